import { type Sql, sql } from './db/sql'

/** Short lists are searched anywhere in the name, without regard to case and umlauts. */
export const nameContains = (alias: string, typed: string | null | undefined): Sql =>
  typed ? sql`strpos(folded(${sql.ref(`${alias}.name`)}), folded(${typed})) > 0` : sql`true`

/** Long lists are searched by the beginnings of words, through the reviewed function of the table. */
export const wordsMatch = (
  alias: string,
  table: 'persons' | 'business_partners',
  legalEntityId: number,
  typed: string | null | undefined,
): Sql =>
  typed
    ? sql`${sql.ref(`${alias}.id`)} = any(array(select ${sql.ref(`search_${table}`)}(${legalEntityId}::bigint, ${typed})))`
    : sql`true`
