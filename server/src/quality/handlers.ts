import {
  checkFollowUpCall,
  checkPeriod,
  type FollowUp,
  type FollowUpCall,
  type followUpCalls,
  type followUps,
  funeralsToFollow,
  type IncompleteCase,
  type quality,
} from '@pietas/contract/quality'
import { type Call, type Handlers, pathId } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import { narrowed } from '../kit/filters'
import { listPage } from '../kit/paging'
import { getRecord, insertRecord, lockRecord, orNotFound, restoreRecord, softDelete } from '../kit/records'
import { forbidden, notFound, refuseIfAny } from '../kit/refusal'
import { evaluate } from './evaluation/evaluate'
import { callFacts, findCase, followUpFacts, incompleteFacts, inState, isFollowed, withFuneral } from './queries'

const anyOf = (conditions: Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`

export const qualityHandlers: Handlers<typeof quality> = {
  evaluation: ({ tx, query: { olderThanDays, ...period }, legalEntityId }) => {
    refuseIfAny(checkPeriod(period))
    return evaluate(tx, legalEntityId, period, olderThanDays)
  },

  listIncomplete: ({ tx, query, legalEntityId }) =>
    listPage<IncompleteCase>(
      tx,
      incompleteFacts(legalEntityId),
      // What is missing for longest comes first.
      { ...query, sortDirection: query.sortDirection ?? 'ASC' },
      narrowed('c', query.filters, { kind: (kinds) => sql`c.kinds && ${kinds}::text[]` }),
    ),
}

export const followUpHandlers: Handlers<typeof followUps> = {
  list: ({ tx, query, legalEntityId }) => {
    const { weeks = {}, ...filters } = query.filters ?? {}
    const [first, last] = funeralsToFollow(weeks)
    return listPage<FollowUp>(
      tx,
      followUpFacts,
      { ...query, sortDirection: query.sortDirection ?? 'ASC' },
      sql`${isFollowed(legalEntityId)} and ${withFuneral(first, last)}
        and ${narrowed('c', filters, { state: (states) => anyOf(states.map((state) => inState[state])) })}`,
    )
  },

  get: async (call) => {
    const { tx, legalEntityId } = call
    const id = pathId(call, 'processId')
    const found = await findCase(tx, legalEntityId, id)
    if (!found?.funeralAt) throw notFound()
    const one = await getRecord<FollowUp>(tx, followUpFacts, sql`${isFollowed(legalEntityId)} and c.id = ${id}`)
    const calls = await listPage<FollowUpCall>(
      tx,
      callFacts,
      { sortBy: 'CREATED_AT', limit: 500 },
      sql`k.process_id = ${id} and not k.deleted`,
    )
    return { ...one.value(), calls: calls.value().items }
  },
}

type Asked = Pick<Call, 'params' | 'legalEntityId'>

const thisCall = (call: Asked): Sql =>
  sql`k.legal_entity_id = ${call.legalEntityId} and k.id = ${pathId(call, 'followUpCallId')}`

export const followUpCallHandlers: Handlers<typeof followUpCalls> = {
  create: async (call) => {
    const { tx, body, legalEntityId } = call
    const processId = pathId(call, 'processId')
    const { funeralAt } = orNotFound(await findCase(tx, legalEntityId, processId))
    const said = { satisfaction: null, note: null, ...body }
    refuseIfAny(checkFollowUpCall(said, funeralAt))
    return insertRecord<FollowUpCall>(tx, callFacts, { ...said, legalEntityId, processId })
  },

  delete: async (call) => {
    const before = (await lockRecord<FollowUpCall>(call.tx, callFacts, thisCall(call))).value()
    if (before.createdBy !== call.actor.actorId) throw forbidden()
    await softDelete(call.tx, callFacts, thisCall(call))
    return undefined
  },

  restore: async (call) => {
    const before = (await getRecord<FollowUpCall>(call.tx, callFacts, thisCall(call))).value()
    if (before.createdBy !== call.actor.actorId) throw forbidden()
    return restoreRecord<FollowUpCall>(call.tx, callFacts, thisCall(call))
  },
}
