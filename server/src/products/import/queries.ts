import { type Product, type ProductMatchKey, productFields } from '@pietas/contract/products'
import { recordColumns, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import type { ImportLedger } from '../../kit/imports'
import type { ListFacts } from '../../kit/paging'
import { productFacts } from '../queries'

export const importFacts: ListFacts = {
  table: 'product_imports',
  alias: 'i',
  item: recordColumns('i', ['fileName', 'matchBy', 'created', 'updated', 'unchanged', 'refused', 'undone']),
  sorts: { CREATED_AT: { expression: 'i.created_at', type: 'timestamptz' } },
}

const linked = ['parts', 'prices', 'legalEntityIds']

/** Where an import of articles writes and what it notes. */
export const ledger: ImportLedger = {
  table: 'products',
  fields: Object.keys(productFields.shape).filter((field) => !linked.includes(field)),
  rows: 'product_import_rows',
  importId: 'product_import_id',
  recordId: 'product_id',
  ownTables: ['product_prices', 'offered_products'],
}

export type Match = { position: number; key: string; ids: number[] }

/** For each thing that a row says of itself: the form in which it is compared, and the articles that are that. */
export const findMatches = async (
  tx: Tx,
  matchBy: Exclude<ProductMatchKey, 'NONE'>,
  said: readonly string[],
): Promise<Match[]> => {
  const [stored, comparable] =
    matchBy === 'NUMBER' ? [sql`a.number`, sql`k.said`] : [sql`folded(a.name)`, sql`folded(k.said)`]
  const { items } = await tx.jsonRows(sql`
    select k.position, ${comparable} as key, to_json(array_remove(array_agg(a.id), null)) as ids
    from unnest(${said}::text[]) with ordinality k (said, position)
    left join products a on not a.deleted and k.said <> '' and ${stored} = ${comparable}
    group by k.position, k.said order by k.position`)
  return items.map((item) => JSON.parse(item))
}

/** Articles as they are, to be changed: locked until the transaction ends. */
export const loadProducts = async (tx: Tx, ids: readonly number[]): Promise<Map<number, Product>> => {
  await tx.run(sql`select 1 from products where id = any(${ids}::bigint[]) order by id for no key update`)
  const { items } = await tx.jsonRows(
    sql`select ${sql.raw(productFacts.item)} from products a where a.id = any(${ids}::bigint[])`,
  )
  return new Map(items.map((item) => JSON.parse(item) as Product).map((product) => [product.id, product]))
}

/** Whose numbers these are. */
export const numbersTaken = async (tx: Tx, numbers: readonly string[]): Promise<Map<string, number>> => {
  const rows = await tx.rows<{ id: number; number: string }>(
    sql`select a.id, a.number from products a where not a.deleted and a.number = any(${numbers}::text[])`,
  )
  return new Map(rows.map(({ id, number }) => [number, id]))
}

type Named = { id: number; names: string[] }

const byName = (rows: readonly Named[]): Map<string, number[]> => {
  const found = new Map<string, number[]>()
  for (const { id, names } of rows)
    for (const name of new Set(names.map((one) => one.toLowerCase()))) found.set(name, [...(found.get(name) ?? []), id])
  return found
}

/** The categories by their names and by their ways from the top, `särge/eiche`. */
export const categoriesByName = async (tx: Tx): Promise<Map<string, number[]>> => {
  const { items } = await tx.jsonRows(sql`
    select c.id, product_category_path(c.tenant_id, c.id, c.name, c.parent_id) as path
    from product_categories c where not c.deleted`)
  const categories = items.map((item) => JSON.parse(item) as { id: number; path: { name: string }[] })
  return byName(
    categories.map(({ id, path }) => ({
      ...{ id, names: [path.at(-1)?.name ?? '', path.map(({ name }) => name.trim()).join('/')] },
    })),
  )
}

/** The partners of the tenant who bear one of these names. */
export const suppliersByName = async (tx: Tx, names: readonly string[]): Promise<Map<string, number[]>> => {
  const rows = await tx.rows<{ id: number; name: string }>(sql`
    select b.id, b.name from business_partners b
    where not b.deleted and lower(b.name) = any(${names.map((name) => name.toLowerCase())}::text[])`)
  return byName(rows.map(({ id, name }) => ({ id, names: [name] })))
}
