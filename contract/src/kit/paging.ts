import * as z from 'zod'
import { mostCounted } from './counted'
import { flag, optionalText, wireIds } from './fields'

export const defaultPageSize = 50
export const maxPageSize = 500

type Shape = Record<string, z.ZodType>

const parseJson = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text === '' ? '{}' : text)
  } catch {
    context.addIssue({ code: 'custom', message: 'common.validation-invalid' })
    return z.NEVER
  }
}

const jsonText = z.string().max(10_000).transform(parseJson)

/** `filters` travels as a JSON object in the query string; unknown keys are dropped. */
const jsonFilters = <Filters extends Shape>(filters: Filters) => {
  const known = z.object(filters).partial()
  return z.union([jsonText.pipe(known), known])
}

/** Names of fields, separated by commas. */
const fieldNames = z
  .union([z.string().max(2000), z.array(z.string().max(60)).max(100)])
  .transform((value) => (Array.isArray(value) ? value : value.split(',')).map((name) => name.trim()).filter(Boolean))

/** What the query of any list may say: made once, for there are many lists. */
const ofEveryList = {
  cursor: z.string().max(1000).optional(),
  query: optionalText(200).optional(),
  sortDirection: z.enum(['ASC', 'DESC']).optional(),
  filterIds: wireIds.optional(),
  count: flag.optional(),
  countUpTo: z.union([z.literal(mostCounted), z.literal(String(mostCounted))]).optional(),
  limit: z
    .union([z.int(), z.string().regex(/^\d{1,4}$/)])
    .transform(Number)
    .pipe(z.int().min(1).max(maxPageSize))
    .default(defaultPageSize),
}

/**
 * The query of a paged list: cursor, query, sortBy, sortDirection, filters, limit, filterIds. With `count` the answer
 * tells how many there are in all: that reads them all, and only an export, which does so anyway, may ask for it. With
 * `countUpTo` it tells so as far as 1000; one more means that there are more.
 *
 * Without a direction, names go up and times go down, the latest first.
 *
 * @param facts `sortBy` the offered columns, the first one being the default; `filters` the keys of the
 *   filter object.
 */
export const listQuery = <
  const Sorts extends readonly [string, ...string[]],
  const Filters extends Shape = Record<never, never>,
>(facts: {
  sortBy: Sorts
  filters?: Filters
}) =>
  z.object({
    ...ofEveryList,
    sortBy: z.enum(facts.sortBy).default(facts.sortBy[0] as never),
    filters: jsonFilters(facts.filters ?? ({} as Filters)).optional(),
  })

/** The query of a short list of what belongs to one record, or is told in order: it is neither searched nor looked up. */
export const shownWhole = <
  const Sorts extends readonly [string, ...string[]],
  const Filters extends Shape = Record<never, never>,
>(facts: {
  sortBy: Sorts
  filters?: Filters
}) => listQuery(facts).omit({ query: true, filterIds: true })

/**
 * For lists of wide records: with `fields` the items carry at least id and the named fields and may leave out the
 * others, so that a table which shows nine of sixty columns costs half.
 */
export const someFields = { fields: fieldNames.optional() }

const cursorToGoOn = z.string().nullable()
const total = z.int().optional()

/** The answer of a paged list. A cursor is null at the end it would lead over. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    nextCursor: cursorToGoOn,
    prevCursor: cursorToGoOn,
    total,
  })

export type Page<Item> = {
  items: Item[]
  nextCursor: string | null
  prevCursor: string | null
  total?: number | undefined
}
