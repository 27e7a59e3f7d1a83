import * as z from 'zod'
import { optionalText, shownWhole } from '../kit'
import { paperTypes, settingsOf } from './settings'

/** Leaves room to count on. */
export const maxStartingNumber = 999_999_999_999

const missing = 'number-range.validation.starting-number.required'
const negative = 'number-range.validation.starting-number.positive'
const notWhole = 'number-range.validation.starting-number.integer'

// A limit has a message of its own.
const noNumber = ({ code, input }: { code: string; input: unknown }): string | undefined => {
  if (code !== 'invalid_type') return undefined
  return input === undefined || input === null ? missing : notWhole
}

/** How the papers of a kind are numbered at a legal entity; see `previewOf` of the kit. */
export const numberRangeFields = z.object({
  type: z.enum(paperTypes),
  prefix: optionalText(30).refine((value) => value === null || !/[\r\n]/.test(value), {
    error: 'common.validation-one-line',
  }),
  startingNumber: z.int({ error: noNumber }).min(0, { error: negative }).max(maxStartingNumber),
})

export const numberRanges = settingsOf({
  path: 'number-ranges',
  item: 'numberRange',
  fields: numberRangeFields,
  required: numberRangeFields.pick({ type: true, startingNumber: true }),
  query: shownWhole({ sortBy: ['TYPE', 'CREATED_AT'] }),
})
export type StoredNumberRange = z.output<typeof numberRanges.create.answer>
