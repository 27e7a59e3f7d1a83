import type { MovementFields, Product, ProductFields, Reservation } from '@pietas/contract/products'
import { instant, orElse, recordColumns, type Sql, selectList, sql } from '../kit/db/sql'
import type { Json, Tx } from '../kit/db/transaction'
import { insertAll, insertInto, replaceLinks } from '../kit/db/write'
import type { ListFacts } from '../kit/paging'
import { orNotFound } from '../kit/records'

const named = (table: string, column: string): string =>
  `(select json_build_object('id', x.id, 'name', x.name, 'deleted', x.deleted) from ${table} x
    where x.tenant_id = a.tenant_id and x.id = a.${column})`

const parts = `coalesce((select json_agg(json_build_object('productId', x.product_id, 'quantity', x.quantity,
    'name', p.name, 'priceCents', p.price_cents, 'deleted', p.deleted) order by x.position)
  from product_parts x join products p on p.tenant_id = x.tenant_id and p.id = x.product_id
  where x.tenant_id = a.tenant_id and x.bundle_id = a.id), '[]')`

const sellers = `to_json(array(select o.legal_entity_id from offered_products o
  where o.tenant_id = a.tenant_id and o.product_id = a.id order by o.legal_entity_id))`

/** Only where processes are still worked on goods are waited for. */
const waiting = 'process_goods g join processes c on c.tenant_id = g.tenant_id and c.id = g.process_id'
const isWaiting = "g.open > 0 and c.status = 'ACTIVE' and not c.deleted"

const reserved = `(select coalesce(sum(g.open), 0)::int from ${waiting}
  where g.tenant_id = a.tenant_id and g.product_id = a.id and ${isWaiting})`

/** An article. */
export const productFacts: ListFacts = {
  table: 'products',
  alias: 'a',
  item: recordColumns(
    'a',
    [
      ...['name', 'number', 'type', 'categoryId', 'description', 'priceType', 'priceCents', 'priceIsGross', 'vatRate'],
      ...['passThrough', 'bundleDisplay', 'supplierId', 'stockTracked', 'minimumStock', 'place', 'stock', 'isLow'],
    ],
    {
      category: named('product_categories', 'category_id'),
      supplier: named('business_partners', 'supplier_id'),
      parts,
      legalEntityIds: sellers,
      reserved,
    },
  ),
  sorts: {
    NAME: { expression: 'a.name', type: 'text' },
    NUMBER: { expression: orElse('a.number', "''"), type: 'text' },
    CREATED_AT: { expression: 'a.created_at', type: 'timestamptz' },
    UPDATED_AT: { expression: 'a.updated_at', type: 'timestamptz' },
  },
}

/** Articles that a legal entity sells: those that name it, and those that name none. */
export const isSoldBy = (legalEntityId: number): Sql => sql`
  (a.id in (select o.product_id from offered_products o where o.legal_entity_id = ${legalEntityId})
    or not exists (select from offered_products o where o.product_id = a.id))`

/** Makes a bundle consist of these parts, in their order. */
export const storeParts = async (tx: Tx, bundleId: number, of: ProductFields['parts']): Promise<void> => {
  await tx.run(sql`delete from product_parts where bundle_id = ${bundleId}`)
  if (of.length === 0) return
  const rows = of.map((part, position) => ({ bundleId, position, ...part }))
  await tx.run(insertAll('product_parts', ['bundleId', 'productId', 'position', 'quantity'], rows))
}

/** Says which legal entities sell an article. */
export const storeSellers = (tx: Tx, productId: number, ids: readonly number[]): Promise<void> =>
  replaceLinks(tx, { table: 'offered_products', owner: 'product_id', member: 'legal_entity_id' }, productId, ids)

const author = `(select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)
  from users u where u.tenant_id = m.tenant_id and u.id = m.created_by)`

/** A movement of a stock. */
export const movementFacts: ListFacts = {
  table: 'stock_movements',
  alias: 'm',
  item: selectList({
    id: 'm.id',
    productId: 'm.product_id',
    kind: 'm.kind',
    quantity: 'm.quantity',
    change: 'm.change',
    stockAfter: 'm.stock_after',
    reason: 'm.reason',
    processId: 'm.process_id',
    createdAt: instant('m.created_at'),
    createdBy: 'm.created_by',
    author,
  }),
  sorts: { CREATED_AT: { expression: 'm.created_at', type: 'timestamptz' } },
}

/** Books a movement; the database counts it into the stock. @param isBeyond more may go than there is */
export const insertMovement = async <T>(
  tx: Tx,
  movement: Partial<MovementFields> & { productId: number },
  isBeyond: boolean,
): Promise<Json<T>> => {
  // What it changes is worked out by the trigger.
  const row = { ...movement, change: 0, stockAfter: 0, beyondStock: isBeyond }
  const stored = await tx.record<T>(
    sql`${insertInto('stock_movements', 'm', row)} returning ${sql.raw(movementFacts.item)}`,
  )
  return orNotFound(stored)
}

/** The open processes that wait for an article. */
export const listWaiting = (tx: Tx, productId: number): Promise<Reservation[]> =>
  tx.rows(sql`select g.process_id as "processId", g.needed, g.booked, g.open from ${sql.raw(waiting)}
    where g.product_id = ${productId} and ${sql.raw(isWaiting)} order by g.process_id limit 200`)

/** The staff that looks after the stock of an article: of the houses that sell it, or of all where none is named. */
export const findKeepers = async (tx: Tx, { legalEntityIds }: Pick<Product, 'legalEntityIds'>): Promise<number[]> => {
  const ofHouses = legalEntityIds.length === 0 ? sql`true` : sql`e.id = any(${legalEntityIds}::bigint[])`
  const rows = await tx.rows<{ id: number }>(sql`
    select distinct m.user_id as id from legal_entities e
      join user_groups g on g.tenant_id = e.tenant_id and g.id = e.inventory_user_group_id and not g.deleted
      join user_group_members m on m.tenant_id = g.tenant_id and m.user_group_id = g.id
    where ${ofHouses}`)
  return rows.map((row) => row.id)
}

/** The legal entity of a process; null where there is none of that number. */
export const findProcess = (tx: Tx, id: number): Promise<{ legalEntityId: number } | null> =>
  tx.row(sql`select c.legal_entity_id as "legalEntityId" from processes c where c.id = ${id} and not c.deleted`)
