import { columns, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import type { ListFacts } from '../kit/paging'

// Of the platform's own people a tenant knows no name.
const actor = `(select json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name))
  from users u where u.tenant_id = a.tenant_id and u.id = a.actor_id)`

const platformActor = `(select json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name))
  from platform_users u where u.id = a.actor_id)`

const stored = ['id', 'at', 'recordTable', 'recordId', 'processId', 'action', 'before', 'after'] as const

const factsWith = (who: string): ListFacts => ({
  table: 'audit_entries',
  alias: 'a',
  item: columns('a', [...stored], { actor: who }),
  sorts: { AT: { expression: 'a.at', type: 'timestamptz' } },
})

/** The trail of the records of a tenant, as it is stored. */
export const auditFacts = factsWith(actor)

/** The same of the platform's own records. */
export const platformAuditFacts = factsWith(platformActor)

/** How the records of a table are called; a table that is missing has no names. */
const names: Readonly<Record<string, string>> = {
  users: `concat_ws(' ', r.first_name, r.last_name)`,
  persons: `concat_ws(' ', r.first_name, r.last_name)`,
  processes: `(select concat_ws(' ', p.first_name, p.last_name) from persons p
    where p.tenant_id = r.tenant_id and p.id = r.deceased_person_id)`,
  tasks: `case when is_leave(r.type) then null else r.title end`,
  process_notes: 'r.subject',
  documents: 'r.file_name',
  announcements: 'r.title',
  platform_users: `concat_ws(' ', r.first_name, r.last_name)`,
  tenant_domains: 'r.domain',
}

const named = [
  ...['legal_entities', 'branches', 'accounts', 'business_partners', 'business_partner_types', 'user_groups', 'cars'],
  ...['burial_types', 'burial_forms', 'grave_types', 'resources', 'template_categories', 'product_categories'],
  ...['complaint_causes', 'tenants'],
  ...['products', 'task_templates', 'accounting_document_templates'],
]

const nameOf = (table: string): string | undefined => names[table] ?? (named.includes(table) ? 'r.name' : undefined)

/** Records of which a page of the trail wants to know the names: ids by table. */
export type Wanted = Map<string, Set<number>>

/** @returns what the records are called today, by `table.id`: one question for all of them. */
export const findNames = async (tx: Tx, wanted: Wanted): Promise<Map<string, string>> => {
  const parts = [...wanted].flatMap(([table, ids]) => {
    const name = nameOf(table)
    if (name === undefined || ids.size === 0) return []
    return [
      sql`select ${table}::text as "table", r.id, ${sql.raw(name)}::text as name from ${sql.table(table)} r
        where r.id = any(${[...ids]}::bigint[])`,
    ]
  })
  if (parts.length === 0) return new Map()
  const rows = await tx.rows<{ table: string; id: number; name: string | null }>(
    sql`${sql.join(parts, sql` union all `)}`,
  )
  return new Map(rows.flatMap(({ table, id, name }) => (name ? [[`${table}.${id}`, name] as const] : [])))
}

let known: Promise<Map<string, string>> | undefined

/** Which table a column refers to, by `table.column`: the foreign keys say it, so a new one is known by itself. */
export const referencedTables = (tx: Tx): Promise<Map<string, string>> => {
  known ??= tx
    .rows<{ from: string; to: string }>(sql`
      select c.conrelid::regclass || '.' || a.attname as "from", c.confrelid::regclass::text as "to"
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and a.attname <> 'tenant_id'`)
    .then((rows) => new Map(rows.map(({ from, to }) => [from, to])))
  known.catch(() => {
    known = undefined
  })
  return known
}
