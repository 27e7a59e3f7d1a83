import type { MovementFields, Product, ProductFields, Reservation } from '@pietas/contract/products'
import { instant, orElse, recordColumns, type Sql, selectList, sql } from '../kit/db/sql'
import type { Json, Tx } from '../kit/db/transaction'
import { insertAll, replaceLinks } from '../kit/db/write'
import type { ListFacts } from '../kit/paging'
import { insertRecord } from '../kit/records'

const named = (table: string, column: string, more = ''): string =>
  `(select json_build_object('id', x.id, 'name', x.name, 'deleted', x.deleted${more}) from ${table} x
    where x.tenant_id = a.tenant_id and x.id = a.${column})`

/** The further prices of an article: those for all first, and the earliest first. */
const pricesOf = (product: string): string => `coalesce((select json_agg(json_build_object(
    'legalEntityId', y.legal_entity_id, 'validFrom', y.valid_from, 'priceCents', y.price_cents)
    order by y.legal_entity_id nulls first, y.valid_from nulls first)
  from product_prices y where y.tenant_id = ${product}.tenant_id and y.product_id = ${product}.id), '[]')`

const parts = `coalesce((select json_agg(json_build_object('productId', x.product_id, 'quantity', x.quantity,
    'name', p.name, 'type', p.type, 'priceCents', p.price_cents, 'prices', ${pricesOf('p')},
    'priceIsGross', p.price_is_gross, 'vatRate', p.vat_rate, 'passThrough', p.pass_through, 'deleted', p.deleted)
    order by x.position)
  from product_parts x join products p on p.tenant_id = x.tenant_id and p.id = x.product_id
  where x.tenant_id = a.tenant_id and x.bundle_id = a.id), '[]')`

// Those whose place nobody has chosen come after the others, as they came.
const pictures = `(select d.id, d.access_token as "accessToken", d.file_name as "fileName", d.mime_type as "mimeType",
    row_number() over (order by array_position(a.picture_ids, d.id) nulls last, d.id) as place
  from documents d where d.tenant_id = a.tenant_id and d.product_id = a.id and not d.deleted)`

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
      category: named(
        'product_categories',
        'category_id',
        `, 'path', product_category_path(x.tenant_id, x.id, x.name, x.parent_id)`,
      ),
      supplier: named('business_partners', 'supplier_id'),
      parts,
      prices: pricesOf('a'),
      legalEntityIds: sellers,
      reserved,
      pictures: `coalesce((select json_agg(json_build_object('id', x.id, 'accessToken', x."accessToken",
        'fileName', x."fileName", 'mimeType', x."mimeType") order by x.place) from ${pictures} x), '[]')`,
      documentAccessToken: `(select x."accessToken" from ${pictures} x where x.place = 1)`,
    },
  ),
  sorts: {
    NAME: { expression: 'a.name', type: 'text' },
    NUMBER: { expression: orElse('a.number', "''"), type: 'text' },
    STOCK: { expression: 'a.stock', type: 'bigint' },
    CREATED_AT: { expression: 'a.created_at', type: 'timestamptz' },
    UPDATED_AT: { expression: 'a.updated_at', type: 'timestamptz' },
  },
}

/**
 * Articles, sorted by what they cost on a day as well: at a legal entity, or at none in particular. What has no price
 * comes before what costs nothing.
 */
export const pricedAt = (legalEntityId: number | null, day: string): ListFacts => ({
  ...productFacts,
  sorts: {
    ...productFacts.sorts,
    PRICE: {
      expression: `coalesce(product_price_on(a.tenant_id, a.id, a.type, a.price_cents, a.price_is_gross,
        ${legalEntityId ?? 'null'}::bigint, '${day}'::date), -1)`,
      type: 'bigint',
    },
  },
})

/** Articles that a legal entity sells: those that name it, and those that name none. */
export const isSoldBy = (legalEntityId: number): Sql => sql`
  (a.id in (select o.product_id from offered_products o where o.legal_entity_id = ${legalEntityId})
    or not exists (select from offered_products o where o.product_id = a.id))`

/** Articles that a legal entity sells, by their ids; what is charged for stays what it is until the transaction ends. */
export const findSold = async (
  tx: Tx,
  legalEntityId: number,
  ids: readonly number[],
): Promise<Map<number, Product>> => {
  if (ids.length === 0) return new Map()
  const { items } = await tx.jsonRows(sql`select ${sql.raw(productFacts.item)} from products a
    where a.id = any(${ids}::bigint[]) and not a.deleted and ${isSoldBy(legalEntityId)} for key share of a`)
  const found = items.map((item) => JSON.parse(item) as Product)
  return new Map(found.map((product) => [product.id, product]))
}

/** Articles that lie in a category, or in one below it. */
export const liesIn = (categoryId: number): Sql => sql`
  a.category_id = any(product_categories_from(current_tenant(), ${categoryId}))`

/** Makes a bundle consist of these parts, in their order. */
export const storeParts = async (tx: Tx, bundleId: number, of: ProductFields['parts']): Promise<void> => {
  await tx.run(sql`delete from product_parts where bundle_id = ${bundleId}`)
  const rows = of.map((part, position) => ({ bundleId, position, ...part }))
  await insertAll(tx, 'product_parts', ['bundleId', 'productId', 'position', 'quantity'], rows)
}

/** Gives an article these further prices; one that stays is not written again. */
export const storePrices = async (tx: Tx, productId: number, of: ProductFields['prices']): Promise<void> => {
  const rows = of.map((price) => ({ productId, ...price }))
  const fields = ['productId', 'legalEntityId', 'validFrom', 'priceCents']
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(of)}::jsonb)
    as w("legalEntityId" bigint, "validFrom" date, "priceCents" bigint)`
  await tx.run(sql`delete from product_prices y where y.product_id = ${productId} and not exists (
    select from ${wanted} where w."priceCents" = y.price_cents
      and w."legalEntityId" is not distinct from y.legal_entity_id
      and w."validFrom" is not distinct from y.valid_from)`)
  await insertAll(tx, 'product_prices', fields, rows, sql`on conflict do nothing`)
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
  return insertRecord<T>(tx, movementFacts, row)
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
