import { isDeepStrictEqual } from 'node:util'
import {
  checkBirthBeforeMarriages,
  checkBirthKnown,
  checkPerson,
  likeness,
  type Person,
  type PersonFields,
  personSound,
  withBirthConsequences,
  withDeathConsequences,
  withInheritanceConsequences,
  withoutZeroUnderage,
} from '@pietas/contract/persons'
import { sql } from '../kit/db/sql'
import type { Json, Tx } from '../kit/db/transaction'
import { insertRecord, lockRecord, refuseMissing, updateRecord } from '../kit/records'
import { duplicate, refuseIfAny } from '../kit/refusal'
import { inheritanceReferences } from './inheritance'
import { findAlike, fullPersonFacts, lockIdentity, personColumnsOf } from './queries'
import { lockCouples, marriagesOf } from './relationships'

/** Two requests at once wait for each other here, so that both cannot pass the check. */
export const refuseDuplicates = async (tx: Tx, legalEntityId: number, person: PersonFields, id: number | null) => {
  const identity = { id, dateOfBirth: person.dateOfBirth, sound: personSound(person) }
  await lockIdentity(tx, legalEntityId, identity)
  const alike = await findAlike(tx, legalEntityId, identity)
  if (alike.length === 0) return
  const candidates = alike.map((other) => ({ ...other, ...likeness(person, other) }))
  throw duplicate(candidates.sort((one, other) => other.score - one.score))
}

export const refuseUnknownReferences = async (
  tx: Tx,
  changes: Partial<PersonFields>,
  merged: Partial<PersonFields>,
  legalEntityId: number,
): Promise<void> => {
  await refuseMissing(tx, [
    { field: 'deathRegisteredBy.userId', table: 'users', id: changes.deathRegisteredBy?.userId },
  ])
  await refuseMissing(
    tx,
    [
      { field: 'birthRegistryOffice', table: 'business_partners', id: changes.birthRegistryOffice },
      { field: 'deathRegistryOfficeId', table: 'business_partners', id: changes.deathRegistryOfficeId },
      { field: 'deathRegisteredBy.personId', table: 'persons', id: changes.deathRegisteredBy?.personId },
      {
        field: 'deathRegisteredBy.businessPartnerId',
        table: 'business_partners',
        id: changes.deathRegisteredBy?.businessPartnerId,
      },
      {
        field: 'deathRegisteredBy.legalEntityBranchId',
        table: 'branches',
        id: changes.deathRegisteredBy?.legalEntityBranchId,
      },
      ...inheritanceReferences(changes, merged),
    ],
    legalEntityId,
  )
}

/** What was sent, with what follows from it. */
export const completed = (before: Person | null, changes: Partial<PersonFields>): Partial<PersonFields> =>
  withoutZeroUnderage(
    withInheritanceConsequences(before, withDeathConsequences(before, withBirthConsequences(changes))),
  )

/** Stores a new person, once every rule has looked at him. @throws 400, 409 with persons who may be the same one */
export const storePerson = async (
  tx: Tx,
  legalEntityId: number,
  person: PersonFields,
  { ignoreDuplicates }: Pick<Storing, 'ignoreDuplicates'>,
): Promise<Json<Person>> => {
  refuseIfAny(checkPerson(person))
  await refuseUnknownReferences(tx, person, person, legalEntityId)
  if (!ignoreDuplicates) await refuseDuplicates(tx, legalEntityId, person, null)
  const values = { ...personColumnsOf(person), legalEntityId, namePhonetic: personSound(person) }
  return insertRecord<Person>(tx, fullPersonFacts, values)
}

const identityFields = ['firstName', 'lastName', 'dateOfBirth'] as const

type Storing = {
  ignoreDuplicates?: boolean | undefined
  /** Whose references are not asked about again: what he refers to may have been deleted since. */
  takenFrom?: Person
}

const withoutThoseOf = (changes: Partial<PersonFields>, other: Person | undefined): Partial<PersonFields> =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => !other || !isDeepStrictEqual(value, other[field as keyof PersonFields]),
    ),
  )

/** Stores changes of a locked person, once every rule has looked at them beside what stays. */
export const storeChanges = async (
  tx: Tx,
  current: Json<Person>,
  sent: Partial<PersonFields>,
  { ignoreDuplicates, takenFrom }: Storing = {},
): Promise<Json<Person>> => {
  const before = current.value()
  const changes = completed(before, sent)
  const merged: PersonFields = { ...before, ...changes }
  // Contacts from before they were checked by type stand in the way of no other change.
  refuseIfAny([...checkBirthKnown(merged), ...checkPerson({ ...merged, contactDetails: changes.contactDetails ?? [] })])
  if (merged.dateOfBirth !== before.dateOfBirth)
    refuseIfAny(checkBirthBeforeMarriages(merged.dateOfBirth, await marriagesOf(tx, before.id)))
  await refuseUnknownReferences(tx, withoutThoseOf(changes, takenFrom), merged, before.legalEntityId)
  const isRenamed = identityFields.some((field) => merged[field] !== before[field])
  if (isRenamed && !ignoreDuplicates) await refuseDuplicates(tx, before.legalEntityId, merged, before.id)
  const values = { ...personColumnsOf(changes, merged), ...(isRenamed ? { namePhonetic: personSound(merged) } : {}) }
  return updateRecord<Person>(tx, fullPersonFacts, current, values)
}

/**
 * Completes a person of a legal entity by what somebody has said of him.
 *
 * @param changesOf what to change, by how he is stored now.
 * @throws 400, 404
 */
export const completePerson = async (
  tx: Tx,
  { id, legalEntityId }: { id: number; legalEntityId: number },
  changesOf: (before: Person) => Partial<PersonFields>,
): Promise<void> => {
  const thisPerson = sql`p.legal_entity_id = ${legalEntityId} and p.id = ${id}`
  await lockCouples(tx, thisPerson)
  const current = await lockRecord<Person>(tx, fullPersonFacts, thisPerson)
  await storeChanges(tx, current, changesOf(current.value()), { ignoreDuplicates: true })
}

/** Records a person whom nobody has asked for more than a few fields. @throws 400, 409 */
export const recordPerson = async (
  tx: Tx,
  legalEntityId: number,
  said: Partial<PersonFields>,
  options: Pick<Storing, 'ignoreDuplicates'>,
): Promise<number> => (await storePerson(tx, legalEntityId, completed(null, said) as PersonFields, options)).value().id
