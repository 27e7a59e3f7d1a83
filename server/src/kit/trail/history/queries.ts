import { sql } from '../../db/sql'
import type { Tx } from '../../db/transaction'
import type { ListFacts } from '../../paging'

// Staff and our own people share one number space.
const actor = `(select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)
  from users u where u.tenant_id = a.tenant_id and u.id = a.actor_id)`

// Notes and documents are kept when they leave the lists.
const name = `case a.record_table
  when 'process_notes' then (select n.subject from process_notes n where n.tenant_id = a.tenant_id and n.id = a.record_id)
  when 'documents' then (select d.file_name from documents d where d.tenant_id = a.tenant_id and d.id = a.record_id)
end`

/** The trail of records, as it is stored. */
export const trailFacts: ListFacts = {
  table: 'audit_entries',
  alias: 'a',
  item: `a.id, a.at, ${actor} as actor, ${name} as name, a.record_table, a.action, a.before, a.after`,
  sorts: { AT: { expression: 'a.at', type: 'timestamptz' } },
}

const nameColumns: Record<string, string> = {
  persons: `concat_ws(' ', r.first_name, r.last_name)`,
  users: `concat_ws(' ', r.first_name, r.last_name)`,
}

/** What the records that a trail names are called today, one question for all of them. */
export const findNames = async (
  tx: Tx,
  ids: ReadonlyMap<string, readonly number[]>,
): Promise<ReadonlyMap<string, string>> => {
  const parts = [...ids].map(([table, wanted]) => {
    const name = sql.raw(nameColumns[table] ?? 'r.name')
    return sql`select ${table}::text as "table", r.id, ${name}::text as name from ${sql.table(table)} r
      where r.id = any(${wanted}::bigint[])`
  })
  if (parts.length === 0) return new Map()
  const rows = await tx.rows<{ table: string; id: number; name: string }>(sql`${sql.join(parts, sql` union all `)}`)
  return new Map(rows.map(({ table, id, name }) => [`${table}.${id}`, name]))
}
