import { createHash } from 'node:crypto'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'

// Used to compile templates only; statements run on our own connections (see transaction.ts).
const compiler = new Kysely<Record<never, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

export type Sql = RawBuilder<unknown>
export { sql }

/** A statement ready for the driver. Its name lets PostgreSQL keep the plan for the next time. */
export type Statement = { name: string; text: string; values: unknown[] }

// Texts come from code, never from input, so their number is bounded; the cap only guards against a mistake.
const names = new Map<string, string>()
const maxNames = 2000

const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  if (names.size >= maxNames) names.clear()
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** Compiles a template to text and parameters. */
export const statementOf = (template: Sql): Statement => {
  const { sql: text, parameters } = template.compile(compiler)
  return { name: nameOf(text), text, values: [...parameters] }
}

/**
 * Whether PostgreSQL keeps the plan of a statement for the next time, or makes one for its values: a kept plan knows
 * nothing of them, and walks a whole list for what is rare in it.
 */
export type Plan = 'KEPT' | 'FOR_VALUES'

/** A statement as it is sent: one without a name is planned for its values. */
export const sentWith = (plan: Plan, { name, text, values }: Statement): Omit<Statement, 'name'> & { name?: string } =>
  plan === 'KEPT' ? { name, text, values } : { text, values }

const snakeNames = new Map<string, string>()

/** `deceasedAt` in the contract is `deceased_at` in a table; this is the only translation there is. */
export const columnName = (field: string): string => {
  const known = snakeNames.get(field)
  if (known) return known
  const name = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  snakeNames.set(field, name)
  return name
}

/** An instant inside JSON that PostgreSQL builds: ISO 8601, UTC, milliseconds. */
export const instant = (expression: string): string =>
  `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * What a row is sorted or compared by when a column of it may be null. PostgreSQL takes `coalesce` for something that
 * might tell what it sees and keeps it off the index of a table with row security; of `case` it knows better.
 *
 * @param fallback a literal with its type. The index has to be written the same way.
 */
export const orElse = (column: string, fallback: string): string =>
  `(case when ${column} is null then ${fallback} else ${column} end)`

/**
 * Where a word stands in an order that is not that of its letters. A comparison like this may use an index below row
 * security; the index has to be written the same way.
 *
 * @param rest where every other word stands.
 */
export const placeIn = (column: string, order: readonly string[], rest?: number): string => {
  const places = order.map((word, at) => `when ${column} = '${word}'::text then ${at}::bigint`)
  return `(case ${places.join(' ')}${rest === undefined ? '' : ` else ${rest}::bigint`} end)`
}

const storedFields = ['deleted', 'version', 'createdBy', 'updatedBy']

/** Expressions by the field that they answer. */
export type Fields = Record<string, string>

/** The fields of a record: some stored under their own name, `computed` ones by an expression of their own. */
const fieldsOf = (alias: string, stored: readonly string[], computed: Fields): Fields => ({
  ...Object.fromEntries(stored.map((field) => [field, `${alias}.${columnName(field)}`])),
  ...computed,
})

/** @returns fields as a select list. */
export const selectList = (fields: Fields): string =>
  Object.entries(fields)
    .map(([field, expression]) => `${expression} as "${field}"`)
    .join(', ')

/**
 * The select list of a record as the contract names it.
 *
 * @param alias the table's alias in the query.
 * @param fields stored under their own name.
 * @param computed expressions by field, for everything else.
 */
export const columns = (alias: string, fields: readonly string[], computed: Fields = {}): string =>
  selectList(fieldsOf(alias, fields, computed))

/** The fields of a record, with id, version and the marks of who touched it when. */
export const recordFields = (alias: string, fields: readonly string[], computed: Fields = {}): Fields =>
  fieldsOf(alias, ['id', ...fields, ...storedFields, 'createdAt', 'updatedAt'], computed)

/** `recordFields` as a select list. */
export const recordColumns = (alias: string, fields: readonly string[], computed: Fields = {}): string =>
  selectList(recordFields(alias, fields, computed))

/** A select list as one JSON value, for a record inside a record. */
export const jsonOf = (selectList: string): string => `(select row_to_json(r) from (select ${selectList}) r)`
