import { type MatchedBy, matchWays, mostCounted, type Page } from '@pietas/contract/kit'
import { type Beside, withBeside } from './beside'
import { type Fields, type Plan, type Sql, selectList, sql } from './db/sql'
import { Json, type Tx } from './db/transaction'
import { isNarrowed } from './filters'
import { invalidField } from './refusal'

/** A column that a list can be sorted by: a SQL expression that is never null, and its type. */
export type Sort = { expression: string; type: 'timestamptz' | 'text' | 'bigint' | 'date' }

/** What a list is made of; the engine adds order, cursor and limit. */
export type ListFacts = {
  table: string
  alias: string
  /** Select list of one item, see `columns`; what it shows of other records it takes by subselects. */
  item: string
  /** The same field by field, where callers may ask for some of them only. */
  fields?: Fields
  /** By the names that the contract offers. */
  sorts: Record<string, Sort>
  beside?: Beside
}

type Query = {
  cursor?: string | undefined
  sortBy: string
  sortDirection?: 'ASC' | 'DESC' | undefined
  limit: number
  count?: boolean | undefined
  countUpTo?: unknown
  fields?: readonly string[] | undefined
  filters?: object | null | undefined
}

type Cursor = { sort: string; id: number; back: boolean }

/** How the rows of a list were found, when not by its conditions alone. */
export type Finding = {
  /** Holds for every page, so it is kept in the cursor. */
  way?: MatchedBy
  /** What a row says of how it was found. */
  markOf: (id: number) => MatchedBy | undefined
}

const encode = (name: string, sort: string, id: number, back: boolean): string =>
  Buffer.from(JSON.stringify([name, sort, id, back ? 1 : 0])).toString('base64url')

const brokenCursor = () => invalidField('cursor', 'common.validation-invalid')

const parsedCursor = (text: string): unknown[] => {
  let parsed: unknown
  try {
    parsed = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    throw brokenCursor()
  }
  if (!Array.isArray(parsed)) throw brokenCursor()
  return parsed
}

/** @returns the way in which all pages that a cursor belongs to were found; undefined when it names none. */
export const wayOfCursor = (text: string): MatchedBy | undefined => {
  const [name] = parsedCursor(text)
  return typeof name === 'string' ? matchWays.find((way) => name.endsWith(`.${way}`)) : undefined
}

const decode = (text: string | undefined, name: string): Cursor | null => {
  if (!text) return null
  const [of, sort, id, back] = parsedCursor(text)
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

// Every choice of fields is a statement that PostgreSQL keeps. Tables ask for a handful; whoever asks for ever others
// gets whole items.
const choices = new Map<string, Set<string>>()
const maxChoices = 40

const itemOf = (facts: ListFacts, asked: readonly string[] | undefined): string => {
  if (!asked || !facts.fields) return facts.item
  const wanted = new Set(['id', ...asked])
  const chosen = Object.fromEntries(Object.entries(facts.fields).filter(([field]) => wanted.has(field)))
  const known = choices.get(facts.item) ?? new Set()
  choices.set(facts.item, known)
  const choice = Object.keys(chosen).join()
  if (!known.has(choice) && known.size >= maxChoices) return facts.item
  known.add(choice)
  return selectList(chosen)
}

const pageStatement = (facts: ListFacts, sort: Sort, query: Query, cursor: Cursor | null, where: Sql): Sql => {
  const down = (query.sortDirection ?? defaultDirection(sort)) === 'DESC'
  const descending = down !== (cursor?.back ?? false)
  const order = descending ? 'desc' : 'asc'
  const key = sql.raw(sort.expression)
  const id = sql.raw(`${facts.alias}.id`)
  const after = cursor
    ? sql`and (${key}, ${id}) ${sql.raw(descending ? '<' : '>')} (${cursor.sort}::${sql.raw(sort.type)}, ${cursor.id}::bigint)`
    : sql``
  return sql`
    select ${sql.raw(itemOf(facts, query.fields))}, ${key}::text as page_key, ${id} as page_id
    from ${sql.raw(`${facts.table} ${facts.alias}`)}
    where ${where} ${after}
    order by ${key} ${sql.raw(order)}, ${id} ${sql.raw(order)}
    limit ${sql.lit(fetchedFor(query.limit))}`
}

// What is rare is found by an index of its own; for what is common the order is walked. Only its values tell them apart.
const planFor = ({ filters }: Query): Plan => (isNarrowed(filters) ? 'FOR_VALUES' : 'KEPT')

/** How many there are. To read them all is for an export, which asks once; a list on a screen is counted only so far. */
const countOf = async (tx: Tx, facts: ListFacts, query: Query, where: Sql): Promise<number | undefined> => {
  if (!query.count && !query.countUpTo) return undefined
  const most = query.count ? sql`` : sql`limit ${sql.lit(mostCounted + 1)}`
  const found = await tx.row<{ total: number }>(
    sql`select count(*) as total from (select from ${sql.raw(`${facts.table} ${facts.alias}`)} where ${where} ${most}) found`,
    planFor(query),
  )
  return found?.total ?? 0
}

const unmarked: Finding = { markOf: () => undefined }

const marked = (item: string, by: MatchedBy | undefined): string =>
  by ? `${item.slice(0, -1)},"matchedBy":"${by}"}` : item

const emptyPage = '{"items":[]'

/** Whether a page shows nothing. */
export const isEmpty = (page: Json<Page<unknown>>): boolean => page.parts[0]?.startsWith(emptyPage) ?? true

/**
 * One page of a list by keyset: the cursor holds the sort value and id of the row it stands at, so that pages stay
 * whole while rows are added.
 *
 * @param finding how the rows were found; `searchedPage` of `search.ts` says it.
 * @throws a 400 refusal for an unknown `sortBy` or a cursor that is broken or of another sort.
 */
export const listPage = async <Item, Counted extends object = object>(
  tx: Tx,
  facts: ListFacts,
  query: Query,
  where: Sql,
  finding: Finding = unmarked,
): Promise<Json<Page<Item> & Counted>> => {
  const sort = sortOf(facts, query.sortBy)
  const name = [facts.table, query.sortBy, ...(finding.way ? [finding.way] : [])].join('.')
  const cursor = decode(query.cursor, name)
  const found = await tx.jsonRows(pageStatement(facts, sort, query, cursor, where), 2, planFor(query))
  const items = await withBeside(tx, facts.beside, found.items.slice(0, query.limit))
  const count = await countOf(tx, facts, query, where)
  const total = count === undefined ? '' : `,"total":${count}`
  if (items.length === 0) return new Json(`${emptyPage},"nextCursor":null,"prevCursor":null${total}}`)
  const more = found.items.length > query.limit
  const back = cursor?.back ?? false
  const cursorAt = (position: number, leadsBack: boolean): string => {
    const [key, id] = found.hidden[position] ?? []
    return JSON.stringify(encode(name, key ?? '', Number(id), leadsBack))
  }
  // Read backwards, the rows came in the opposite order.
  const [start, end] = back ? [items.length - 1, 0] : [0, items.length - 1]
  const next = back || more ? cursorAt(end, false) : null
  const previous = (back ? more : cursor !== null) ? cursorAt(start, true) : null
  const told = items.map((item, at) => marked(item, finding.markOf(Number(found.hidden[at]?.[1]))))
  if (back) told.reverse()
  const parts = told.map((item, at) => (at === 0 ? item : `,${item}`))
  return new Json('{"items":[', ...parts, `],"nextCursor":${next},"prevCursor":${previous}${total}}`)
}
