import {
  checkPosition,
  type Position,
  type PositionFields,
  paymentFacts,
  positionSums,
  type positions,
} from '@pietas/contract/processes'
import { type Call, type Handlers, pathId } from '../../kit/call'
import { type Sql, sql } from '../../kit/db/sql'
import { listPage } from '../../kit/paging'
import { getRecord, lockRecord, refuseStale, restoreRecord, softDelete, updateRecord } from '../../kit/records'
import { refuseIfAny } from '../../kit/refusal'
import { findSold } from '../../products'
import { caseOfPath } from '../case-of-record'
import { insertPositions, listCharged, listGoods, moveTo, nextPlaces, ofProcess, positionFacts } from './queries'
import { type Draft, demandArticles, draftOf, refuseTooMany, soldAt } from './taking'
import { takeOver } from './taking-over'

const writable = (call: Call) => caseOfPath(call, 'Process:Create')

const thisPosition = (call: Pick<Call, 'params'>): Sql =>
  sql`p.id = ${pathId(call, 'positionId')} and p.process_id = ${pathId(call, 'processId')}`

const taxFacts = ['priceIsGross', 'vatRate', 'passThrough'] as const

/** What else changes with what is said: a payment bears no tax, and whoever says a tax no longer takes that of the parts. */
const followed = (before: Position, body: Partial<PositionFields>): Partial<Draft> => {
  const isPayment = (body.group ?? before.group) === 'PAYMENTS'
  const isTaxed = taxFacts.some((field) => body[field] !== undefined && body[field] !== before[field])
  return { ...body, ...(isPayment ? paymentFacts : {}), ...(isTaxed ? { pricedByParts: false } : {}) }
}

export const positionHandlers: Handlers<typeof positions> = {
  list: async (call) => {
    const { id } = await caseOfPath(call, 'Process:List')
    const query = { sortDirection: 'ASC' as const, ...call.query }
    const page = (await listPage<Position>(call.tx, positionFacts, query, ofProcess(id))).value()
    const sums = positionSums(await listCharged(call.tx, id))
    return { ...page, sums, goods: await listGoods(call.tx, id) }
  },

  create: async (call) => {
    const { id: processId, legalEntityId } = await writable(call)
    const { tx, body } = call
    if (body.productId) await demandArticles(call, legalEntityId)
    const articles = await findSold(tx, legalEntityId, body.productId ? [body.productId] : [])
    const draft = draftOf(body, body.productId ? soldAt(articles, body.productId) : null, legalEntityId)
    refuseIfAny(checkPosition(draft))
    await refuseTooMany(tx, processId, 1)
    const place = (await nextPlaces(tx, processId))(draft.group)
    const [id = 0] = await insertPositions(tx, [{ ...draft, processId, place }])
    return getRecord<Position>(tx, positionFacts, sql`p.id = ${id}`)
  },

  takeOver,

  update: async (call) => {
    const { id: processId } = await writable(call)
    const { place, ...body } = call.body
    const current = await lockRecord<Position>(call.tx, positionFacts, thisPosition(call))
    const before = refuseStale(call.ifMatch, current.value())
    const changes = followed(before, body)
    const merged = { ...before, ...changes }
    refuseIfAny(checkPosition(merged))
    const next = merged.group === before.group ? before.place : (await nextPlaces(call.tx, processId))(merged.group)
    const changed = await updateRecord(call.tx, positionFacts, current, { ...changes, place: next })
    if (place === undefined) return changed
    await moveTo(call.tx, merged, place)
    return getRecord<Position>(call.tx, positionFacts, thisPosition(call))
  },

  delete: async (call) => {
    await writable(call)
    await softDelete(call.tx, positionFacts, thisPosition(call))
    return undefined
  },

  restore: async (call) => {
    const { id } = await writable(call)
    await refuseTooMany(call.tx, id, 1)
    return restoreRecord<Position>(call.tx, positionFacts, thisPosition(call))
  },
}
