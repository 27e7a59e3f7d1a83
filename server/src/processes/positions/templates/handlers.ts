import {
  checkLines,
  type PositionTemplate,
  type PositionTemplateFields,
  type positionTemplates,
} from '@pietas/contract/processes'
import { type Call, type Handlers, pathId } from '../../../kit/call'
import { type Sql, sql } from '../../../kit/db/sql'
import type { Json, Tx } from '../../../kit/db/transaction'
import { listPage } from '../../../kit/paging'
import {
  getRecord,
  insertRecord,
  lockRecord,
  refuseMissing,
  refuseStale,
  restoreRecord,
  softDelete,
  updateRecord,
  withLinksChanged,
} from '../../../kit/records'
import { refuseIfAny } from '../../../kit/refusal'
import { nameContains } from '../../../kit/search'
import { storeBurialForms, storeLines, templateFacts } from './queries'

const one = (call: Pick<Call, 'params'>): Sql => sql`m.id = ${pathId(call, 'positionTemplateId')}`

type Links = Partial<Pick<PositionTemplateFields, 'lines' | 'burialFormIds'>>

/** What is there already may stay, whatever has become of it. */
const refuseUnknown = (tx: Tx, { lines, burialFormIds }: Links, before?: PositionTemplate): Promise<void> => {
  const known = new Set(before?.lines.map(({ productId }) => productId))
  return refuseMissing(tx, [
    ...(lines ?? []).flatMap(({ productId: id }, at) =>
      id && !known.has(id) ? [{ field: `lines.${at}.productId`, table: 'products', id }] : [],
    ),
    ...(burialFormIds ?? [])
      .filter((id) => !before?.burialFormIds.includes(id))
      .map((id) => ({ field: 'burialFormIds', table: 'burial_forms', id })),
  ])
}

/** Stores what a template says in other tables. @returns it as it stands then */
const linked = async (tx: Tx, id: number, { lines, burialFormIds }: Links): Promise<Json<PositionTemplate>> => {
  if (lines) await storeLines(tx, id, lines)
  if (burialFormIds) await storeBurialForms(tx, id, burialFormIds)
  return getRecord<PositionTemplate>(tx, templateFacts, sql`m.id = ${id}`)
}

export const positionTemplateHandlers: Handlers<typeof positionTemplates> = {
  list: ({ tx, query }) => {
    const found = query.filterIds
      ? sql`m.id = any(${query.filterIds}::bigint[])`
      : sql`m.deleted = ${query.filters?.deleted ?? false} and ${nameContains('m', query.query)}`
    return listPage<PositionTemplate>(tx, templateFacts, query, found)
  },

  create: async ({ tx, body }) => {
    const { lines, burialFormIds, ...fields } = body
    refuseIfAny(checkLines(lines))
    await refuseUnknown(tx, { lines, burialFormIds })
    const created = await insertRecord<PositionTemplate>(tx, templateFacts, fields)
    return linked(tx, created.value().id, { lines, burialFormIds })
  },

  get: (call) => getRecord<PositionTemplate>(call.tx, templateFacts, one(call)),

  update: async (call) => {
    const { lines, burialFormIds, ...fields } = call.body
    const links = { lines, burialFormIds }
    const current = await lockRecord<PositionTemplate>(call.tx, templateFacts, one(call))
    const before = refuseStale(call.ifMatch, current.value())
    refuseIfAny(checkLines(lines ?? []))
    await refuseUnknown(call.tx, links, before)
    await updateRecord(call.tx, templateFacts, current, withLinksChanged(before, links, fields))
    return linked(call.tx, before.id, links)
  },

  delete: async (call) => {
    await softDelete(call.tx, templateFacts, one(call))
    return undefined
  },

  restore: (call) => restoreRecord<PositionTemplate>(call.tx, templateFacts, one(call)),
}
