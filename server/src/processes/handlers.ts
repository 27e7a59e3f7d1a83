import { endOfDay, startOfDay, today } from '@pietas/contract/kit'
import type { PersonRow } from '@pietas/contract/persons'
import {
  funeralDays,
  type funeralStates,
  type Process,
  type ProcessFields,
  type ProcessRow,
  type processes,
} from '@pietas/contract/processes'
import { type Call, demand, type Handlers, pathId, reaches } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import { beginsWith, narrowed, oneOf } from '../kit/filters'
import { listPage } from '../kit/paging'
import { getRecord, lockRecord, refuseStale, updateRecord, withLinksChanged } from '../kit/records'
import { invalidField, Refusal } from '../kit/refusal'
import { searchedPage } from '../kit/search'
import { lockPersons, personFacts } from '../persons'
import { caseOfEntity } from './case-of-record'
import { storeClient } from './client'
import {
  completed,
  copyProcess,
  openProcess,
  parentOf,
  refuseBrokenRules,
  refuseOrphan,
  refuseSameCase,
  splitClient,
} from './create'
import { inviteGuests } from './portal/invitations'
import { countParts, processFacts, processListFacts, splitLinks, storeLinks, unburied } from './queries'
import { foundIn } from './search'

type Routes = typeof processes

const thisProcess = (call: Pick<Call, 'params' | 'legalEntityId'>): Sql =>
  sql`c.legal_entity_id = ${call.legalEntityId} and c.id = ${pathId(call, 'processId')}`

/** Holds whom a change of the case is about besides: whoever changes them holds them before their cases. */
const holdPeople = async (call: Call<Routes['update']>): Promise<void> => {
  const { deceasedPersonId, clientPersonId, clientPersonRelationship } = call.body
  if (!deceasedPersonId && !clientPersonRelationship) return
  const known = (await getRecord<Process>(call.tx, processFacts, thisProcess(call))).value()
  const people = [deceasedPersonId, clientPersonId, known.deceasedPersonId, known.clientPersonId]
  await lockPersons(call.tx, people)
}

// The few forms of a type are looked up once, and the processes then compared by the form that they store.
const ofBurialTypes = (ids: number[]): Sql =>
  sql`c.burial_form_id = any(array(select f.id from burial_forms f where ${oneOf('f.burial_type_id', ids)}))`

// Each part that a partner may have is looked up by its own index; one condition with `or` would use none of them.
const withPartner = (id: number): Sql =>
  sql`c.id = any(array(
    select p.id from processes p where p.client_business_partner_id = ${id}
    union select p.id from processes p where p.cemetery_id = ${id}
    union select x.process_id from process_business_partners x where x.business_partner_id = ${id}))`

const isBuriedSoon = (): Sql => {
  const [first, last] = funeralDays(today())
  return sql`c.status <> 'CANCELLED'
    and c.funeral_sort_at between ${startOfDay(first)}::timestamptz and ${endOfDay(last)}::timestamptz`
}

const inFuneralState: Record<(typeof funeralStates)[number], () => Sql> = {
  AHEAD: () => sql.raw(unburied('c')),
  WITHOUT_DATE: () => sql.raw(`${unburied('c')} and c.funeral_sort_at = 'infinity'`),
  NEXT_DAYS: isBuriedSoon,
}

const listed = ({ query, legalEntityId }: Call<Routes['list']>): Sql => {
  const here = sql`c.legal_entity_id = ${legalEntityId} and not c.deleted`
  if (query.filterIds) return sql`${here} and c.id = any(${query.filterIds}::bigint[])`
  return sql`${here} and ${narrowed('c', query.filters, {
    burialTypeId: ofBurialTypes,
    graveNumber: (start) => beginsWith('c.grave_number_key', start),
    businessPartnerId: withPartner,
    funeral: (state) => inFuneralState[state](),
  })}`
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

type Draft = Partial<ProcessFields>

// Another type, another deceased, or a cancelled case that lives again may meet a twin.
const isOtherCase = (before: Process, merged: Pick<Process, 'type' | 'status' | 'deceasedPersonId'>): boolean =>
  merged.status !== 'CANCELLED' &&
  (before.status === 'CANCELLED' || merged.type !== before.type || merged.deceasedPersonId !== before.deceasedPersonId)

// An additional process that moves to another parent follows that one's deceased.
const withParent = async (
  call: Pick<Call, 'tx' | 'legalEntityId'>,
  before: Process,
  { type = before.type, parentId, deceasedPersonId }: Draft,
): Promise<Draft> => {
  if (type !== 'ADDITIONAL' || !parentId || parentId === before.parentId) return {}
  const parent = await parentOf(call, parentId, before.id)
  return { deceasedPersonId: deceasedPersonId ?? parent.deceasedPersonId }
}

/** Cancels what is left to do for a process. */
export type CancelTasks = (call: Pick<Call, 'actor' | 'house' | 'tenantId' | 'tx'>, processId: number) => Promise<void>

/** What processes need to know of tasks, which stand to their right; app.ts hands it in. */
export type ProcessParts = {
  cancelTasks: CancelTasks
  /** The tasks `t` of a legal entity that the caller may read and that are left to do, as a condition. */
  isOpenTask: (call: Pick<Call, 'actor' | 'grants'>, legalEntityId: number) => Sql
}

const isCancelling = (before: Process, { status }: Draft): boolean =>
  before.status !== 'CANCELLED' && status === 'CANCELLED'

// Sent without cancelling it would be dropped without a word.
const refuseTasksAlone = (before: Process, changes: Draft, cancelOpenTasks: boolean | undefined): void => {
  if (cancelOpenTasks && !isCancelling(before, changes))
    throw invalidField('cancelOpenTasks', 'process.validation.tasks-without-cancelling')
}

export const processHandlers = ({ cancelTasks, isOpenTask }: ProcessParts): Handlers<Routes> => ({
  list: (call) =>
    searchedPage<ProcessRow>(call.tx, processListFacts, call.query, listed(call), foundIn(call.legalEntityId)),

  create: (call) => openProcess(call, call.body, call.query),

  open: async (call) => {
    const { legalEntityId } = call.body
    if (!reaches(call.actor, legalEntityId)) throw invalidField('legalEntityId', 'common.validation-unknown-reference')
    await demand(call, 'Process:Create', legalEntityId)
    return openProcess({ ...call, legalEntityId }, call.body, call.query)
  },

  copy: async (call) => {
    const source = (await getRecord<Process>(call.tx, processFacts, thisProcess(call))).value()
    // What has been called off is taken up again before anything is added to it: docs/adr/0025.
    if (source.status === 'CANCELLED') throw new Refusal(409, 'PROCESS_CANCELLED')
    return copyProcess(call, source, call.body)
  },

  get: (call) => getRecord<Process>(call.tx, processFacts, thisProcess(call)),

  counts: async (call) => {
    const { id } = await caseOfEntity(call)
    return countParts(call.tx, id, isOpenTask(call, call.legalEntityId))
  },

  find: async (call) => {
    const found = await getRecord<Process>(call.tx, processFacts, sql`c.id = ${pathId(call, 'processId')}`)
    await demand(call, 'Process:List', found.value().legalEntityId)
    return found
  },

  update: async (call) => {
    const { tx } = call
    await holdPeople(call)
    const current = await lockRecord<Process>(tx, processFacts, thisProcess(call))
    const before = refuseStale(call.ifMatch, current.value())
    const { cancelOpenTasks, ...sent } = call.body
    const { client, draft } = splitClient(sent)
    const changes = completed(before, { ...draft, ...(await withParent(call, before, draft)) })
    const merged = { ...before, ...changes }
    refuseOrphan(merged)
    refuseTasksAlone(before, changes, cancelOpenTasks)
    await refuseBrokenRules(call, merged, draft, before)
    if (isOtherCase(before, merged) && !call.query.ignoreDuplicates) await refuseSameCase(tx, merged, before.id)
    const { own, links } = splitLinks(changes)
    const store = () =>
      updateRecord<Process>(tx, processFacts, current, withLinksChanged(before, { ...links, ...client }, own))
    // What hangs on the process is written while it may be: before it is cancelled, or once it is taken up again.
    if (!isCancelling(before, changes)) await store()
    await storeLinks(tx, before.id, links)
    await storeClient({ ...call, ignoreDoubts: call.query.ignoreDoubts }, merged, client)
    await inviteGuests(tx, call.tenantId, before.id)
    if (isCancelling(before, changes)) await store()
    if (cancelOpenTasks) await cancelTasks(call, before.id)
    return getRecord<Process>(tx, processFacts, sql`c.id = ${before.id}`)
  },

  listPersons: async (call) => {
    const found = await getRecord<Process>(call.tx, processFacts, sql`c.id = ${pathId(call, 'processId')}`)
    const process = found.value()
    await demand(call, 'Process:List', process.legalEntityId)
    const query = { sortBy: 'NAME', limit: 500 }
    return listPage<PersonRow>(call.tx, personFacts, query, sql`p.id = any(${personsOf(process)}::bigint[])`)
  },
})
