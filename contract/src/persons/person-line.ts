import { ageAt, formatDay, today } from '../kit/days'

type Named = { firstName: string; lastName: string; title?: string | null }
type Lived = { dateOfBirth?: string | null; deceasedAt?: string | null }

/** @returns `title first last`, without stray blanks. */
export const fullName = (person: Named): string =>
  [person.title, person.firstName, person.lastName].filter(Boolean).join(' ')

/** @returns completed years at death, or today for the living; null without a birth date. */
export const ageOf = (person: Lived, now: string = today()): number | null =>
  person.dateOfBirth ? ageAt(person.dateOfBirth, person.deceasedAt ?? now) : null

const germanYears = (age: number): string => `${age} ${age === 1 ? 'Jahr' : 'Jahre'}`

/** @returns `* 31.01.1950 † 05.11.2026 - 76 Jahre`; missing parts are left out: spec 1 section 3. */
export const personLine = (person: Lived, now: string = today(), years = germanYears): string => {
  const age = ageOf(person, now)
  const parts = [
    person.dateOfBirth ? `* ${formatDay(person.dateOfBirth)}` : null,
    person.deceasedAt ? `† ${formatDay(person.deceasedAt)}` : null,
    age === null ? null : `- ${years(age)}`,
  ]
  return parts.filter(Boolean).join(' ')
}
