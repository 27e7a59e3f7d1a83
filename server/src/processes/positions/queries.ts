import type { NeededGoods, Position, PositionFields, PositionGroup } from '@pietas/contract/processes'
import { recordColumns, type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { insertAll, type Values } from '../../kit/db/write'
import type { ListFacts } from '../../kit/paging'

const product = `(select json_build_object('id', a.id, 'name', a.name, 'number', a.number, 'deleted', a.deleted)
  from products a where a.tenant_id = p.tenant_id and a.id = p.product_id)`

const stored = [
  ...['processId', 'productId', 'text', 'description', 'group', 'unitPriceCents', 'priceIsGross', 'vatRate'],
  ...['passThrough', 'reason', 'listPriceCents', 'listPriceType', 'bundleDisplay', 'pricedByParts', 'parts'],
  ...['isCounted', 'place'],
]

/** A position of a process. */
export const positionFacts: ListFacts = {
  table: 'process_positions',
  alias: 'p',
  item: recordColumns('p', stored, {
    quantity: 'p.quantity::float8',
    discountPercent: 'p.discount_percent::float8',
    product,
  }),
  sorts: { PLACE: { expression: 'p.sort_place', type: 'bigint' } },
}

/** The positions of a process that count. */
export const ofProcess = (processId: number): Sql => sql`p.process_id = ${processId} and not p.deleted`

/** Rows with what JSON they hold. */
const parsedRows = async <Row>(tx: Tx, template: Sql): Promise<Row[]> =>
  (await tx.jsonRows(template)).items.map((item) => JSON.parse(item) as Row)

/** What sums are made of, of every position of a process. */
export const listCharged = (tx: Tx, processId: number): Promise<Position[]> =>
  parsedRows(
    tx,
    sql`select p.group, p.quantity::float8 as quantity, p.unit_price_cents as "unitPriceCents",
      p.price_is_gross as "priceIsGross", p.vat_rate as "vatRate", p.pass_through as "passThrough",
      p.discount_percent::float8 as "discountPercent", p.priced_by_parts as "pricedByParts", p.parts
    from process_positions p where ${ofProcess(processId)}`,
  )

/** What a process takes out of the store, or has taken. */
export const listGoods = (tx: Tx, processId: number): Promise<NeededGoods[]> =>
  tx.rows(sql`select a.id as "productId", a.name, a.number, a.deleted, g.needed, g.booked, a.stock,
      (select coalesce(sum(o.open), 0)::int from process_goods o join processes c on c.id = o.process_id
        where o.product_id = a.id and o.open > 0 and c.status = 'ACTIVE' and not c.deleted) as reserved
    from process_goods g join products a on a.id = g.product_id
    where g.process_id = ${processId} and a.stock_tracked and (g.needed > 0 or g.booked <> 0)
    order by a.name, a.id`)

/** Where the next position of each group of a process stands. */
export const nextPlaces = async (tx: Tx, processId: number): Promise<(group: string) => number> => {
  const rows = await tx.rows<{ group: string; last: number }>(sql`
    select p.group, max(p.place) as last from process_positions p where ${ofProcess(processId)} group by p.group`)
  const taken = new Map(rows.map(({ group, last }) => [group, last]))
  return (group) => {
    const place = (taken.get(group) ?? 0) + 1
    taken.set(group, place)
    return place
  }
}

/** How many positions a process has. */
export const countPositions = async (tx: Tx, processId: number): Promise<number> => {
  const row = await tx.row<{ count: number }>(
    sql`select count(*)::int as count from process_positions p where ${ofProcess(processId)}`,
  )
  return row?.count ?? 0
}

const columnsOfPosition = [
  ...['processId', 'productId', 'text', 'description', 'group', 'quantity', 'unitPriceCents', 'priceIsGross'],
  ...['vatRate', 'passThrough', 'discountPercent', 'reason', 'listPriceCents', 'listPriceType', 'bundleDisplay'],
  ...['pricedByParts', 'parts', 'isCounted', 'place'],
]

/** Stores positions in one statement. @returns their ids. */
export const insertPositions = async (tx: Tx, rows: readonly Values[]): Promise<number[]> => {
  if (rows.length === 0) return []
  const stored = await insertAll<{ id: number }>(tx, 'process_positions', columnsOfPosition, rows, sql`returning id`)
  return stored.map(({ id }) => id)
}

/** Has a position stand at a place of its group; the others move. */
export const moveTo = (tx: Tx, { id, processId, group }: Position, place: number): Promise<number> =>
  tx.run(sql`
    with others as (
      select p.id, row_number() over (order by p.place, p.id) as rank from process_positions p
        where ${ofProcess(processId)} and p.group = ${group} and p.id <> ${id}
    ), ranked as (
      select o.id, case when o.rank < ${place} then o.rank else o.rank + 1 end as rank from others o
      union all select ${id}::bigint, least(${place}::bigint, (select count(*) + 1 from others))
    )
    update process_positions p set place = r.rank from ranked r where p.id = r.id and p.place <> r.rank`)

/** What is taken over: an article or something written freely, and how many. */
export type TakenLine = Pick<
  PositionFields,
  'productId' | 'text' | 'description' | 'quantity' | 'unitPriceCents' | 'priceIsGross' | 'vatRate' | 'passThrough'
> & {
  /** Null = that of the article. */
  group: PositionGroup | null
}

const line = (alias: string): Sql =>
  sql.raw(`${alias}.product_id as "productId", ${alias}.quantity::float8 as quantity,
    ${alias}.unit_price_cents as "unitPriceCents", ${alias}.price_is_gross as "priceIsGross",
    ${alias}.vat_rate as "vatRate", ${alias}.pass_through as "passThrough"`)

const nameOfArticle = sql`(select a.name from products a where a.id = l.product_id)`

/** The lines of a template that is not deleted, in their order; an article stands where those of its kind do. */
export const linesOfTemplate = (tx: Tx, templateId: number): Promise<TakenLine[]> =>
  tx.rows(sql`select ${line('l')}, case when l.product_id is null then l.group end as group,
      coalesce(l.text, ${nameOfArticle}) as text, null as description
    from position_template_lines l join position_templates t on t.id = l.position_template_id and not t.deleted
    where l.position_template_id = ${templateId} order by l.position`)

/** What a process charges for, in its order; what has been paid is its own. */
export const linesOfProcess = (tx: Tx, processId: number): Promise<TakenLine[]> =>
  tx.rows(sql`select ${line('p')}, p.group, p.text, p.description
    from process_positions p where ${ofProcess(processId)} and p.group <> 'PAYMENTS' order by p.sort_place, p.id`)
