import {
  checkFirstCall,
  type FirstCall,
  type FirstCallFields,
  type firstCalls,
  withBirthOfCall,
} from '@pietas/contract/first-calls'
import { type Call, demand, type Handlers, pathId } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import type { Json, Tx } from '../kit/db/transaction'
import { oneOf } from '../kit/filters'
import { listPage } from '../kit/paging'
import {
  getRecord,
  insertRecord,
  lockRecord,
  orNotFound,
  type Reference,
  refuseMissing,
  refuseStale,
  updateRecord,
} from '../kit/records'
import { conflict, refuseIfAny } from '../kit/refusal'
import { anyContains } from '../kit/search'
import { completeCall, type FirstCallParts } from './complete'
import { discardCall, findCall, firstCallFacts, isOpenAt } from './queries'

export type { FirstCallParts } from './complete'

const thisCall = (call: Pick<Call, 'params' | 'legalEntityId'>): Sql =>
  sql`f.legal_entity_id = ${call.legalEntityId} and f.id = ${pathId(call, 'firstCallId')}`

type Draft = Partial<FirstCallFields>

const ofEntity = (said: Draft): Reference[] => [
  { field: 'callerPersonId', table: 'persons', id: said.callerPersonId },
  { field: 'deceasedPersonId', table: 'persons', id: said.deceasedPersonId },
  { field: 'clientBusinessPartnerId', table: 'business_partners', id: said.clientBusinessPartnerId },
  { field: 'legalEntityBranchId', table: 'branches', id: said.legalEntityBranchId },
]

const ofTenant = (said: Draft): Reference[] => [
  { field: 'burialTypeId', table: 'burial_types', id: said.burialTypeId },
  { field: 'burialFormId', table: 'burial_forms', id: said.burialFormId },
  { field: 'pickUpCarId', table: 'cars', id: said.pickUpCarId },
  { field: 'pickUpUserId', table: 'users', id: said.pickUpUserId },
  { field: 'pickUpCompanionId', table: 'users', id: said.pickUpCompanionId },
  { field: 'assigneeId', table: 'users', id: said.assigneeId },
]

const refuseUnknown = async (tx: Tx, said: Draft, legalEntityId: number): Promise<void> => {
  await refuseMissing(tx, ofEntity(said), legalEntityId)
  await refuseMissing(tx, ofTenant(said))
}

/** A call that can still be changed, locked until the transaction ends. @throws 404, 409 for one that is a case by now */
const lockOpen = async (call: Pick<Call, 'params' | 'legalEntityId' | 'tx' | 'ifMatch'>): Promise<Json<FirstCall>> => {
  const current = await lockRecord<FirstCall>(call.tx, firstCallFacts, thisCall(call))
  const before = refuseStale(call.ifMatch, current.value())
  if (before.processId) throw conflict([{ field: '', message: 'first-call.validation.finished' }])
  return current
}

export const firstCallHandlers = (parts: FirstCallParts): Handlers<typeof firstCalls> => {
  const complete = async (call: Parameters<Handlers<typeof firstCalls>['complete']>[0]) =>
    completeCall(parts, call, await lockOpen(call))

  return {
    list: ({ tx, query, legalEntityId }) => {
      const found = query.filterIds ? oneOf('f.id', query.filterIds) : anyContains('f', ['words'], query.query)
      return listPage<FirstCall>(tx, firstCallFacts, query, sql`${isOpenAt(legalEntityId)} and ${found}`)
    },

    create: async ({ tx, body, legalEntityId }) => {
      const said = withBirthOfCall(body)
      refuseIfAny(checkFirstCall(said))
      await refuseUnknown(tx, said, legalEntityId)
      return insertRecord<FirstCall>(tx, firstCallFacts, { ...said, legalEntityId })
    },

    get: (call) => getRecord<FirstCall>(call.tx, firstCallFacts, thisCall(call)),

    update: async (call) => {
      const current = await lockOpen(call)
      const before = current.value()
      const said = withBirthOfCall(call.body)
      refuseIfAny(checkFirstCall({ ...before, ...said }))
      // What has been deleted since it was named stands in the way of no other change.
      const anew = Object.fromEntries(
        Object.entries(said).filter(([field, value]) => value !== before[field as keyof FirstCallFields]),
      )
      await refuseUnknown(call.tx, anew, call.legalEntityId)
      return updateRecord<FirstCall>(call.tx, firstCallFacts, current, said)
    },

    delete: async (call) => {
      const current = await lockOpen(call)
      await discardCall(call.tx, current.value().id, call.query.reason)
      return undefined
    },

    complete,

    finish: async (call) => {
      const { legalEntityId } = orNotFound(await findCall(call.tx, pathId(call, 'firstCallId')))
      await demand(call, 'Process:Create', legalEntityId)
      return complete({ ...call, legalEntityId })
    },
  }
}
