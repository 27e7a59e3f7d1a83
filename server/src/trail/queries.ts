import { type Beside, factsById } from '../kit/beside'
import { columns, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import type { ListFacts } from '../kit/paging'

// Of the platform's own people a tenant knows no name.
const actor = `(select json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name))
  from users u where u.tenant_id = a.tenant_id and u.id = a.actor_id)`

/** Somebody as the trails call him; our own people belong to no tenant. */
export type Named = { id: number; name: string; tenantId: number | null }

export const namesOfStaff = (tx: Tx, ids: readonly number[]): Promise<Named[]> =>
  tx.rows<Named>(sql`
    select u.id, concat_ws(' ', u.first_name, u.last_name) as name, u.tenant_id as "tenantId" from users u
    where u.id = any(${ids}::bigint[])`)

export const namesOfOwnPeople = (tx: Tx, ids: readonly number[]): Promise<Named[]> =>
  tx.rows<Named>(sql`
    select u.id, concat_ws(' ', u.first_name, u.last_name) as name, null::bigint as "tenantId" from platform_users u
    where u.id = any(${ids}::bigint[])`)

const platformActors: Beside = async (tx, rows) => {
  const actorOf = await factsById<Named>(rows, 'actorId', (ids) => namesOfOwnPeople(tx, ids))
  return rows.map(({ actorId: id }) => {
    const actor = actorOf(id)
    return { actor: actor && { id, name: actor.name } }
  })
}

const stored = ['id', 'at', 'recordTable', 'recordId', 'processId', 'action', 'before', 'after'] as const

const facts = {
  table: 'audit_entries',
  alias: 'a',
  sorts: { AT: { expression: 'a.at', type: 'timestamptz' } },
} as const

/** The trail of the records of a tenant, as it is stored. */
export const auditFacts: ListFacts = { ...facts, item: columns('a', [...stored], { actor }) }

/** The same of the platform's own records. */
export const platformAuditFacts: ListFacts = {
  ...facts,
  item: columns('a', [...stored, 'actorId']),
  beside: platformActors,
}

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

// What lies with no tenant is asked for apart: it may lie on another machine.
const belongsToAll = new Set(['platform_users', 'tenants', 'tenant_domains'])

/** @returns what the records are called today, by `table.id`: one question for all of them. */
export const findNames = async (tx: Tx, wanted: Wanted): Promise<Map<string, string>> => {
  const [ofAll, ofTenant] = [true, false].map((ofAll) =>
    [...wanted].filter(([table]) => belongsToAll.has(table) === ofAll),
  )
  const found = await Promise.all([namesOf(tx, ofAll ?? []), namesOf(tx, ofTenant ?? [])])
  return new Map(found.flat())
}

const namesOf = async (tx: Tx, wanted: readonly [string, Set<number>][]): Promise<(readonly [string, string])[]> => {
  const parts = wanted.flatMap(([table, ids]) => {
    const name = nameOf(table)
    if (name === undefined || ids.size === 0) return []
    return [
      sql`select ${table}::text as "table", r.id, ${sql.raw(name)}::text as name from ${sql.table(table)} r
        where r.id = any(${[...ids]}::bigint[])`,
    ]
  })
  if (parts.length === 0) return []
  const rows = await tx.rows<{ table: string; id: number; name: string | null }>(
    sql`${sql.join(parts, sql` union all `)}`,
  )
  return rows.flatMap(({ table, id, name }) => (name ? [[`${table}.${id}`, name] as const] : []))
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
