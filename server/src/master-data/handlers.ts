import type { Route, Stored } from '@pietas/contract/kit'
import { protectedPartnerTypes } from '@pietas/contract/master-data'
import type { Call, Handlers } from '../kit/call'
import { pathId } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import type { Json } from '../kit/db/transaction'
import type { Values } from '../kit/db/write'
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
import { conflict } from '../kit/refusal'
import { nameContains } from '../kit/search'
import type { MasterDataList, Offered } from './lists'
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
  }
  body: Values
}

const matching = (list: MasterDataList, { query }: ListCall): Sql => {
  const found = query.filterIds
    ? sql`m.id = any(${query.filterIds}::bigint[])`
    : sql`not m.deleted and ${nameContains('m', query.query)}`
  const hasType = list.table === 'burial_forms' && query.burialTypeIds && query.burialTypeIds.length > 0
  return hasType ? sql`${found} and m.burial_type_id = any(${query.burialTypeIds}::bigint[])` : found
}

const refuseMissingReferences = (call: ListCall, list: MasterDataList): Promise<void> =>
  refuseMissing(
    call.tx,
    list.references.map(({ field, table }) => ({ field, table, id: call.body[field] as number | undefined })),
  )

// Pickers find registry offices and cemeteries by these names: spec 1 section 9.
const refuseProtected = (list: MasterDataList, current: Item): void => {
  const names: readonly string[] = protectedPartnerTypes
  if (list.table === 'business_partner_types' && names.includes(current.name))
    throw conflict([{ field: 'name', message: 'common.validation-protected' }])
}

const handlersOf = (list: MasterDataList) => {
  const one = (call: Pick<Call, 'params'>): Sql => sql`m.id = ${pathId(call, list.idName)}`
  return {
    list: (call: ListCall) => listPage<Item>(call.tx, list, call.query, matching(list, call)),

    create: async (call: ListCall): Promise<Json<Item>> => {
      await refuseMissingReferences(call, list)
      return insertRecord<Item>(call.tx, list, call.body)
    },

    get: (call: ListCall) => getRecord<Item>(call.tx, list, one(call)),

    update: async (call: ListCall): Promise<Json<Item>> => {
      const current = await lockRecord<Item>(call.tx, list, one(call))
      const before = refuseStale(call.ifMatch, current.value())
      if (call.body.name !== undefined && call.body.name !== before.name) refuseProtected(list, before)
      await refuseMissingReferences(call, list)
      return updateRecord<Item>(call.tx, list, current, call.body)
    },

    delete: async (call: ListCall): Promise<undefined> => {
      const current = await lockRecord<Item>(call.tx, list, one(call))
      refuseProtected(list, current.value())
      await softDelete(call.tx, list, one(call))
    },
  }
}

/** The calls by which legal entities offer items of a list. */
const offeringOf = (list: MasterDataList & { offered: Offered }) => ({
  listOfEntity: (call: ListCall) =>
    listPage<Item>(call.tx, list, call.query, sql`${matching(list, call)} and ${isOffered(list, call.legalEntityId)}`),

  assign: async (call: ListCall): Promise<undefined> => {
    await getRecord<Item>(call.tx, list, sql`m.id = ${pathId(call, list.idName)}`)
    await offer(call.tx, list, call.legalEntityId, pathId(call, list.idName))
  },

  unassign: async (call: ListCall): Promise<undefined> => {
    await stopOffering(call.tx, list, call.legalEntityId, pathId(call, list.idName))
  },
})

const isOfferedList = (list: MasterDataList): list is MasterDataList & { offered: Offered } => list.offered !== null

/** The handlers of one list; its routes say what each call carries, its facts tell the lists apart. */
export const masterDataHandlers = <Routes extends Record<string, Route>>(list: MasterDataList): Handlers<Routes> =>
  ({ ...handlersOf(list), ...(isOfferedList(list) ? offeringOf(list) : {}) }) as unknown as Handlers<Routes>
