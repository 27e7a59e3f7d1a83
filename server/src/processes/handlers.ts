import type { PersonRow } from '@pietas/contract/persons'
import type { Process, ProcessRow, processes } from '@pietas/contract/processes'
import { type Call, demand, type Handlers, pathId } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import { betweenInstants, equals, oneOf } from '../kit/filters'
import { listPage } from '../kit/paging'
import { getRecord, lockRecord, refuseStale, updateRecord, withLinksChanged } from '../kit/records'
import { personFacts } from '../persons'
import {
  completed,
  createProcess,
  refuseBrokenRules,
  refuseLockedPartners,
  refuseOrphan,
  refuseSameCase,
} from './create'
import { processFacts, processListFacts, splitLinks, storeLinks } from './queries'

type Routes = typeof processes

const thisProcess = (call: Pick<Call, 'params' | 'legalEntityId'>): Sql =>
  sql`c.legal_entity_id = ${call.legalEntityId} and c.id = ${pathId(call, 'processId')}`

// A case is found by the people in it, or by its number.
const matching = (legalEntityId: number, typed: string | null | undefined): Sql => {
  if (!typed) return sql`true`
  const [, sign, number] = /^(#?)(\d{1,15})$/.exec(typed) ?? []
  if (sign && number) return sql`c.id = ${Number(number)}`
  const people = sql`array(select search_persons(${legalEntityId}::bigint, ${typed}))`
  const partners = sql`array(select search_business_partners(${legalEntityId}::bigint, ${typed}))`
  return sql`(c.deceased_person_id = any(${people}) or c.client_person_id = any(${people})
    or c.client_business_partner_id = any(${partners}) or c.id = ${number ? Number(number) : 0})`
}

// The few forms of a type are looked up once, and the processes then compared by the form that they store.
const ofBurialTypes = (ids: number[] | undefined): Sql =>
  ids && ids.length > 0
    ? sql`c.burial_form_id = any(array(select f.id from burial_forms f where ${oneOf('f.burial_type_id', ids)}))`
    : sql`true`

// Each part that a partner may have is looked up by its own index; one condition with `or` would use none of them.
const withPartner = (id: number | undefined): Sql =>
  id === undefined
    ? sql`true`
    : sql`c.id = any(array(
        select p.id from processes p where p.client_business_partner_id = ${id}
        union select p.id from processes p where p.cemetery_id = ${id}
        union select x.process_id from process_business_partners x where x.business_partner_id = ${id}))`

const listed = ({ query, legalEntityId }: Call<Routes['list']>): Sql => {
  const here = sql`c.legal_entity_id = ${legalEntityId} and not c.deleted`
  if (query.filterIds) return sql`${here} and c.id = any(${query.filterIds}::bigint[])`
  const filters = query.filters ?? {}
  return sql`${here} and ${matching(legalEntityId, query.query)}
    and ${oneOf('c.type', filters.type)} and ${oneOf('c.status', filters.status)}
    and ${oneOf('c.recording_type', filters.recordingType)} and ${ofBurialTypes(filters.burialTypeId)}
    and ${oneOf('c.legal_entity_branch_id', filters.legalEntityBranchId)}
    and ${equals('c.assignee_id', filters.assigneeId)} and ${betweenInstants(sql`c.created_at`, filters.createdAt)}
    and ${equals('c.deceased_person_id', filters.deceasedPersonId)} and ${withPartner(filters.businessPartnerId)}`
}

const personsOf = (process: Process): number[] => {
  const ids = [
    process.deceasedPersonId,
    process.clientPersonId,
    process.informingPersonId,
    process.graveOwnerId,
    ...process.platformAccessInvitedPersonIds,
    ...process.processPersons.map((row) => row.personId),
  ]
  return [...new Set(ids.filter((id) => id !== null))]
}

export const processHandlers: Handlers<Routes> = {
  list: (call) => listPage<ProcessRow>(call.tx, processListFacts, call.query, listed(call)),

  create: createProcess,

  get: (call) => getRecord<Process>(call.tx, processFacts, thisProcess(call)),

  find: async (call) => {
    const found = await getRecord<Process>(call.tx, processFacts, sql`c.id = ${pathId(call, 'processId')}`)
    await demand(call, 'Process:List', found.value().legalEntityId)
    return found
  },

  update: async (call) => {
    const { tx } = call
    const current = await lockRecord<Process>(tx, processFacts, thisProcess(call))
    const before = refuseStale(call.ifMatch, current.value())
    const changes = completed(before, call.body)
    const merged = { ...before, ...changes }
    refuseOrphan(merged)
    await refuseBrokenRules(call, merged, changes)
    await refuseLockedPartners(tx, call.body, before)
    const isOtherCase = merged.type !== before.type || merged.deceasedPersonId !== before.deceasedPersonId
    if (isOtherCase && !call.query.ignoreDuplicates) await refuseSameCase(tx, merged, before.id)
    const { own, links } = splitLinks(changes)
    await updateRecord<Process>(tx, processFacts, current, withLinksChanged(before, links, own))
    await storeLinks(tx, before.id, links)
    return getRecord<Process>(tx, processFacts, sql`c.id = ${before.id}`)
  },

  listPersons: async (call) => {
    const found = await getRecord<Process>(call.tx, processFacts, sql`c.id = ${pathId(call, 'processId')}`)
    const process = found.value()
    await demand(call, 'Process:List', process.legalEntityId)
    const query = { sortBy: 'NAME', limit: 500 }
    return listPage<PersonRow>(call.tx, personFacts, query, sql`p.id = any(${personsOf(process)}::bigint[])`)
  },
}
