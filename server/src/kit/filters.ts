import type { DayRange, InstantRange, ValueRange } from '@pietas/contract/kit'
import { columnName, type Sql, sql } from './db/sql'

// Conditions of list filters; a filter that is not set narrows nothing. All compare by operators that row security
// lets through to an index.

export const equals = (column: string, value: string | number | boolean | undefined): Sql =>
  value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`

export const oneOf = (column: string, values: readonly (string | number)[] | undefined): Sql => {
  if (!values || values.length === 0) return sql`true`
  const list = typeof values[0] === 'number' ? sql`${values}::bigint[]` : sql`${values}::text[]`
  return sql`${sql.ref(column)} = any(${list})`
}

const between = (column: Sql, from: Sql | undefined, to: Sql | undefined): Sql =>
  sql`${from ? sql`${column} >= ${from}` : sql`true`} and ${to ? sql`${column} <= ${to}` : sql`true`}`

/** Both ends included. */
export const betweenDays = (column: Sql, range: DayRange | undefined): Sql =>
  between(column, range?.from ? sql`${range.from}::date` : undefined, range?.to ? sql`${range.to}::date` : undefined)

/** Both ends included; the last millisecond is the one that a day ends with. */
export const betweenInstants = (column: Sql, range: InstantRange | undefined): Sql =>
  between(
    column,
    range?.from ? sql`${range.from}::timestamptz` : undefined,
    range?.to ? sql`${range.to}::timestamptz` : undefined,
  )

/** Both ends included, of a column of whole numbers: what is between two of them begins with the next. */
export const betweenNumbers = (column: Sql, range: ValueRange | undefined): Sql =>
  between(
    column,
    range?.from === undefined ? undefined : sql`${Math.ceil(range.from)}::bigint`,
    range?.to === undefined ? undefined : sql`${Math.floor(range.to)}::bigint`,
  )

/**
 * Texts that begin so, of a column that holds them in small letters. Its index needs `text_pattern_ops`: row security
 * lets these two operators through to it, and `like` not.
 */
export const beginsWith = (column: string, start: string | null | undefined): Sql =>
  start
    ? sql`${sql.ref(column)} ~>=~ lower(${start}::text) and ${sql.ref(column)} ~<~ (lower(${start}::text) || chr(1114111))`
    : sql`true`

const conditionOf = (column: string, value: unknown): Sql => {
  if (Array.isArray(value)) return oneOf(column, value)
  if (typeof value !== 'object' || value === null) return equals(column, value as string | number | boolean)
  const range = value as InstantRange | ValueRange
  const bound = range.from ?? range.to
  if (typeof bound === 'number') return betweenNumbers(sql.ref(column), range as ValueRange)
  return bound?.includes('T')
    ? betweenInstants(sql.ref(column), range as InstantRange)
    : betweenDays(sql.ref(column), range as DayRange)
}

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null

/** Whether any of some filters is set. */
export const isNarrowed = (filters: object | null | undefined): boolean => Object.values(filters ?? {}).some(isSet)

type Special<Filters> = { [Name in keyof Filters]?: (value: NonNullable<Filters[Name]>) => Sql }

/**
 * What narrows a list: each filter that is set by the column of its name, compared as its value asks for.
 *
 * @param special the filters that are found otherwise.
 */
export const narrowed = <Filters extends object>(
  alias: string,
  filters: Filters | undefined,
  special: Special<Filters> = {},
): Sql => {
  const set = Object.entries(filters ?? {}).filter(([, value]) => isSet(value))
  const conditions = (set as [keyof Filters & string, never][]).map(
    ([name, value]) => special[name]?.(value) ?? conditionOf(`${alias}.${columnName(name)}`, value),
  )
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
