import type { Page } from '@pietas/contract/kit'
import { jsonOf, type Sql, sql } from './db/sql'
import { Json, type Tx } from './db/transaction'
import { invalidField } from './refusal'

/** A column that a list can be sorted by: a SQL expression that is never null, and its type. */
export type Sort = { expression: string; type: 'timestamptz' | 'text' | 'bigint' | 'date' }

/** What a list is made of; the engine adds order, cursor and limit. */
export type ListFacts = {
  table: string
  alias: string
  /** Joins for what an item shows of other records; they see only the rows of the page. */
  joins?: string
  /** Select list of one item, see `columns`. */
  item: string
  /** By the names that the contract offers. */
  sorts: Record<string, Sort>
}

type Query = {
  cursor?: string | undefined
  sortBy: string
  sortDirection?: 'ASC' | 'DESC' | undefined
  limit: number
}

type Cursor = { sort: string; id: number; back: boolean }

type Found = { items: string; found: number; firstSort: string; firstId: number; lastSort: string; lastId: number }

const encode = (name: string, sort: string, id: number, back: boolean): string =>
  Buffer.from(JSON.stringify([name, sort, id, back ? 1 : 0])).toString('base64url')

const brokenCursor = () => invalidField('cursor', 'common.validation-invalid')

const decode = (text: string | undefined, name: string): Cursor | null => {
  if (!text) return null
  let parsed: unknown
  try {
    parsed = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    throw brokenCursor()
  }
  if (!Array.isArray(parsed)) throw brokenCursor()
  const [of, sort, id, back] = parsed as unknown[]
  if (of !== name || typeof sort !== 'string' || !Number.isSafeInteger(id)) throw brokenCursor()
  return { sort, id: id as number, back: back === 1 }
}

// Names go up; times go down, the latest first.
const defaultDirection = (sort: Sort): 'ASC' | 'DESC' => (sort.type === 'timestamptz' ? 'DESC' : 'ASC')

const sortOf = (facts: ListFacts, name: string): Sort => {
  const sort = facts.sorts[name]
  if (!sort) throw invalidField('sortBy', 'common.validation-invalid')
  return sort
}

// A limit as a parameter would be unknown to the kept plan, which then sorts the whole table instead of walking the
// index; a few fixed sizes keep the number of statements small. One row more than asked for tells whether there is more.
const fetchedFor = (limit: number): number => [11, 51, 101].find((size) => size > limit) ?? 501

const pageStatement = (facts: ListFacts, sort: Sort, query: Query, cursor: Cursor | null, where: Sql): Sql => {
  const down = (query.sortDirection ?? defaultDirection(sort)) === 'DESC'
  const descending = down !== (cursor?.back ?? false)
  const order = descending ? 'desc' : 'asc'
  const key = sql.raw(sort.expression)
  const id = sql.raw(`${facts.alias}.id`)
  const after = cursor
    ? sql`and (${key}, ${id}) ${sql.raw(descending ? '<' : '>')} (${cursor.sort}::${sql.raw(sort.type)}, ${cursor.id}::bigint)`
    : sql``
  const limit = query.limit
  const shown = sql`filter (where page_n <= ${limit})`
  return sql`
    select coalesce(json_agg(item order by page_n ${sql.raw(cursor?.back ? 'desc' : 'asc')}) ${shown}, '[]')::text as items,
      count(*)::int as found,
      min(page_key) filter (where page_n = 1) as "firstSort", min(id) filter (where page_n = 1) as "firstId",
      ((array_agg(page_key order by page_n desc) ${shown}))[1] as "lastSort",
      ((array_agg(id order by page_n desc) ${shown}))[1] as "lastId"
    from (
      select ${sql.raw(jsonOf(facts.item))} as item, page_key, page_n, ${id} as id
      from (
        select ${sql.raw(facts.alias)}.*, ${key}::text as page_key,
          row_number() over (order by ${key} ${sql.raw(order)}, ${id} ${sql.raw(order)}) as page_n
        from ${sql.raw(`${facts.table} ${facts.alias}`)}
        where ${where} ${after}
        order by ${key} ${sql.raw(order)}, ${id} ${sql.raw(order)}
        limit ${sql.lit(fetchedFor(limit))}
      ) ${sql.raw(facts.alias)}
      ${sql.raw(facts.joins ?? '')}
    ) page`
}

/**
 * One page of a list by keyset: the cursor holds the sort value and id of the row it stands at, so that pages stay
 * whole while rows are added. PostgreSQL builds the JSON of the items.
 *
 * @throws a 400 refusal for an unknown `sortBy` or a cursor that is broken or of another sort.
 */
export const listPage = async <Item>(tx: Tx, facts: ListFacts, query: Query, where: Sql): Promise<Json<Page<Item>>> => {
  const sort = sortOf(facts, query.sortBy)
  const cursor = decode(query.cursor, query.sortBy)
  const [found] = await tx.rows<Found>(pageStatement(facts, sort, query, cursor, where))
  if (!found || found.found === 0) return new Json('{"items":[],"nextCursor":null,"prevCursor":null}')
  const more = found.found > query.limit
  const back = cursor?.back ?? false
  const first = { sort: found.firstSort, id: found.firstId }
  const last = { sort: found.lastSort, id: found.lastId }
  const [start, end] = back ? [last, first] : [first, last]
  const next = back || more ? encode(query.sortBy, end.sort, end.id, false) : null
  const previous = (back ? more : cursor !== null) ? encode(query.sortBy, start.sort, start.id, true) : null
  return new Json(
    `{"items":${found.items},"nextCursor":${JSON.stringify(next)},"prevCursor":${JSON.stringify(previous)}}`,
  )
}
