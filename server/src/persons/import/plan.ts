import type { ReadRow } from '@pietas/contract/kit'
import {
  foldedName,
  type ImportedPerson,
  type ImportedPersonRow,
  type PersonFields,
  type PersonMatchKey,
  personSound,
  readPersonRow,
} from '@pietas/contract/persons'
import type { Tx } from '../../kit/db/transaction'
import type { Values } from '../../kit/db/write'
import { completed } from '../store'
import { type Alike, findAllAlike, type Identity } from './queries'

type Read = ReadRow<ImportedPerson>

/** What is to become of a row: the answer to the caller, and what would be stored. */
export type Planned = ImportedPersonRow & {
  values: Values
  maritalStatus: ImportedPerson['maritalStatus'] | undefined
  legalEntityId: number
}

type Named = Pick<Identity, 'firstName' | 'lastName'>

const nameOf = ({ firstName, lastName }: Partial<Named>): string | null =>
  [lastName, firstName].filter(Boolean).join(', ') || null

const isNamedAlike = (one: Named, other: Named): boolean =>
  foldedName(one.firstName) === foldedName(other.firstName) && foldedName(one.lastName) === foldedName(other.lastName)

/** Who a row is about; null where it does not say so much. */
const identityOf = ({ said, findings }: Read): Identity | null => {
  const { firstName, lastName, dateOfBirth = null } = said
  if (findings.length > 0 || !firstName || !lastName) return null
  return { firstName, lastName, dateOfBirth, sound: personSound({ firstName, lastName }) }
}

type Met = { known: Alike | undefined; errors: ImportedPersonRow['errors'] }

/** Whom a row meets: among those who are stored, and in the rows above it. */
const metBy = (identity: Identity, stored: readonly Alike[], above: readonly Identity[]): Met => {
  const known = stored.find((other) => isNamedAlike(identity, other))
  const told = (message: string, other: Partial<Named>) => ({
    known,
    errors: [{ field: 'name', message: `person.validation.import-${message}`, about: nameOf(other) ?? '' }],
  })
  if (known) return told('known', known)
  const [similar] = stored
  if (similar) return told('alike', similar)
  const twin = above.find((other) => isNamedAlike(identity, other))
  if (twin) return told('twice', twin)
  const [neighbour] = above
  return neighbour ? told('alike-above', neighbour) : { known, errors: [] }
}

const valuesOf = ({ maritalStatus: _status, ...said }: Partial<ImportedPerson>, sound: string): Values => {
  const person = completed(null, said as Partial<PersonFields>)
  const contacts = (said.contactDetails ?? []).map((contact) => ({ ...contact, _id: crypto.randomUUID() }))
  return { deceased: false, dateOfBirthUnknown: false, ...person, contactDetails: contacts, namePhonetic: sound }
}

/**
 * Decides for each row of a file what is to become of it: whoever is known already is left alone, and whoever may be
 * somebody else is left to the form, where it is asked.
 */
export const planImport = async (
  tx: Tx,
  legalEntityId: number,
  matchBy: PersonMatchKey,
  rows: readonly unknown[],
): Promise<Planned[]> => {
  const read = rows.map((row) => readPersonRow(row))
  const identities = read.map(identityOf)
  const asked = identities.flatMap((identity, at) => (identity && matchBy !== 'NONE' ? [{ identity, at }] : []))
  const alike = await findAllAlike(
    tx,
    legalEntityId,
    asked.map(({ identity }) => identity),
  )
  const stored = new Map(asked.map(({ at }, position) => [at, alike.get(position) ?? []]))
  const seen = new Map<string, Identity[]>()
  return read.map((one, at) => {
    const { said, findings } = one
    const row = { row: at + 1, name: nameOf(said), values: {}, legalEntityId, maritalStatus: said.maritalStatus }
    const identity = identities[at]
    if (!identity) return { ...row, outcome: 'REFUSED', errors: findings, personId: null }
    const key = `${identity.dateOfBirth}|${identity.sound}`
    const above = matchBy === 'NONE' ? [] : (seen.get(key) ?? [])
    const { known, errors } = metBy(identity, stored.get(at) ?? [], above)
    if (known) return { ...row, outcome: 'UNCHANGED', errors, personId: known.id }
    if (errors.length > 0) return { ...row, outcome: 'REFUSED', errors, personId: null }
    seen.set(key, [...above, identity])
    return { ...row, outcome: 'CREATE', errors, personId: null, values: valuesOf(said, identity.sound) }
  })
}
