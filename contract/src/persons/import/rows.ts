import * as z from 'zod'
import { id, importedRowFields, type ReadRow, readRowAs } from '../../kit'
import { relationshipStatuses } from '../enums'
import { personFields } from '../fields'
import { checkBirthKnown, checkPerson } from '../rules'

/** How a row finds out that its person is known already; `NONE` makes every row a new one. */
export const personMatchKeys = ['NONE', 'NAME_AND_BIRTH'] as const
export type PersonMatchKey = (typeof personMatchKeys)[number]

/** The fields of a person that a row may say, each stored as the form would store it. */
export const importedPersonFields = personFields.pick({
  ...{ salutation: true, title: true, gender: true, firstName: true, lastName: true, otherFirstNames: true },
  ...{ birthName: true, dateOfBirth: true, dateOfBirthUnknown: true, placeOfBirth: true, notes: true },
  ...{ street: true, streetNumber: true, zipCode: true, city: true, country: true },
  ...{ deceased: true, deceasedAt: true, deceasedTimeAt: true },
  ...{ email: true, phone: true, contactDetails: true },
  ...{ nationality: true, religiousAffiliation: true, profession: true },
  ...{ bankAccountIban: true, bankAccountBic: true, bankAccountInstitute: true },
})

/** One row of a file as a person: what everybody needs, and what the row says besides. */
const importedPerson = importedPersonFields.partial().extend({
  ...importedPersonFields.pick({ gender: true, firstName: true, lastName: true }).shape,
  /** Derived from relationships otherwise: who is not single gets one to nobody who is named. */
  maritalStatus: z.enum(relationshipStatuses).optional(),
})
export type ImportedPerson = z.output<typeof importedPerson>

/** @returns what a row says, and everything that is wrong with it at once: what the form of a person would say. */
export const readPersonRow = (row: unknown): ReadRow<ImportedPerson> => {
  const read = readRowAs(importedPerson, row, () => [])
  const told = new Set(read.findings.map(({ field }) => field.split('.')[0]))
  // Rules look at what could be read alone, and say nothing beside a fault of the same field.
  const broken = [...checkBirthKnown(read.said), ...checkPerson(read.said)]
  return { ...read, findings: [...read.findings, ...broken.filter(({ field }) => !told.has(field.split('.')[0]))] }
}

export const importedPersonRow = z.object({ ...importedRowFields, personId: id.nullable() })
export type ImportedPersonRow = z.output<typeof importedPersonRow>
