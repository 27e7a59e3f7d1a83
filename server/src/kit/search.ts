import { columnName, type Sql, sql } from './db/sql'

/** Short lists are searched anywhere in their texts, without regard to case and umlauts. */
export const anyContains = (alias: string, fields: readonly string[], typed: string | null | undefined): Sql => {
  if (!typed) return sql`true`
  const texts = fields.map((field) => sql.ref(`${alias}.${columnName(field)}`))
  return sql`strpos(folded(concat_ws(' ', ${sql.join(texts)})), folded(${typed})) > 0`
}

/** `anyContains` for the many lists that have a name and nothing else to be found by. */
export const nameContains = (alias: string, typed: string | null | undefined): Sql =>
  anyContains(alias, ['name'], typed)

/** Long lists are searched by the beginnings of words, through the reviewed function of the table. */
export const wordsMatch = (
  alias: string,
  table: string,
  legalEntityId: number,
  typed: string | null | undefined,
): Sql =>
  typed
    ? sql`${sql.ref(`${alias}.id`)} = any(array(select ${sql.ref(`search_${table}`)}(${legalEntityId}::bigint, ${typed})))`
    : sql`true`
