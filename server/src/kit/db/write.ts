import { columnName, type Sql, sql } from './sql'
import type { Tx } from './transaction'

/** Values of a record by field; a value may be an expression. */
export type Values = Record<string, unknown>

/** Whether a value is an expression that the database computes. */
export const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value

// Objects are stored as jsonb; arrays too, unless they hold plain numbers or strings, which are SQL arrays.
const isJson = (value: unknown): boolean =>
  Array.isArray(value) ? value.some((part) => typeof part === 'object') : typeof value === 'object' && value !== null

const parameter = (value: unknown): Sql => {
  if (isSql(value)) return value
  return sql`${isJson(value) ? JSON.stringify(value) : (value ?? null)}`
}

const defined = (values: Values): [string, unknown][] =>
  Object.entries(values).filter(([, value]) => value !== undefined)

const column = (field: string): Sql => sql.ref(columnName(field))

/** @returns an INSERT of one row; tenant and author come from the transaction. Fields left out keep their default. */
export const insertInto = (table: string, alias: string, values: Values): Sql => {
  const fields = defined(values)
  return sql`insert into ${sql.table(table)} as ${sql.ref(alias)}
    (${sql.join(fields.map(([field]) => column(field)))})
    values (${sql.join(fields.map(([, value]) => parameter(value)))})`
}

/**
 * Stores several rows, each of which has all of `fields`, in plain values.
 *
 * @param ending of the statement: what becomes of a row that is there already, and what is answered of those stored.
 * @returns what the ending answers, in the order of the rows.
 */
export const insertAll = async <Row extends object>(
  tx: Tx,
  table: string,
  fields: readonly string[],
  rows: readonly Values[],
  ending: Sql = sql``,
): Promise<Row[]> => {
  const { insertOf, rowsAtOnce } = tx.layout
  const answered: Row[] = []
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const part = rows.slice(at, at + rowsAtOnce)
    answered.push(...(await tx.rows<Row>(sql`${insertOf(table, fields, part)} ${ending}`)))
  }
  return answered
}

/** @returns an UPDATE of one row by id; version, time and author are set by the database. */
export const updateOf = (table: string, alias: string, id: number, values: Values): Sql =>
  sql`update ${sql.table(table)} as ${sql.ref(alias)}
    set ${sql.join(defined(values).map(([field, value]) => sql`${column(field)} = ${parameter(value)}`))}
    where ${sql.ref(`${alias}.id`)} = ${id}`

/** Makes the rows of a link table equal to a list of ids: rows that left are deleted, new ones added. */
export const replaceLinks = async (
  tx: Tx,
  link: { table: string; owner: string; member: string },
  ownerId: number,
  memberIds: readonly number[],
): Promise<void> => {
  const wanted = [...new Set(memberIds)]
  const [table, owner, member] = [sql.table(link.table), sql.ref(link.owner), sql.ref(link.member)]
  await tx.run(sql`delete from ${table} where ${owner} = ${ownerId} and not (${member} = any(${wanted}::bigint[]))`)
  const rows = wanted.map((id) => ({ [link.owner]: ownerId, [link.member]: id }))
  await insertAll(tx, link.table, [link.owner, link.member], rows, sql`on conflict do nothing`)
}
