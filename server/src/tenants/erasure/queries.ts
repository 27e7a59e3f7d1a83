import { wholeTables } from '../../kit/db/layout'
import { type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'

/** Asks for a tenant to be deleted for good, in thirty days. */
export const requestErasure = async (tx: Tx, tenantId: number, actorId: number): Promise<void> => {
  const before = await tx.row<{ deleted: boolean }>(sql`select deleted from tenants where id = ${tenantId} for update`)
  if (before) await tx.row(sql`select 1 from request_erasure(${tenantId}, ${actorId}, ${before.deleted})`)
}

/** @returns whether the tenant was closed before; null where nothing is asked for that could still be taken back. */
export const revokeErasure = async (tx: Tx, tenantId: number): Promise<boolean | null> => {
  const found = await tx.row<{ wasClosed: boolean | null }>(sql`select revoke_erasure(${tenantId}) as "wasClosed"`)
  return found?.wasClosed ?? null
}

export const isErasureAsked = async (tx: Tx, tenantId: number): Promise<boolean> =>
  (await tx.row(sql`select 1 from tenant_erasures where home_tenant_id = ${tenantId}`)) !== null

/** Tenants whose day has come, those among them with which somebody had begun before. */
export const dueErasures = (tx: Tx): Promise<{ tenantId: number }[]> =>
  tx.rows<{ tenantId: number }>(sql`
    select home_tenant_id as "tenantId" from tenant_erasures where due_at <= now() order by due_at, home_tenant_id`)

export const beginErasure = (tx: Tx, tenantId: number) => tx.row(sql`select 1 from begin_erasure(${tenantId})`)

/** Contents of the tenant after the one that was named last, some at a time. */
export const contentsAfter = (tx: Tx, tenantId: number, last: string): Promise<{ sha256: string }[]> =>
  tx.rows<{ sha256: string }>(sql`
    select sha256 from stored_files where tenant_id = ${tenantId} and sha256 > ${last} order by sha256 limit 500`)

type Owned = { table: string; column: string; isWhole: boolean }

/**
 * Every table with rows of tenants, and the column that says whose; those that lie whole in one place refer to the others.
 * The trails have a way of their own.
 */
const tablesOfTenants = (tx: Tx): Promise<Owned[]> =>
  tx.rows<Owned>(sql`
    select c.relname as table, a.attname as column,
      a.attname <> 'tenant_id' or c.relname = any(${wholeTables}::text[]) as "isWhole" from pg_class c
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      and a.attname in ('tenant_id', 'home_tenant_id', 'tenant_id_visited')
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname not in ('tenant_record', 'audit_entries', 'audit_blocks', 'security_events', 'tenant_erasures')
    order by c.relname`)

/**
 * Deletes every row of a tenant, all that are nobody else's in one statement: foreign keys are asked when it ends, so that
 * tables which refer to each other need no order. It waits for nobody of another tenant, and takes as long as it takes.
 */
export const deleteRows = async (tx: Tx, tenantId: number): Promise<void> => {
  await tx.run(sql`set local statement_timeout = '1h'`)
  await tx.run(sql`update sessions set entered_tenant_id = null where entered_tenant_id = ${tenantId}`)
  const tables = await tablesOfTenants(tx)
  const deletion = ({ table, column }: Owned): Sql =>
    sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${tenantId}`
  for (const table of tables.filter(({ isWhole }) => isWhole)) await tx.run(deletion(table))
  const [last, ...rest] = tables.filter(({ isWhole }) => !isWhole)
  if (!last) return
  const parts = rest.map((table, at) => sql`${sql.ref(`d${at}`)} as (${deletion(table)})`)
  await tx.run(sql`with ${sql.join(parts) as Sql} ${deletion(last)}`)
  await tx.run(sql`delete from tenants where id = ${tenantId}`)
}

/** Ends a deletion, after which nothing tells of the tenant. */
export const endErasure = (tx: Tx, tenantId: number) => tx.row(sql`select 1 from end_erasure(${tenantId})`)
