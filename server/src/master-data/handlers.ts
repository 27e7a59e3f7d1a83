import type { Route, Stored } from '@pietas/contract/kit'
import type { Call, Handlers } from '../kit/call'
import { pathId } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import type { Json, Tx } from '../kit/db/transaction'
import type { Values } from '../kit/db/write'
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
import { conflict } from '../kit/refusal'
import { anyContains } from '../kit/search'
import { acrossTenants } from './across-tenants'
import type { MasterDataList } from './lists'
import { isOffered, offer, stopOffering } from './queries'

type Item = Stored & { id: number; name: string }

// The engine serves every list alike, so what it asks of a call is what all lists have in common.
type ListCall = Call & {
  query: {
    cursor?: string
    query?: string | null
    sortBy: string
    sortDirection?: 'ASC' | 'DESC'
    limit: number
    filterIds?: number[]
    burialTypeIds?: number[]
    filters?: { deleted?: boolean }
  }
  body: Values
}

const matching = (list: MasterDataList, { query }: ListCall): Sql => {
  const found = query.filterIds
    ? sql`m.id = any(${query.filterIds}::bigint[])`
    : sql`m.deleted = ${query.filters?.deleted ?? false} and ${anyContains('m', list.searched, query.query)}`
  const hasType = list.table === 'burial_forms' && query.burialTypeIds && query.burialTypeIds.length > 0
  return hasType ? sql`${found} and m.burial_type_id = any(${query.burialTypeIds}::bigint[])` : found
}

const refuseMissingReferences = (tx: Tx, list: MasterDataList, body: Values): Promise<void> =>
  refuseMissing(
    tx,
    list.references.map(({ field, table }) => ({ field, table, id: body[field] as number | undefined })),
  )

const refuseProtected = (list: MasterDataList, current: Item): void => {
  if (list.protectedNames.includes(current.name))
    throw conflict([{ field: 'name', message: 'common.validation-protected' }])
}

/** The calls of a list. */
const listHandlers = (list: MasterDataList) => {
  const one = (call: Pick<Call, 'params'>): Sql => sql`m.id = ${pathId(call, list.idName)}`
  return {
    list: (call: ListCall) => listPage<Item>(call.tx, list, call.query, matching(list, call)),

    create: async (call: ListCall): Promise<Json<Item>> => {
      await refuseMissingReferences(call.tx, list, call.body)
      return insertRecord<Item>(call.tx, list, call.body)
    },

    get: (call: ListCall) => getRecord<Item>(call.tx, list, one(call)),

    update: async (call: ListCall): Promise<Json<Item>> => {
      const current = await lockRecord<Item>(call.tx, list, one(call))
      const before = refuseStale(call.ifMatch, current.value())
      if (call.body.name !== undefined && call.body.name !== before.name) refuseProtected(list, before)
      await refuseMissingReferences(call.tx, list, call.body)
      return updateRecord<Item>(call.tx, list, current, call.body)
    },

    delete: async (call: ListCall): Promise<undefined> => {
      const current = await lockRecord<Item>(call.tx, list, one(call))
      refuseProtected(list, current.value())
      await softDelete(call.tx, list, one(call))
    },

    restore: (call: ListCall) => restoreRecord<Item>(call.tx, list, one(call)),
  }
}

/** The calls by which a legal entity chooses from a list. */
const offerHandlers = (list: MasterDataList, offered: NonNullable<MasterDataList['offered']>) => ({
  listOfEntity: (call: ListCall) =>
    listPage<Item>(
      call.tx,
      list,
      call.query,
      sql`${matching(list, call)} and ${isOffered(offered, call.legalEntityId)}`,
    ),

  assign: async (call: ListCall): Promise<undefined> => {
    const id = pathId(call, list.idName)
    await getRecord<Item>(call.tx, list, sql`m.id = ${id}`)
    await offer(call.tx, offered, call.legalEntityId, id)
  },

  unassign: async (call: ListCall): Promise<undefined> => {
    await stopOffering(call.tx, offered, call.legalEntityId, pathId(call, list.idName))
  },
})

/** The handlers of one list; its routes say what each call carries, its facts tell the lists apart. */
export const masterDataHandlers = <Routes extends Record<string, Route>>(list: MasterDataList): Handlers<Routes> => {
  const own = listHandlers(list)
  const handlers = list.isGlobal
    ? { ...acrossTenants(own), listOfTenant: own.list, getOfTenant: own.get }
    : { ...own, ...(list.offered ? offerHandlers(list, list.offered) : {}) }
  return handlers as unknown as Handlers<Routes>
}
