import { today } from '@pietas/contract/kit'
import {
  checkMovement,
  checkProduct,
  crossed,
  type Product,
  type ProductFields,
  type products,
  type StockMovement,
} from '@pietas/contract/products'
import { type Call, type Handlers, pathId, reaches } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import type { Json, Tx } from '../kit/db/transaction'
import { narrowed } from '../kit/filters'
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
  withLinksChanged,
} from '../kit/records'
import { invalidField, refuseIfAny } from '../kit/refusal'
import { anyContains } from '../kit/search'
import { notify } from '../notifications'
import {
  findKeepers,
  findProcess,
  insertMovement,
  isSoldBy,
  liesIn,
  listWaiting,
  movementFacts,
  pricedAt,
  productFacts,
  storeParts,
  storePrices,
  storeSellers,
} from './queries'

type Asked = Pick<Call, 'tx' | 'params'>

const thisProduct = (call: Pick<Call, 'params'>): Sql => sql`a.id = ${pathId(call, 'productId')}`

type Links = Partial<Pick<ProductFields, 'parts' | 'prices' | 'legalEntityIds'>>

const refuseUnknown = (tx: Tx, { categoryId, supplierId, parts, prices, legalEntityIds }: Partial<ProductFields>) =>
  refuseMissing(tx, [
    { field: 'categoryId', table: 'product_categories', id: categoryId },
    { field: 'supplierId', table: 'business_partners', id: supplierId },
    ...(parts ?? []).map(({ productId }, at) => ({ field: `parts.${at}.productId`, table: 'products', id: productId })),
    ...(prices ?? []).map(({ legalEntityId: id }, at) => ({
      ...{ field: `prices.${at}.legalEntityId`, table: 'legal_entities', id },
    })),
    ...(legalEntityIds ?? []).map((id, at) => ({ field: `legalEntityIds.${at}`, table: 'legal_entities', id })),
  ])

/** Stores what an article says in other tables. @returns it as it stands then */
const linked = async (tx: Tx, id: number, { parts, prices, legalEntityIds }: Links): Promise<Json<Product>> => {
  if (parts) await storeParts(tx, id, parts)
  if (prices) await storePrices(tx, id, prices)
  if (legalEntityIds) await storeSellers(tx, id, legalEntityIds)
  return getRecord<Product>(tx, productFacts, sql`a.id = ${id}`)
}

/** Tells those who look after the stock that it has crossed a line: once, as it does so. */
const tellKeepers = async (tx: Tx, product: Product, change: number): Promise<void> => {
  const occasion = crossed({ ...product, stock: product.stock - change }, product.stock)
  if (!occasion) return
  await notify(tx, {
    occasion,
    subject: product.name,
    productId: product.id,
    receivers: await findKeepers(tx, product),
  })
}

/** @throws 400 for a process that the caller would not find either. */
const refuseUnknownProcess = async ({ tx, actor }: Pick<Call, 'tx' | 'actor'>, id: number): Promise<void> => {
  const process = await findProcess(tx, id)
  if (!process || !reaches(actor, process.legalEntityId))
    throw invalidField('processId', 'common.validation-unknown-reference')
}

export const productHandlers: Handlers<typeof products> = {
  list: ({ tx, query }) => {
    const { deleted = false, ...filters } = query.filters ?? {}
    const found = query.filterIds
      ? sql`a.id = any(${query.filterIds}::bigint[])`
      : sql`a.deleted = ${deleted} and ${anyContains('a', ['name', 'number'], query.query)}`
    return listPage<Product>(
      tx,
      pricedAt(query.pricesAt ?? null, today()),
      query,
      sql`${found} and ${narrowed('a', filters, { legalEntityId: isSoldBy, categoryId: liesIn })}`,
    )
  },

  create: async ({ tx, body }) => {
    const { parts, prices, legalEntityIds, ...fields } = body
    refuseIfAny(checkProduct(body))
    await refuseUnknown(tx, body)
    const created = (await insertRecord<Product>(tx, productFacts, fields)).value()
    return linked(tx, created.id, { parts, prices, legalEntityIds })
  },

  get: (call: Asked) => getRecord<Product>(call.tx, productFacts, thisProduct(call)),

  update: async (call) => {
    const { parts, prices, legalEntityIds, ...fields } = call.body
    const current = await lockRecord<Product>(call.tx, productFacts, thisProduct(call))
    const before = refuseStale(call.ifMatch, current.value())
    refuseIfAny(checkProduct({ ...before, ...call.body }))
    await refuseUnknown(call.tx, call.body)
    const links = { parts, prices, legalEntityIds }
    // First what it is made of: an article that becomes a single one has no parts any more.
    await linked(call.tx, before.id, links)
    await updateRecord(call.tx, productFacts, current, withLinksChanged(before, links, fields))
    return getRecord<Product>(call.tx, productFacts, thisProduct(call))
  },

  delete: async (call: Asked) => {
    await softDelete(call.tx, productFacts, thisProduct(call))
    return undefined
  },

  restore: (call: Asked) => restoreRecord<Product>(call.tx, productFacts, thisProduct(call)),

  arrangePictures: async (call) => {
    const current = await lockRecord<Product>(call.tx, productFacts, thisProduct(call))
    const { documentIds } = call.body
    const { pictures } = current.value()
    const isSame = pictures.length === documentIds.length && pictures.every((one) => documentIds.includes(one.id))
    if (!isSame) throw invalidField('documentIds', 'product.validation.pictures')
    return updateRecord<Product>(call.tx, productFacts, current, { pictureIds: sql`${documentIds}::bigint[]` })
  },

  listMovements: async (call) => {
    await getRecord(call.tx, productFacts, thisProduct(call))
    return listPage<StockMovement>(call.tx, movementFacts, call.query, sql`m.product_id = ${pathId(call, 'productId')}`)
  },

  listReservations: async (call) => {
    await getRecord(call.tx, productFacts, thisProduct(call))
    return { items: await listWaiting(call.tx, pathId(call, 'productId')) }
  },

  move: async (call) => {
    const { tx, body, query } = call
    const movement = { reason: null, ...body }
    refuseIfAny(checkMovement(movement))
    if (movement.processId) await refuseUnknownProcess(call, movement.processId)
    const productId = pathId(call, 'productId')
    await getRecord(tx, productFacts, sql`${thisProduct(call)} and not a.deleted`)
    const booked = await insertMovement<StockMovement>(tx, { ...movement, productId }, query.ignoreStock ?? false)
    const product = (await getRecord<Product>(tx, productFacts, thisProduct(call))).value()
    await tellKeepers(tx, product, booked.value().change)
    return booked
  },
}
