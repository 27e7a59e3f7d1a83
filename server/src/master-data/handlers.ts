import type { Page } from '@pietas/contract/kit'
import type { Call } from '../kit/call'
import { pathId } from '../kit/call'
import { columnName, type Sql, sql } from '../kit/db/sql'
import type { Json, Tx } from '../kit/db/transaction'
import type { Values } from '../kit/db/write'
import { oneOf } from '../kit/filters'
import { listPage } from '../kit/paging'
import {
  getRecord,
  insertRecord,
  lockRecord,
  refuseMissing,
  refuseStale,
  restoreRecord,
  softDelete,
  updateRecord,
} from '../kit/records'
import { conflict, duplicate } from '../kit/refusal'
import { anyContains } from '../kit/search'
import type { Item, MasterDataList } from './lists'
import { findSameName, isOffered, offer, stopOffering } from './queries'

// The engine serves every list alike, so what it asks of a call is what all lists have in common.
type Query = Values & {
  cursor?: string | undefined
  query?: string | null | undefined
  sortBy: string
  sortDirection?: 'ASC' | 'DESC' | undefined
  limit: number
  count?: boolean | undefined
  filterIds?: number[] | undefined
  filters?: { deleted?: boolean | undefined } | undefined
}
type Asked = Pick<Call, 'tx' | 'params'>
type ListCall = Pick<Call, 'tx'> & { query: Query }
type Insisted = { query: { ignoreDuplicates?: boolean | undefined } }
type CreateCall = Pick<Call, 'tx'> & Insisted & { body: Values }
type UpdateCall = Asked & Pick<Call, 'ifMatch'> & Insisted & { body: Values }

const matching = (list: MasterDataList, query: Query): Sql => {
  const narrowed = Object.entries(list.narrowedBy).map(([key, field]) => {
    const ids = query[key]
    return oneOf(`m.${columnName(field)}`, Array.isArray(ids) ? ids : undefined)
  })
  const found = query.filterIds
    ? sql`m.id = any(${query.filterIds}::bigint[])`
    : sql`m.deleted = ${query.filters?.deleted ?? false} and ${anyContains('m', list.searched, query.query)}`
  return sql.join([found, ...narrowed], sql` and `)
}

const refuseMissingReferences = (tx: Tx, list: MasterDataList, body: Values): Promise<void> =>
  refuseMissing(
    tx,
    list.references.map(({ field, table }) => ({ field, table, id: body[field] as number | undefined })),
  )

/** @throws 409 with the items that bear the same name below the same records. */
const refuseSameName = async (tx: Tx, list: MasterDataList, item: Values, id: number | null): Promise<void> => {
  const alike = list.asksOfSameName ? await findSameName(tx, list, item, id) : []
  if (alike.length > 0) throw duplicate(alike)
}

const refuseProtected = (list: MasterDataList, current: Item): void => {
  if (list.protectedNames.includes(current.name))
    throw conflict([{ field: 'name', message: 'common.validation-protected' }])
}

/** The calls of a list that nobody chooses from. */
export const itemHandlers = <I extends Item>(list: MasterDataList<I>) => {
  const one = (call: Pick<Call, 'params'>): Sql => sql`m.id = ${pathId(call, list.idName)}`
  return {
    list: ({ tx, query }: ListCall): Promise<Json<Page<I>>> => listPage<I>(tx, list, query, matching(list, query)),

    create: async ({ tx, body, query }: CreateCall): Promise<Json<I>> => {
      await refuseMissingReferences(tx, list, body)
      if (!query.ignoreDuplicates) await refuseSameName(tx, list, body, null)
      return insertRecord<I>(tx, list, body)
    },

    get: (call: Asked): Promise<Json<I>> => getRecord<I>(call.tx, list, one(call)),

    update: async (call: UpdateCall): Promise<Json<I>> => {
      const current = await lockRecord<I>(call.tx, list, one(call))
      const before = refuseStale(call.ifMatch, current.value())
      if (call.body.name !== undefined && call.body.name !== before.name) refuseProtected(list, before)
      await refuseMissingReferences(call.tx, list, call.body)
      const isRenamed = call.body.name !== undefined && call.body.name !== before.name
      if (isRenamed && !call.query.ignoreDuplicates)
        await refuseSameName(call.tx, list, { ...before, ...call.body }, before.id)
      return updateRecord<I>(call.tx, list, current, call.body)
    },

    delete: async (call: Asked): Promise<undefined> => {
      const current = await lockRecord<I>(call.tx, list, one(call))
      refuseProtected(list, current.value())
      await softDelete(call.tx, list, one(call))
    },

    restore: (call: Asked): Promise<Json<I>> => restoreRecord<I>(call.tx, list, one(call)),
  }
}

const offeredOf = ({ offered, table }: MasterDataList) => {
  if (!offered) throw new Error(`Legal entities do not choose from ${table}`)
  return offered
}

/** The calls of a list from which legal entities choose what they offer. */
export const listHandlers = <I extends Item>(list: MasterDataList<I>) => {
  const offered = offeredOf(list)
  return {
    ...itemHandlers(list),

    listOfEntity: ({ tx, query, legalEntityId }: ListCall & Pick<Call, 'legalEntityId'>): Promise<Json<Page<I>>> =>
      listPage<I>(tx, list, query, sql`${matching(list, query)} and ${isOffered(offered, legalEntityId)}`),

    assign: async (call: Asked & Pick<Call, 'legalEntityId'>): Promise<undefined> => {
      const id = pathId(call, list.idName)
      // One that has been deleted is offered nowhere anew.
      await lockRecord<I>(call.tx, list, sql`m.id = ${id}`)
      await offer(call.tx, offered, call.legalEntityId, id)
    },

    unassign: async (call: Asked & Pick<Call, 'legalEntityId'>): Promise<undefined> => {
      const id = pathId(call, list.idName)
      await getRecord<I>(call.tx, list, sql`m.id = ${id}`)
      await stopOffering(call.tx, offered, call.legalEntityId, id)
    },
  }
}

/** The calls of a list of all tenants, which each of them reads. */
export const globalListHandlers = <I extends Item>(list: MasterDataList<I>) => {
  const own = itemHandlers(list)
  return { ...own, listOfTenant: own.list, getOfTenant: own.get }
}
