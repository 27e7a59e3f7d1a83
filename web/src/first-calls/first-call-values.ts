import { checkFirstCall, type FirstCall, type FirstCallFields, firstCallFields } from '@pietas/contract/first-calls'
import { namesOf } from '@pietas/contract/kit/names'

/** The fields of the sheet: what is stored of a call. */
export type FirstCallValues = FirstCallFields

/** What the sheet shows of a stored call, or of one that has just begun. */
export const firstCallValues = (call?: FirstCall | Record<string, unknown>): FirstCallValues => {
  const stored = (call ?? {}) as Partial<FirstCallFields>
  const values = namesOf(firstCallFields).map((name) => [name, stored[name] ?? null])
  return { ...Object.fromEntries(values), dateOfBirthUnknown: stored.dateOfBirthUnknown ?? false } as FirstCallValues
}

/** What has to hold for a call to be kept. */
export const firstCallRules = (values: FirstCallValues) => checkFirstCall(values)
