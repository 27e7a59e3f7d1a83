import { checkContacts, dayOf, type Finding, namesOf, required, today, wallTimeOf } from '../kit'
import { deathFields, type PersonFields } from './fields'
import { checkInheritance, type InheritanceFields } from './inheritance'

type Children = Partial<Pick<PersonFields, 'countOfKids' | 'countOfDeadKids' | 'numberOfUnderageChildren'>>
type Contacts = Partial<Pick<PersonFields, 'contactDetails'>>
type Death = Partial<
  Pick<PersonFields, 'deceasedAt' | 'deceasedTimeAt' | 'lastSeenAliveAt' | 'foundDeadAt' | 'deathRegisterDate'>
>
type Dates = Death & Partial<Pick<PersonFields, 'dateOfBirth' | 'dateOfBirthUnknown'>>

/** Neither dead nor underage children can outnumber the children: spec 2 section 5. */
export const checkChildren = (person: Children): Finding[] => {
  const kids = person.countOfKids ?? 0
  const findings: Finding[] = []
  if ((person.numberOfUnderageChildren ?? 0) > kids)
    findings.push({ field: 'numberOfUnderageChildren', message: 'invalidAmountOfUnderageChildren' })
  if ((person.countOfDeadKids ?? 0) > kids)
    findings.push({ field: 'countOfDeadKids', message: 'invalidAmountOfDeadKids' })
  return findings
}

/** A birth lies before today, the death and the last sign of life; the same day is fine: spec 2 sections 2 and 5. */
const checkBirth = (person: Dates, now: string): Finding[] => {
  const { dateOfBirth, deceasedAt, lastSeenAliveAt } = person
  if (!dateOfBirth) return []
  if (dateOfBirth > now) return [{ field: 'dateOfBirth', message: 'common.date-in-future' }]
  const findings: Finding[] = []
  if (deceasedAt && dateOfBirth > deceasedAt)
    findings.push({ field: 'dateOfBirth', message: 'birthDateBeforeDeceasedAt' })
  if (lastSeenAliveAt && dateOfBirth > dayOf(lastSeenAliveAt))
    findings.push({ field: 'dateOfBirth', message: 'birthDateBeforeLastSeenAliveAt' })
  return findings
}

const past = ['deceasedAt', 'lastSeenAliveAt', 'foundDeadAt', 'deathRegisterDate'] as const
const dayIn = (value: string): string => (value.includes('T') ? dayOf(value) : value)

const minuteOf = (instant: string): string => Object.values(wallTimeOf(instant)).join(' ')

/** What has happened lies before today or on it. */
const checkPast = (person: Death, now: string): Finding[] =>
  past
    .filter((field) => dayIn(person[field] ?? '') > now)
    .map((field) => ({ field, message: 'person.validation.in-future' }))

/**
 * Somebody is last seen alive, dies, is found and is registered, in this order. Within a day the times are compared that
 * are known; the same minute is fine.
 */
const checkOrder = (person: Death): Finding[] => {
  const { deceasedAt, deceasedTimeAt, lastSeenAliveAt, foundDeadAt, deathRegisterDate } = person
  const findings: Finding[] = []
  const seen = lastSeenAliveAt ? minuteOf(lastSeenAliveAt) : null
  const found = foundDeadAt ? minuteOf(foundDeadAt) : null
  if (deceasedAt) {
    const [earliest, latest] = [
      `${deceasedAt} ${deceasedTimeAt ?? '00:00'}`,
      `${deceasedAt} ${deceasedTimeAt ?? '23:59'}`,
    ]
    if (seen && seen > latest)
      findings.push({ field: 'lastSeenAliveAt', message: 'person.validation.last-seen-after-death' })
    if (found && found < earliest)
      findings.push({ field: 'foundDeadAt', message: 'person.validation.found-before-death' })
    if (deathRegisterDate && deathRegisterDate < deceasedAt)
      findings.push({ field: 'deathRegisterDate', message: 'person.validation.registered-before-death' })
  } else if (seen && found && found < seen)
    findings.push({ field: 'foundDeadAt', message: 'person.validation.found-before-last-seen' })
  return findings
}

/** A birth date must be there, unless nobody could say it: spec 2 section 5, decisions section 10. */
export const checkBirthKnown = ({ dateOfBirth, dateOfBirthUnknown }: Dates): Finding[] =>
  dateOfBirth || dateOfBirthUnknown ? [] : [{ field: 'dateOfBirth', message: required }]

/** Every rule about the dates of a life, none of which anybody knows before it has come. */
export const checkDates = (person: Dates, now: string = today()): Finding[] => [
  ...checkBirth(person, now),
  ...checkPast(person, now),
  ...checkOrder(person),
]

/** Every rule that compares fields of a person; runs on the merged record, in the form and in the handler. */
export const checkPerson = (person: Children & Dates & Contacts & Partial<InheritanceFields>): Finding[] => [
  ...checkDates(person),
  ...checkChildren(person),
  ...checkContacts(person.contactDetails),
  ...checkInheritance(person),
]

/**
 * What a change of the death means for the rest of the record: spec 1 section 4, decisions section 5.
 *
 * @returns the changes completed: a first death date makes the person deceased, switching `deceased` off
 *   clears every detail of the death.
 */
export const withDeathConsequences = (
  before: Partial<PersonFields> | null,
  changes: Partial<PersonFields>,
): Partial<PersonFields> => {
  if (changes.deceased === false && !changes.deceasedAt)
    return { ...changes, ...Object.fromEntries(namesOf(deathFields).map((field) => [field, null])) }
  // A death date and "not deceased" contradict each other: the date wins.
  if (changes.deceasedAt && (!before?.deceasedAt || changes.deceased === false)) return { ...changes, deceased: true }
  return changes
}

/** A birth date and "unknown" contradict each other: a date that is said wins. */
export const withBirthConsequences = (changes: Partial<PersonFields>): Partial<PersonFields> => {
  if (changes.dateOfBirth) return { ...changes, dateOfBirthUnknown: false }
  return changes.dateOfBirthUnknown ? { ...changes, dateOfBirth: null } : changes
}

/** Children counted as none are stored as unknown: spec 2 section 5. */
export const withoutZeroUnderage = (changes: Partial<PersonFields>): Partial<PersonFields> =>
  changes.numberOfUnderageChildren === 0 ? { ...changes, numberOfUnderageChildren: null } : changes

const impliedGenders = { SIR: 'MALE', MADAM: 'FEMALE' } as const

/** @returns the gender that a salutation suggests; a chosen gender stays: spec 2 section 2. */
export const genderFor = (
  salutation: PersonFields['salutation'],
  chosen: PersonFields['gender'] | null | undefined,
): PersonFields['gender'] | null => {
  if (chosen) return chosen
  if (salutation === 'SIR' || salutation === 'MADAM') return impliedGenders[salutation]
  return null
}
