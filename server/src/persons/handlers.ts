import type { DayRange } from '@pietas/contract/kit'
import {
  checkBirthBeforeMarriages,
  checkPerson,
  likeness,
  type Person,
  type PersonFields,
  type PersonRow,
  personSound,
  type persons,
  storedFieldsOf,
  withDeathConsequences,
  withInheritanceConsequences,
  withoutZeroUnderage,
} from '@pietas/contract/persons'
import { type Call, type Handlers, pathId } from '../kit/call'
import { orElse, type Sql, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { betweenDays, narrowed } from '../kit/filters'
import { listPage } from '../kit/paging'
import {
  getRecord,
  insertRecord,
  lockRecord,
  refuseMissing,
  refuseStale,
  softDelete,
  updateRecord,
} from '../kit/records'
import { duplicate, refuseIfAny } from '../kit/refusal'
import { wordsMatch } from '../kit/search'
import { inheritanceReferences } from './inheritance'
import { findAlike, fullPersonFacts, lockIdentity, personColumnsOf, personFacts } from './queries'
import { lockCouples, marriagesOf, storeRelationships } from './relationships'

type Routes = typeof persons

const thisPerson = (call: Pick<Call, 'params' | 'legalEntityId'>): Sql =>
  sql`p.legal_entity_id = ${call.legalEntityId} and p.id = ${pathId(call, 'personId')}`

const ofProcess = (processId: number | undefined): Sql =>
  processId
    ? sql`p.id in (
        select unnest(array[c.deceased_person_id, c.client_person_id, c.informing_person_id, c.grave_owner_id])
          from processes c where c.id = ${processId}
        union select x.person_id from process_invited_persons x where x.process_id = ${processId}
        union select x.person_id from process_persons x where x.process_id = ${processId} and not x.deleted)`
    : sql`true`

// As the index of the sort holds it, so that a filter by the date of death is answered from there.
const diedWithin = (range: DayRange): Sql =>
  range.from || range.to
    ? sql`p.deceased_at is not null and ${betweenDays(sql.raw(orElse('p.deceased_at', "'-infinity'::date")), range)}`
    : sql`true`

const listed = ({ query, legalEntityId }: Call<Routes['list']>): Sql => {
  const here = sql`p.legal_entity_id = ${legalEntityId}`
  if (query.filterIds) return sql`${here} and p.id = any(${query.filterIds}::bigint[])`
  return sql`${here} and not p.deleted and ${wordsMatch('p', 'persons', legalEntityId, query.query)}
    and ${narrowed('p', query.filters, { deceasedAt: diedWithin })}
    and ${ofProcess(query.processId)}`
}

/** Two requests at once wait for each other here, so that both cannot pass the check. */
const refuseDuplicates = async (tx: Tx, legalEntityId: number, person: PersonFields, id: number | null) => {
  const identity = { id, dateOfBirth: person.dateOfBirth, sound: personSound(person) }
  await lockIdentity(tx, legalEntityId, identity)
  const alike = await findAlike(tx, legalEntityId, identity)
  if (alike.length === 0) return
  const candidates = alike.map((other) => ({ ...other, ...likeness(person, other) }))
  throw duplicate(candidates.sort((one, other) => other.score - one.score))
}

const refuseUnknownReferences = async (
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

const completed = (before: Person | null, changes: Partial<PersonFields>): Partial<PersonFields> =>
  withoutZeroUnderage(withInheritanceConsequences(before, withDeathConsequences(before, changes)))

const identityFields = ['firstName', 'lastName', 'dateOfBirth'] as const

export const personHandlers: Handlers<Routes> = {
  list: (call) => listPage<PersonRow>(call.tx, personFacts, call.query, listed(call)),

  create: async ({ tx, body, query, legalEntityId }) => {
    const { relationships = [], ...sent } = body
    const person = completed(null, storedFieldsOf(sent)) as PersonFields
    refuseIfAny(checkPerson(person))
    await refuseUnknownReferences(tx, person, person, legalEntityId)
    if (!query.ignoreDuplicates) await refuseDuplicates(tx, legalEntityId, person, null)
    const values = { ...personColumnsOf(person), legalEntityId, namePhonetic: personSound(person) }
    const stored = await insertRecord<Person>(tx, fullPersonFacts, values)
    if (relationships.length === 0) return stored
    const { id } = stored.value()
    await storeRelationships(tx, legalEntityId, { ...person, id }, relationships, {
      place: 'relationships.',
      ignoreDoubts: query.ignoreDoubts,
    })
    return getRecord<Person>(tx, fullPersonFacts, sql`p.id = ${id}`)
  },

  get: (call) => getRecord<Person>(call.tx, fullPersonFacts, thisPerson(call)),

  update: async (call) => {
    const { tx, legalEntityId } = call
    const mayDie = call.body.deceased !== undefined || call.body.deceasedAt !== undefined
    if (mayDie) await lockCouples(tx, thisPerson(call))
    const current = await lockRecord<Person>(tx, fullPersonFacts, thisPerson(call))
    const before = refuseStale(call.ifMatch, current.value())
    const changes = completed(before, storedFieldsOf(call.body))
    const merged: PersonFields = { ...before, ...changes }
    // Contacts from before they were checked by type stand in the way of no other change.
    refuseIfAny(checkPerson({ ...merged, contactDetails: changes.contactDetails ?? [] }))
    if (merged.dateOfBirth !== before.dateOfBirth)
      refuseIfAny(checkBirthBeforeMarriages(merged.dateOfBirth, await marriagesOf(tx, before.id)))
    await refuseUnknownReferences(tx, changes, merged, legalEntityId)
    const isRenamed = identityFields.some((field) => merged[field] !== before[field])
    if (isRenamed && !call.query.ignoreDuplicates) await refuseDuplicates(tx, legalEntityId, merged, before.id)
    const values = { ...personColumnsOf(changes, merged), ...(isRenamed ? { namePhonetic: personSound(merged) } : {}) }
    const stored = await updateRecord<Person>(tx, fullPersonFacts, current, values)
    // What a death makes of marriages is derived after the row has been written.
    return mayDie ? getRecord<Person>(tx, fullPersonFacts, thisPerson(call)) : stored
  },

  delete: async (call) => {
    await softDelete(call.tx, personFacts, thisPerson(call))
    return undefined
  },
}
