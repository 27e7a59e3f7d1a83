import { dayTyped, isNumberTyped, isPhoneTyped, type MatchedBy, type Page } from '@pietas/contract/kit'
import { columnName, type Sql, sql } from './db/sql'
import type { Json, Tx } from './db/transaction'
import { isEmpty, type ListFacts, listPage, wayOfCursor } from './paging'

/** Short lists are searched anywhere in their texts, without regard to case and umlauts. */
export const anyContains = (alias: string, fields: readonly string[], typed: string | null | undefined): Sql => {
  if (!typed) return sql`true`
  const texts = fields.map((field) => sql.ref(`${alias}.${columnName(field)}`))
  return sql`strpos(folded(concat_ws(' ', ${sql.join(texts)})), folded(${typed})) > 0`
}

/** `anyContains` for the many lists that have a name and nothing else to be found by. */
export const nameContains = (alias: string, typed: string | null | undefined): Sql =>
  anyContains(alias, ['name'], typed)

/** By what a search looks for rows. */
export type SearchWay = 'WORDS' | MatchedBy

/**
 * The ids of the records of a long list that are found in a way, through the reviewed function of the table.
 *
 * @param legalEntityId of the records; 0 where one space of words serves the whole tenant.
 */
export const searchIn = (table: string, legalEntityId: number | Sql, typed: string, way: SearchWay): Sql => {
  const entity = typeof legalEntityId === 'number' ? sql`${legalEntityId}::bigint` : legalEntityId
  return sql`${sql.ref(`search_${table}`)}(${entity}, ${typed}, ${way})`
}

/** The ways that depend on what is typed; the others are always open. */
const keyWays = (typed: string): MatchedBy[] => [
  ...(dayTyped(typed) ? (['DATE'] as const) : []),
  ...(isPhoneTyped(typed) ? (['PHONE'] as const) : []),
  ...(isNumberTyped(typed) ? (['NUMBER'] as const) : []),
]

/** What is looked for only when nothing has been found, in this order. */
const likeness = ['SOUND', 'SPELLING'] as const

/** The condition of the rows that a list finds in a way, for what is typed. */
export type FoundBy = (way: SearchWay, typed: string) => Sql

type SearchQuery = Parameters<typeof listPage>[2] & { query?: string | null | undefined; filterIds?: unknown }

// What its words lead to is said first, so that a row is told to be found otherwise only when it is.
const byKeys = async (tx: Tx, facts: ListFacts, where: Sql, typed: string, foundBy: FoundBy, keys: MatchedBy[]) => {
  const { table, alias } = facts
  const ways = (['WORDS', ...keys] as const).map(
    (way) => sql`(select ${sql.raw(`${alias}.id`)}, ${sql.lit(way)} as way
      from ${sql.raw(`${table} ${alias}`)} where ${where} and ${foundBy(way, typed)} limit 5000)`,
  )
  const found = new Map<number, SearchWay>()
  const rows = await tx.rows<{ id: number; way: SearchWay }>(sql.join(ways, sql` union all `))
  for (const { id, way } of rows) if (!found.has(id)) found.set(id, way)
  return found
}

const markOf =
  (found: Map<number, SearchWay>) =>
  (id: number): MatchedBy | undefined => {
    const way = found.get(id)
    return way === 'WORDS' ? undefined : way
  }

/**
 * One page of a list that is searched: by words, by a day, a telephone number or another number where one is typed, and
 * where all of that finds nothing, by sound and then by one slip of the pen. A row says how it was found when its words
 * have not led to it. The cursor keeps the way, so that all pages are found in the same one.
 */
export const searchedPage = async <Item>(
  tx: Tx,
  facts: ListFacts,
  query: SearchQuery,
  where: Sql,
  foundBy: FoundBy,
): Promise<Json<Page<Item>>> => {
  const typed = query.filterIds ? null : query.query
  if (!typed) return listPage<Item>(tx, facts, query, where)
  const alike = (way: MatchedBy) =>
    listPage<Item>(tx, facts, query, sql`${where} and ${foundBy(way, typed)}`, { way, markOf: () => way })
  const resumed = query.cursor && wayOfCursor(query.cursor)
  if (resumed) return alike(resumed)
  const first = await byWordsOrKeys<Item>(tx, facts, query, where, typed, foundBy)
  if (query.cursor || !isEmpty(first)) return first
  for (const way of likeness) {
    const page = await alike(way)
    if (!isEmpty(page)) return page
  }
  return first
}

const byWordsOrKeys = async <Item>(
  tx: Tx,
  facts: ListFacts,
  query: SearchQuery,
  where: Sql,
  typed: string,
  foundBy: FoundBy,
): Promise<Json<Page<Item>>> => {
  const keys = keyWays(typed)
  if (keys.length === 0) return listPage<Item>(tx, facts, query, sql`${where} and ${foundBy('WORDS', typed)}`)
  const found = await byKeys(tx, facts, where, typed, foundBy, keys)
  const ids = sql`${sql.raw(`${facts.alias}.id`)} = any(${[...found.keys()]}::bigint[])`
  return listPage<Item>(tx, facts, query, sql`${where} and ${ids}`, { markOf: markOf(found) })
}
