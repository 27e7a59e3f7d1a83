import type pg from 'pg'
import { OperatorError } from '../operator-error'
import { longest, rememberLongNames } from './constraint-names'
import { columnName, type Sql, type Statement, sql } from './sql'

/** A record's values by field. */
type Row = Readonly<Record<string, unknown>>

/**
 * How the tables of tenants lie: together in one database, or apart on several machines, each tenant whole on one of
 * them (Citus, see docs/operations.md). The statements are the same; what has to be said otherwise stands here.
 */
export type Layout = {
  /** Settings of every connection. */
  settings: readonly string[]
  /** The messages that open a transaction. */
  opening: (statements: readonly string[]) => readonly string[]
  /** What is said besides where a transaction comes to work inside one tenant, or across all. */
  withinTenant: readonly string[]
  acrossTenants: readonly string[]
  /** Whether a statement that reads may be a transaction of its own. */
  readsAlone: boolean
  /** Whether PostgreSQL may keep the plan of a statement. */
  mayKeep: (statement: Statement) => boolean
  /** An INSERT of rows, each of which has all of `fields`, in plain values. */
  insertOf: (table: string, fields: readonly string[], rows: readonly Row[]) => Sql
  /** So many rows in one statement. */
  rowsAtOnce: number
  /** Whether a statement that writes can answer what is worked out, and not only its columns. */
  answersRecords: boolean
  /** Settings of a transaction that works on the schema. */
  migrating: readonly string[]
  /** Settings of a transaction that reads everything as of one moment. */
  snapshot: readonly string[]
  /** Whether changes are announced by notices, which the server passes on to all servers. */
  passesChangesOn: boolean
}

/** Tables with rows of tenants that stay whole: the first is a pattern, the other is asked for before a tenant is known. */
export const wholeTables: readonly string[] = ['tenant_record', 'identity_providers']

const namesOf = (fields: readonly string[]): Sql => sql.join(fields.map((field) => sql.ref(columnName(field)))) as Sql

/** One database. */
export const together: Layout = {
  settings: ['-c plan_cache_mode=auto'],
  opening: (statements) => [statements.join('; ')],
  withinTenant: [],
  acrossTenants: [],
  readsAlone: true,
  mayKeep: () => true,
  insertOf: (table, fields, rows) => {
    const records = rows.map((row) =>
      Object.fromEntries(fields.map((field) => [columnName(field), row[field] ?? null])),
    )
    return sql`insert into ${sql.table(table)} (${namesOf(fields)})
      select ${namesOf(fields)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::jsonb)`
  },
  rowsAtOnce: Number.POSITIVE_INFINITY,
  answersRecords: true,
  migrating: [],
  snapshot: [],
  passesChangesOn: false,
}

// Worked out by the coordinator, before it knows on which machine the row will lie.
const worked = (table: string, field: string, row: Row): Sql => {
  const name = columnName(field)
  const record = JSON.stringify({ [name]: row[field] ?? null })
  return sql`(jsonb_populate_record(null::${sql.table(table)}, ${record}::jsonb)).${sql.ref(name)}`
}

/** Several machines. */
export const apart: Layout = {
  // A setting of the transaction goes along to the machine of the tenant; a plan is made for its values, since a kept one
  // would go to the machine of whoever came first.
  // A statement of a tenant that would ask several machines is a fault, and fails instead of asking.
  settings: [
    '-c plan_cache_mode=force_custom_plan',
    '-c citus.propagate_set_commands=local',
    '-c citus.multi_task_query_log_level=error',
  ],
  // The whole message in which something is set goes along, so each stands in one of its own.
  opening: (statements) => statements,
  withinTenant: ['set local citus.multi_task_query_log_level to default'],
  acrossTenants: ['set local citus.multi_task_query_log_level to off'],
  // A setting goes along to the machine of the tenant in a message of its own.
  readsAlone: false,
  // Without values there is no plan for values.
  mayKeep: ({ values }) => values.length > 0,
  insertOf: (table, fields, rows) =>
    sql`insert into ${sql.table(table)} (${namesOf(fields)}) values ${
      sql.join(rows.map((row) => sql`(${sql.join(fields.map((field) => worked(table, field, row)))})`)) as Sql
    }`,
  rowsAtOnce: 100,
  answersRecords: false,
  // Triggers write on the machine of the tenant alone; parts of tables are worked on one after the other, since they refer
  // to each other.
  migrating: [
    'set local citus.enable_unsafe_triggers to on',
    "set local citus.multi_shard_modify_mode to 'sequential'",
  ],
  // By one connection to each machine, so that what is read there is of one moment.
  snapshot: ['set local citus.max_adaptive_executor_pool_size to 1'],
  passesChangesOn: true,
}

const isDistributed = `select exists (select from pg_extension where extname = 'citus') as known`
const hasParts = `select exists (select from pg_dist_partition where logicalrelid = to_regclass('public.persons')) as apart`

const tooLongNames = `
  select conname as name from pg_constraint where connamespace = 'public'::regnamespace and octet_length(conname) > $1
  union select c.relname from pg_class c join pg_index i on i.indexrelid = c.oid and i.indisunique
  where c.relnamespace = 'public'::regnamespace and octet_length(c.relname) > $1`

/** Asks a database how its tables lie. */
export const layoutOf = async (client: Pick<pg.ClientBase, 'query'>): Promise<Layout> => {
  const [knows] = (await client.query<{ known: boolean }>(isDistributed)).rows
  if (!knows?.known) return together
  const [has] = (await client.query<{ apart: boolean }>(hasParts)).rows
  if (!has?.apart) return together
  rememberLongNames((await client.query<{ name: string }>(tooLongNames, [longest])).rows.map(({ name }) => name))
  return apart
}

/** @throws OperatorError where `npm run db:distribute` has broken off and was not taken up again. */
export const refuseHalfDistributed = async (client: Pick<pg.ClientBase, 'query'>): Promise<void> => {
  const { rows } = await client.query<{ waits: boolean }>(
    `select to_regclass('public.distribution_keys') is not null as waits`,
  )
  if (rows[0]?.waits)
    throw new OperatorError('Distributing the tables has broken off: run npm run db:distribute once more, then start.')
}
