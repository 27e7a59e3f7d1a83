import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { applyFunctions, changedApart, changedFunctions, prepareFunctions, tellMachines } from './functions'
import { apart, layoutOf } from './layout'
import { closeSchema, ensureRoles, openSchema } from './roles'
import { statementsIn } from './statements'

/**
 * The folders of the schema: functions, each stated once, the migrations that make tables and data, and what functions
 * mean where the tables of tenants lie on several machines.
 */
export type Schema = { functions: string; migrations: string; apart: string }

/** One migration run at a time, over all servers that start together. */
export const migrationLock = 7_243_811

/** Makes the tables that remember what has run. */
export const prepareMigrations = async (client: pg.Client): Promise<void> => {
  await client.query(
    'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
  )
  await prepareFunctions(client)
}

/** @returns the names of all migrations in the order in which they run. */
export const migrationFiles = async (directory: string): Promise<string[]> =>
  (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()

/** Runs migrations inside the transaction of the caller. */
export const applyMigrations = async (
  client: pg.Client,
  directory: string,
  files: readonly string[],
): Promise<void> => {
  for (const file of files) {
    for (const statement of statementsIn(await readFile(join(directory, file), 'utf8'))) await client.query(statement)
    await client.query('insert into migrations (name) values ($1)', [file])
  }
}

type Pending = {
  files: string[]
  /** A newer release works on this database already, and nothing is left to do for this one. */
  isOlder: boolean
}

const pending = async (client: pg.Client, directory: string): Promise<Pending> => {
  const done = await client.query<{ name: string }>('select name from migrations')
  const names = new Set(done.rows.map((row) => row.name))
  const known = await migrationFiles(directory)
  const files = known.filter((file) => !names.has(file))
  return { files, isOlder: files.length === 0 && names.size > known.length }
}

/** Works as the owner while nobody else migrates, restores or loads anything. */
export const underLock = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  // A lost connection fails the statement at work, which is enough to know.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Brings the schema up to date, all of it or nothing: first the functions whose text has changed, since migrations
 * call them, then every migration that has not run yet, in the order of names. A release that starts once more beside a
 * newer one leaves the functions of that one alone.
 *
 * @param client under the lock.
 * @returns the names of the files that were applied.
 */
export const bringUpToDate = async (client: pg.Client, schema: Schema): Promise<string[]> => {
  await ensureRoles(client)
  await prepareMigrations(client)
  const { files, isOlder } = await pending(client, schema.migrations)
  const functions = isOlder ? [] : await changedFunctions(client, schema.functions)
  const layout = await layoutOf(client)
  await client.query('begin')
  for (const statement of layout.migrating) await client.query(statement)
  await openSchema(client)
  await applyFunctions(client, functions)
  if (layout === apart && !isOlder) await applyFunctions(client, await changedApart(client, schema.apart, functions))
  await applyMigrations(client, schema.migrations, files)
  await closeSchema(client)
  await client.query('commit')
  if (layout === apart) await tellMachines(client)
  return [...functions.map(({ name }) => name), ...files]
}

/** Brings the schema of a database up to date. @returns the names of the files that were applied. */
export const migrate = (url: string, schema: Schema): Promise<string[]> =>
  underLock(url, (client) => bringUpToDate(client, schema))
