import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { applyFunctions, changedFunctions, prepareFunctions } from './functions'

/** The folders of the schema: functions, each stated once, and the migrations that make tables and data. */
export type Schema = { functions: string; migrations: string }

/** Roles of the cluster; a migration relies on them. Neither can sign in or bypass row security. */
const roles = ['pietas_app', 'pietas_platform']

/** One migration run at a time, over all servers that start together. */
export const migrationLock = 7_243_811

// Since 16 who creates a role is a member of it and still may not act in it.
const actingAs = `case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end`

export const ensureRoles = async (client: pg.Client): Promise<void> => {
  for (const role of roles) {
    await client.query(
      `do $$ begin
         if not exists (select from pg_roles where rolname = '${role}') then
           create role ${role} nologin nosuperuser nobypassrls;
         end if;
         if not pg_has_role(current_user, '${role}', ${actingAs}) then
           grant ${role} to current_user;
         end if;
       exception when duplicate_object or unique_violation then null;
       end $$`,
    )
    await client.query(`grant usage, create on schema public to ${role}`)
  }
}

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
    await client.query(await readFile(join(directory, file), 'utf8'))
    await client.query('insert into migrations (name) values ($1)', [file])
  }
}

const pending = async (client: pg.Client, directory: string): Promise<string[]> => {
  const done = await client.query<{ name: string }>('select name from migrations')
  const names = new Set(done.rows.map((row) => row.name))
  return (await migrationFiles(directory)).filter((file) => !names.has(file))
}

/**
 * Brings the schema up to date, all of it or nothing: first the functions whose text has changed, since migrations
 * call them, then every migration that has not run yet, in the order of names.
 *
 * @returns the names of the files that were applied.
 */
export const migrate = async (url: string, schema: Schema): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await ensureRoles(client)
    await prepareMigrations(client)
    const functions = await changedFunctions(client, schema.functions)
    const files = await pending(client, schema.migrations)
    await client.query('begin')
    await applyFunctions(client, functions)
    await applyMigrations(client, schema.migrations, files)
    await client.query('commit')
    return [...functions.map(({ name }) => name), ...files]
  } finally {
    await client.end()
  }
}
