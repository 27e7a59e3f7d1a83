import { type Person, type PersonFields, type PersonRow, type persons, storedFieldsOf } from '@pietas/contract/persons'
import { type Call, type Handlers, pathId } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import { narrowed } from '../kit/filters'
import { getRecord, lockRecord, refuseStale, restoreRecord, softDelete } from '../kit/records'
import { conflict } from '../kit/refusal'
import { type SearchWay, searchedPage } from '../kit/search'
import { fullPersonFacts, personFacts } from './queries'
import { lockCouples, storeRelationships } from './relationships'
import { personsFound } from './search'
import { completed, storeChanges, storePerson } from './store'

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

const listed = ({ query, legalEntityId }: Call<Routes['list']>): Sql => {
  const here = sql`p.legal_entity_id = ${legalEntityId}`
  if (query.filterIds) return sql`${here} and p.id = any(${query.filterIds}::bigint[])`
  return sql`${here} and ${query.filters?.deleted ? sql`p.deleted` : sql`not p.deleted`}
    and ${narrowed('p', query.filters, {
      // As the indexes of the few say it.
      factsMissing: (isMissing) => (isMissing ? sql`p.facts_missing` : sql`not p.facts_missing`),
      dateOfBirthUnknown: (isUnknown) => (isUnknown ? sql`p.date_of_birth_unknown` : sql`not p.date_of_birth_unknown`),
    })}
    and ${ofProcess(query.processId)}`
}

const foundIn =
  ({ query, legalEntityId }: Call<Routes['list']>) =>
  (way: SearchWay, typed: string): Sql =>
    sql`p.id = any(array(${personsFound(legalEntityId, typed, way, query.filters?.deleted)}))`

export const personHandlers: Handlers<Routes> = {
  list: (call) => searchedPage<PersonRow>(call.tx, personFacts, call.query, listed(call), foundIn(call)),

  create: async ({ tx, body, query, legalEntityId }) => {
    const { relationships = [], ...sent } = body
    const person = completed(null, storedFieldsOf(sent)) as PersonFields
    const stored = await storePerson(tx, legalEntityId, person, query)
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
    const { tx } = call
    const mayDie = call.body.deceased !== undefined || call.body.deceasedAt !== undefined
    if (mayDie) await lockCouples(tx, thisPerson(call))
    const current = await lockRecord<Person>(tx, fullPersonFacts, thisPerson(call))
    refuseStale(call.ifMatch, current.value())
    const stored = await storeChanges(tx, current, storedFieldsOf(call.body), call.query)
    // What a death makes of marriages is derived after the row has been written.
    return mayDie ? getRecord<Person>(tx, fullPersonFacts, thisPerson(call)) : stored
  },

  delete: async (call) => {
    await softDelete(call.tx, personFacts, thisPerson(call))
    return undefined
  },

  restore: async (call) => {
    const { mergedIntoId } = (await getRecord<Person>(call.tx, fullPersonFacts, thisPerson(call))).value()
    if (mergedIntoId) throw conflict([{ field: '', message: 'person.validation.merged' }])
    return restoreRecord<Person>(call.tx, fullPersonFacts, thisPerson(call))
  },
}
