import type { Person, PersonFields } from '@pietas/contract/persons'
import type { MessageKey } from '../../kit/i18n'

type Field = keyof PersonFields

/** Fields that mean something only together, and are taken from one of the two as a whole. */
export interface MergeRow {
  label: MessageKey
  fields: readonly [Field, ...Field[]]
}

const row = (field: Field): MergeRow => ({ label: `person.${field}` as MessageKey, fields: [field] })

/** What two records of a person may differ in, in the order of the form. A test holds it against the contract. */
export const mergeRows: readonly MergeRow[] = [
  ...(['salutation', 'title', 'firstName', 'lastName', 'otherFirstNames', 'birthName', 'gender'] as const).map(row),
  { label: 'person.dateOfBirth', fields: ['dateOfBirth', 'dateOfBirthUnknown'] },
  ...(['placeOfBirth', 'birthRegistryOffice', 'birthRegisterNumber'] as const).map(row),
  { label: 'person.address', fields: ['street', 'streetNumber', 'zipCode', 'city', 'country'] },
  ...(['phone', 'email', 'contactDetails'] as const).map(row),
  { label: 'person.deceasedAt', fields: ['deceased', 'deceasedAt', 'deceasedTimeAt'] },
  ...(['placeOfDeath', 'lastSeenAliveAt', 'foundDeadAt', 'size', 'weight', 'infectiousData'] as const).map(row),
  ...(['reasonOfDeath', 'deathComment', 'currentPosition'] as const).map(row),
  ...(['deathRegisterNumber', 'deathRegisterDate', 'deathRegistryOfficeId', 'deathRegisteredBy'] as const).map(row),
  { label: 'person.countOfKids', fields: ['countOfKids', 'countOfDeadKids', 'numberOfUnderageChildren'] },
  ...(['nationality', 'religiousAffiliation', 'reportReligion', 'profession'] as const).map(row),
  { label: 'person.section.bank', fields: ['bankAccountIban', 'bankAccountBic', 'bankAccountInstitute'] },
  {
    label: 'person.testamentExists',
    fields: ['testamentExists', 'testamentAbsent', 'testamentManagedByType', 'testamentManagedBy'],
  },
  {
    label: 'person.inheritanceContractExists',
    fields: [
      'inheritanceContractExists',
      'inheritanceContractAbsent',
      'inheritanceContractManagedByType',
      'inheritanceContractManagedBy',
    ],
  },
  {
    label: 'person.section.assets',
    fields: ['ownsLandAssets', 'ownsBusinessAssets', 'ownsAgriculturalAssets', 'ownsOtherAssets', 'ownsUnknownAssets'],
  },
  ...(['contactIdForInheritance', 'notes'] as const).map(row),
]

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

// That a date is unknown says no more than that there is none.
const valuesOf = (person: Person, { fields }: MergeRow) =>
  fields.filter((field) => field !== 'dateOfBirthUnknown').map((field) => person[field])

/** Whether somebody has to choose: nothing on one side is no other answer. */
export const knowsNothing = (person: Person, row: MergeRow): boolean => valuesOf(person, row).every(isEmpty)

// A contact is the same one under whatever number it was stored.
const compared = (person: Person, row: MergeRow): string =>
  JSON.stringify(valuesOf(person, row), (key, value) => (key === '_id' ? undefined : isEmpty(value) ? null : value))

/** @returns the rows in which two records differ. */
export const differingRows = (one: Person, other: Person): MergeRow[] =>
  mergeRows.filter((row) => compared(one, row) !== compared(other, row))

/** @returns what the one who stays takes over: what was chosen, as it stands at the other one. */
export const takenOver = (other: Person, rows: readonly MergeRow[]): Partial<PersonFields> =>
  Object.fromEntries(rows.flatMap(({ fields }) => fields.map((field) => [field, other[field]])))
