import { isDeepStrictEqual } from 'node:util'
import {
  checkBirthBeforeMarriages,
  checkPerson,
  likeness,
  type Person,
  type PersonFields,
  personSound,
  withDeathConsequences,
  withInheritanceConsequences,
  withoutZeroUnderage,
} from '@pietas/contract/persons'
import type { Json, Tx } from '../kit/db/transaction'
import { refuseMissing, updateRecord } from '../kit/records'
import { duplicate, refuseIfAny } from '../kit/refusal'
import { inheritanceReferences } from './inheritance'
import { findAlike, fullPersonFacts, lockIdentity, personColumnsOf } from './queries'
import { marriagesOf } from './relationships'

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
  withoutZeroUnderage(withInheritanceConsequences(before, withDeathConsequences(before, changes)))

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
  refuseIfAny(checkPerson({ ...merged, contactDetails: changes.contactDetails ?? [] }))
  if (merged.dateOfBirth !== before.dateOfBirth)
    refuseIfAny(checkBirthBeforeMarriages(merged.dateOfBirth, await marriagesOf(tx, before.id)))
  await refuseUnknownReferences(tx, withoutThoseOf(changes, takenFrom), merged, before.legalEntityId)
  const isRenamed = identityFields.some((field) => merged[field] !== before[field])
  if (isRenamed && !ignoreDuplicates) await refuseDuplicates(tx, before.legalEntityId, merged, before.id)
  const values = { ...personColumnsOf(changes, merged), ...(isRenamed ? { namePhonetic: personSound(merged) } : {}) }
  return updateRecord<Person>(tx, fullPersonFacts, current, values)
}
