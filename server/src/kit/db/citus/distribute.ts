import pg from 'pg'
import { OperatorError } from '../../operator-error'
import { schemaDirs } from '../../project'
import { applyFunctions, changedApart, tellMachines } from '../functions'
import { wholeTables } from '../layout'
import { onMachines } from '../machines'
import { closeSchema, openSchema } from '../roles'
import { isServerAtWork } from '../servers-at-work'
import { nodesOf, refuseUnprepared } from './nodes'

/** Into how many parts the tenants of a new installation fall; each machine holds some of them. */
const usualParts = 32

type Key = { table: string; name: string; definition: string; refersTo: string }

const tablesOfTenants = `
  select c.relname as name, p.logicalrelid is not null as "isApart" from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull and not a.attisdropped
  left join pg_dist_partition p on p.logicalrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
  order by c.relname`

// Kept in a table until they are back, so that whoever goes on after a crash knows them.
const keyRoom = `
  create table if not exists distribution_keys (table_name text, name text, definition text not null, primary key (table_name, name))`

const keysBetween = `
  select c.conrelid::regclass::text as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition,
    c.confrelid::regclass::text as "refersTo"
  from pg_constraint c
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    and (c.conrelid::regclass::text = any($1) or c.confrelid::regclass::text = any($1))`

const quoted = pg.escapeIdentifier

/** Foreign keys away: between a table that lies apart and one that does not there can be none. */
const takeKeys = async (client: pg.Client, tables: readonly string[]): Promise<number> => {
  const { rows } = await client.query<Key>(keysBetween, [tables])
  await client.query('begin')
  for (const { table, name, definition, refersTo } of rows) {
    if (tables.includes(table) && tables.includes(refersTo))
      await client.query('insert into distribution_keys values ($1, $2, $3) on conflict do nothing', [
        table,
        name,
        definition,
      ])
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  }
  await client.query('commit')
  return rows.length
}

const putKeysBack = async (client: pg.Client, log: (message: string) => void): Promise<void> => {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    'select table_name as "table", name, definition from distribution_keys order by 1, 2',
  )
  for (const [at, { table, name, definition }] of rows.entries()) {
    await client.query('begin')
    await client.query("set local citus.multi_shard_modify_mode to 'sequential'")
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
    await client.query('delete from distribution_keys where table_name = $1 and name = $2', [table, name])
    await client.query('commit')
    if ((at + 1) % 25 === 0) log(`${at + 1} of ${rows.length} foreign keys are back`)
  }
  await client.query('drop table distribution_keys')
}

const triggersOf = `
  select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = $1::regclass and not tgisinternal`

// Its rows travel without triggers: nothing has happened to them that the trail should tell.
const spread = async (client: pg.Client, table: string, first: string | null, parts: number): Promise<void> => {
  await client.query('begin')
  await client.query(`set local citus.shard_count to ${parts}`)
  await client.query('set local citus.enable_unsafe_triggers to on')
  await client.query("set local citus.multi_shard_modify_mode to 'sequential'")
  const { rows: triggers } = await client.query<{ name: string; definition: string }>(triggersOf, [quoted(table)])
  for (const { name } of triggers) await client.query(`drop trigger ${quoted(name)} on ${quoted(table)}`)
  await client.query(`select create_distributed_table($1, 'tenant_id', colocate_with => $2)`, [
    quoted(table),
    first ?? 'none',
  ])
  for (const { definition } of triggers) await client.query(definition)
  await client.query('commit')
  // Its rows lie on the machines of the tenants by now.
  await client.query(`select truncate_local_data_after_distributing_table($1)`, [quoted(table)])
}

/** What triggers ask for on the machines of tenants: a copy of it stands on each, written with the original. */
const copied = ['tenant_erasures']

const copyToAll = async (client: pg.Client): Promise<void> => {
  for (const table of copied)
    await client.query(
      `select create_reference_table($1) where not exists (select from pg_dist_partition where logicalrelid = $1::regclass)`,
      [table],
    )
}

/**
 * The trail of the platform is kept as tenant 0, and written by the platform's role beside what a tenant writes in his own:
 * since a transaction writes a part of a table in one role only, it gets a part that no tenant shares.
 */
const setPlatformApart = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ shared: boolean }>(`
    select shardminvalue <> shardmaxvalue as shared from pg_dist_shard
    where shardid = get_shard_id_for_distribution_column('audit_entries', 0)`)
  if (rows[0]?.shared)
    await client.query(
      `select isolate_tenant_to_new_shard('audit_entries', 0, 'CASCADE', shard_transfer_mode => 'block_writes')`,
    )
}

type Numbered = { table: string; column: string; sequence: string }

/** Who works in a tenant draws the numbers of new rows by himself, once Citus numbers them. */
const numberedBy = async (client: pg.Client, tables: readonly string[]): Promise<Numbered[]> => {
  const { rows } = await client.query<Numbered>(
    `select c.relname as "table", a.attname as "column", s.oid::regclass::text as sequence from pg_class s
     join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
     join pg_class c on c.oid = d.refobjid and c.relname = any($1)
     join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S'`,
    [tables],
  )
  for (const { sequence } of rows)
    await client.query(`grant usage on sequence ${sequence} to pietas_app, pietas_platform`)
  return rows
}

/**
 * A machine numbers what is written on it in a range of its own, of 2^48. It goes on behind what it had numbered before:
 * rows that come out of a backup may have been.
 */
const goOnNumbering = async (client: pg.Client, numbered: readonly Numbered[]): Promise<void> => {
  for (const { table, column, sequence } of numbered) {
    const id = quoted(column)
    const { rows } = await client.query<{ machine: string; last: string }>(
      `select (${id} >> 48)::text as machine, max(${id})::text as last from ${quoted(table)} where ${id} >= 1::bigint << 48 group by 1`,
    )
    if (rows.length === 0) continue
    const known = rows.map(({ machine, last }) => `(${machine}, ${last})`).join(', ')
    await onMachines(
      client,
      `select setval('public.${sequence}', last) from (values ${known}) known (machine, last), public.${sequence} s, pg_dist_local_group here
       where here.groupid = machine and last >= s.last_value`,
    )
  }
}

export type DistributeOptions = { parts?: number; log: (message: string) => void }

/**
 * Spreads the tables of tenants over the machines, each tenant whole on one of them. What has been done is not done
 * again: after a crash, or with tables that have come since, it goes on where it was.
 *
 * @param client connected to the coordinator as the owner, under the lock of migrations.
 * @throws OperatorError that says what an administrator has to do first, or that a server is at work.
 */
export const distribute = async (client: pg.Client, { parts = usualParts, log }: DistributeOptions): Promise<void> => {
  const nodes = await nodesOf(client)
  await refuseUnprepared(client)
  const { rows: tables } = await client.query<{ name: string; isApart: boolean }>(tablesOfTenants, [wholeTables])
  if (tables.length === 0)
    throw new OperatorError('This database is empty. Start the server on it once, then distribute it.')
  const waiting = tables.filter(({ isApart }) => !isApart).map(({ name }) => name)
  log(
    `${nodes.filter(({ holdsTenants }) => holdsTenants).length} machines hold tenants, ${tables.length - waiting.length} of ${tables.length} tables lie apart`,
  )
  if (waiting.length > 0 && (await isServerAtWork(client)))
    throw new OperatorError('A server works on this database: stop it first. Nothing was changed.')
  // The parts of a table are made by whom it belongs to.
  await openSchema(client)
  await client.query(keyRoom)
  if (waiting.length > 0) await takeKeys(client, waiting)
  await client.query('begin')
  await applyFunctions(client, await changedApart(client, schemaDirs.apart, []))
  await client.query('commit')
  await tellMachines(client)
  let first = tables.find(({ isApart }) => isApart)?.name ?? null
  for (const [at, table] of waiting.entries()) {
    await spread(client, table, first, parts)
    first ??= table
    log(`${table} (${at + 1} of ${waiting.length})`)
  }
  await copyToAll(client)
  await setPlatformApart(client)
  const numbered = await numberedBy(
    client,
    tables.map(({ name }) => name),
  )
  await goOnNumbering(client, numbered)
  await putKeysBack(client, log)
  await closeSchema(client)
  log('All tables of tenants lie apart.')
}
