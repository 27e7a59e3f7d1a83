import { type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'

export type ExportedTable = { name: string; columns: string[] }

/** Columns that open something. What the trail hides is left out as well: it is secret, or worked out from the rest. */
const secret = '(^|_)(secret|password|token|hash|key|recovery|verifier)(_|$)'

/** The tables of a tenant with the columns that are handed out. The house is found by its own rows alone: row security. */
export const exportedTables = (tx: Tx): Promise<ExportedTable[]> =>
  tx.rows<ExportedTable>(sql`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname <> 'tenant_id'
      and a.atttypid not in ('bytea'::regtype, 'tsvector'::regtype) and a.attname !~ ${secret}
      and not exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'audit'
        and a.attname = any(string_to_array(encode(g.tgargs, 'escape'), '\\000')))
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id' and not t.attisdropped)
      and c.relname not in ('tenant_record', 'idempotency_keys', 'name_words')
    group by c.relname order by c.relname`)

const atOnce = 1000

/** The rows of a table as JSON, some at a time. */
export async function* rowsOf(tx: Tx, { name, columns }: ExportedTable): AsyncGenerator<string[]> {
  const wanted = sql.join(columns.map((column) => sql.ref(`t.${column}`))) as Sql
  await tx.run(sql`declare exported no scroll cursor for
    select row_to_json(r)::text as line from (select ${wanted} from ${sql.table(name)} t) r`)
  for (;;) {
    const rows = await tx.rows<{ line: string }>(sql`fetch ${sql.raw(String(atOnce))} from exported`)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < atOnce) break
  }
  await tx.run(sql`close exported`)
}

export type ExportedFile = { id: number; name: string; sha256: string; size: number }

/** Documents with their contents, but for those that a scanner has something against. */
export const exportedFiles = (tx: Tx): Promise<ExportedFile[]> =>
  tx.rows<ExportedFile>(sql`
    select d.id, d.file_name as name, d.sha256, d.size from documents d
    join stored_files f on f.tenant_id = d.tenant_id and f.sha256 = d.sha256
    where not d.deleted and f.scan_state not in ('WAITING', 'INFECTED') order by d.id`)

export const nameOfTenant = async (tx: Tx, tenantId: number): Promise<{ slug: string; wantsMfa: boolean } | null> => {
  const tenant = await tx.row<{ slug: string }>(sql`select t.slug from tenants t where t.id = ${tenantId}`)
  const asking = await tx.row(sql`
    select from legal_entities e where e.tenant_id = ${tenantId} and e.mfa_required and not e.deleted limit 1`)
  return tenant && { ...tenant, wantsMfa: asking !== null }
}
