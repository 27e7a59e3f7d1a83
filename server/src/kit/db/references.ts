import { type Sql, sql } from './sql'
import type { Tx } from './transaction'

/** A column whose foreign key points at a table. */
type Reference = { table: string; column: string }

// Asked of the database itself, so that a table of tomorrow is not forgotten.
const referencesTo = (tx: Tx, table: string): Promise<Reference[]> =>
  tx.rows<Reference>(sql`
    select distinct k.conrelid::regclass::text as "table", a.attname::text as "column"
    from pg_constraint k
    cross join lateral unnest(k.conkey, k.confkey) as pair (own, other)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other and b.attname = 'id'
    where k.contype = 'f' and k.confrelid = to_regclass(${table})`)

/**
 * @param except tables that only say more about the records themselves.
 * @param but which rows of a table `t` refer to a record at all, where not all of them do.
 * @returns those of the records to which something else refers.
 */
export const referredTo = async (
  tx: Tx,
  table: string,
  ids: readonly number[],
  except: readonly string[],
  but: Readonly<Record<string, Sql>> = {},
): Promise<number[]> => {
  const asked = (await referencesTo(tx, table)).filter((reference) => !except.includes(reference.table))
  if (asked.length === 0 || ids.length === 0) return []
  const parts = asked.map((reference) => {
    const column = sql.ref(`t.${reference.column}`)
    return sql`select ${column} as id from ${sql.table(reference.table)} t where ${column} = any(${ids}::bigint[])
      and ${but[reference.table] ?? sql`true`}`
  })
  const rows = await tx.rows<{ id: number }>(sql.join(parts, sql` union `) as Sql)
  return rows.map(({ id }) => id)
}
