import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Roles of the cluster; a migration relies on them. Neither can sign in or bypass row security. */
const roles = ['pietas_app', 'pietas_platform']

// One migration run at a time, over all servers that start together.
const lock = 7_243_811

const ensureRoles = async (client: pg.Client): Promise<void> => {
  for (const role of roles) {
    await client.query(
      `do $$ begin
         if not exists (select from pg_roles where rolname = '${role}') then
           create role ${role} nologin nosuperuser nobypassrls;
         end if;
         if not pg_has_role(current_user, '${role}', 'member') then
           grant ${role} to current_user;
         end if;
       exception when duplicate_object or unique_violation then null;
       end $$`,
    )
    await client.query(`grant usage, create on schema public to ${role}`)
  }
}

const pending = async (client: pg.Client, directory: string): Promise<string[]> => {
  await client.query(
    'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
  )
  const done = await client.query<{ name: string }>('select name from migrations')
  const names = new Set(done.rows.map((row) => row.name))
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()
  return files.filter((file) => !names.has(file))
}

/**
 * Brings the schema up to date: every file of the directory that has not run yet, in the order of names, each in
 * a transaction of its own.
 *
 * @returns the names of the files that ran.
 */
export const migrate = async (url: string, directory: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await ensureRoles(client)
    const files = await pending(client, directory)
    for (const file of files) {
      const text = await readFile(join(directory, file), 'utf8')
      await client.query('begin')
      await client.query(text)
      await client.query('insert into migrations (name) values ($1)', [file])
      await client.query('commit')
    }
    return files
  } finally {
    await client.end()
  }
}
