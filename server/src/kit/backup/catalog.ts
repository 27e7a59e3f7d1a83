import pg from 'pg'
import type { Manifest, TableFacts } from './format'

// Both sides of a backup read and write values alike, whatever the server's own settings.
const settings = [
  '-c client_encoding=UTF8',
  '-c timezone=UTC',
  '-c datestyle=ISO',
  '-c intervalstyle=postgres',
  '-c statement_timeout=0',
  '-c lock_timeout=0',
  '-c idle_in_transaction_session_timeout=0',
]

/** Runs the work on a connection of its own with the rights of the owner. */
export const withOwner = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    options: settings.join(' '),
    application_name: 'pietas-backup',
  })
  // A lost connection fails the statement at work, which is enough to know.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const ours = `not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

/** The tables with the columns that hold data of their own; generated ones are worked out again. */
export const tablesOf = async (client: pg.Client): Promise<TableFacts[]> => {
  const { rows } = await client.query<TableFacts>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('migrations', 'schema_functions') and ${ours}
    group by c.relname order by c.relname`)
  return rows
}

export const migrationsOf = async (client: pg.Client): Promise<Manifest['migrations']> => {
  const there = await client.query<{ found: boolean }>(`select to_regclass('public.migrations') is not null as found`)
  if (!there.rows[0]?.found) return []
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'select name, at::text as at from migrations order by name',
  )
  return rows
}

export const sequencesOf = async (client: pg.Client): Promise<Manifest['sequences']> => {
  const names = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${ours} order by c.relname`)
  const sequences: Manifest['sequences'] = []
  for (const { name } of names.rows) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${pg.escapeIdentifier(name)}`,
    )
    if (rows[0]) sequences.push({ name, ...rows[0] })
  }
  return sequences
}

export const columnList = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(', ')
