import { ageAt, formatDay, today } from '../kit/days'

type Named = { firstName: string; lastName: string; title?: string | null }
type Lived = { dateOfBirth?: string | null; deceasedAt?: string | null; deceased?: boolean | null }

/** @returns `title first last`, without stray blanks. */
export const fullName = (person: Named): string =>
  [person.title, person.firstName, person.lastName].filter(Boolean).join(' ')

/** @returns completed years at death, or today for the living; null without a birth date, or the day of a death. */
export const ageOf = ({ dateOfBirth, deceasedAt, deceased }: Lived, now: string = today()): number | null => {
  const last = deceasedAt ?? (deceased ? null : now)
  return dateOfBirth && last ? ageAt(dateOfBirth, last) : null
}

/** @returns `† 05.11.2026`, the sign alone where the day is not known, null for the living. */
export const deathSign = ({ deceasedAt, deceased }: Omit<Lived, 'dateOfBirth'>): string | null => {
  if (deceasedAt) return `† ${formatDay(deceasedAt)}`
  return deceased ? '†' : null
}

/**
 * A name, and what has become of whom it belongs to: he may have died, and his record may have been deleted.
 *
 * @param deletedWord `gelöscht`, in the language of the screen.
 * @returns `Erna Krause † 05.11.2026 (gelöscht)`
 */
export const nameWithFate = (
  person: Named & Omit<Lived, 'dateOfBirth'> & { deleted: boolean },
  deletedWord: string,
): string => [fullName(person), deathSign(person), person.deleted ? `(${deletedWord})` : null].filter(Boolean).join(' ')

const germanYears = (age: number): string => `${age} ${age === 1 ? 'Jahr' : 'Jahre'}`

/** @returns `* 31.01.1950 † 05.11.2026 - 76 Jahre`; missing parts are left out: spec 1 section 3. */
export const personLine = (person: Lived, now: string = today(), years = germanYears): string => {
  const age = ageOf(person, now)
  const parts = [
    person.dateOfBirth ? `* ${formatDay(person.dateOfBirth)}` : null,
    deathSign(person),
    age === null ? null : `- ${years(age)}`,
  ]
  return parts.filter(Boolean).join(' ')
}
