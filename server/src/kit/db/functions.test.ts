import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { schemaDirs } from '../project'
import { applyMigrations, migrate, migrationFiles, type Schema } from './migrate'
import { ensureRoles } from './roles'

// The migrations as they were while they still held functions: those that had any. Databases of that time remember
// their names.
const oldTexts = new URL('before-functions', import.meta.url).pathname
const lastOfThatTime = '2026-11-22-61-person-order.sql'
// Came later, and runs before those that change rows.
const cameLater = '2026-11-21-01-trail.sql'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pietas-schema-'))
  folders.push(folder)
  return folder
}

const aDatabase = async (): Promise<string> => {
  const name = `pietas_schema_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  return url.href
}

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Migrates as the releases did that had functions in their migrations. */
const migrateAsBefore = async (url: string): Promise<void> => {
  const folder = await aFolder()
  await cp(schemaDirs.migrations, folder, { recursive: true })
  await cp(oldTexts, folder, { recursive: true })
  await connected(url, async (client) => {
    await ensureRoles(client)
    await client.query('create table migrations (name text primary key, at timestamptz not null default now())')
    await applyMigrations(
      client,
      folder,
      (await migrationFiles(folder)).filter((name) => name <= lastOfThatTime && name !== cameLater),
    )
  })
}

const catalogue = {
  functions: `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition,
      pg_get_userbyid(p.proowner) as owner, p.proacl::text as rights
    from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`,
  triggers: `select t.tgrelid::regclass::text as "table", t.tgname as name, pg_get_triggerdef(t.oid) as definition,
      t.tgenabled as enabled from pg_trigger t where not t.tgisinternal order by 1, 2`,
  policies: `select * from pg_policies where schemaname = 'public' order by tablename, policyname`,
  tables: `select c.relname as name, c.relrowsecurity, c.relforcerowsecurity, c.relacl::text as rights from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S') order by 1`,
  columns: `select table_name, ordinal_position, column_name, data_type, is_nullable, column_default, generation_expression
    from information_schema.columns where table_schema = 'public' order by 1, 2`,
  constraints: `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
  indexes: `select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
}

const catalogueOf = (url: string): Promise<Record<string, unknown[]>> =>
  connected(url, async (client) => {
    const found: Record<string, unknown[]> = {}
    for (const [part, query] of Object.entries(catalogue)) found[part] = (await client.query(query)).rows
    return found
  })

test('a database from the time when migrations held the functions ends in the same schema as a fresh one', async () => {
  const [before, fresh] = [await aDatabase(), await aDatabase()]
  await migrateAsBefore(before)
  await migrate(before, schemaDirs)
  await migrate(fresh, schemaDirs)
  const expected = await catalogueOf(fresh)
  for (const part of Object.keys(catalogue)) expect(expected[part]?.length, part).toBeGreaterThan(5)
  expect(await catalogueOf(before)).toEqual(expected)
})

/** The schema with a text in one of the files of functions replaced. */
const changed = async (file: string, was: string, becomes: string): Promise<Schema> => {
  const functions = await aFolder()
  await cp(schemaDirs.functions, functions, { recursive: true })
  const text = await readFile(join(functions, file), 'utf8')
  expect(text).toContain(was)
  await writeFile(join(functions, file), text.replaceAll(was, becomes))
  return { ...schemaDirs, functions }
}

test('a file of functions is applied again when its text has changed, and only then', async () => {
  const url = await aDatabase()
  const all = await migrate(url, schemaDirs)
  expect(all.slice(0, (await readdir(schemaDirs.functions)).length)).toEqual(await readdir(schemaDirs.functions))
  expect(await migrate(url, schemaDirs)).toEqual([])

  const cut = await changed('search.sql', 'limit 8', 'limit 3')
  expect(await migrate(url, cut)).toEqual(['search.sql'])
  const { functions } = await catalogueOf(url)
  expect(JSON.stringify(functions)).toContain('limit 3')
})

// They are applied unchecked, since the tables may not be there yet.
test('PostgreSQL finds no fault in any function once the tables are there', async () => {
  const url = await aDatabase()
  await migrate(url, schemaDirs)
  await connected(url, async (client) => {
    for (const name of await readdir(schemaDirs.functions))
      await client.query(await readFile(join(schemaDirs.functions, name), 'utf8'))
  })
})

test('tables that were closed or made searchable before follow a new text', async () => {
  const url = await aDatabase()
  await migrate(url, schemaDirs)
  await migrate(url, await changed('tenancy.sql', 'using (tenant_id = (select current_tenant()))', 'using (false)'))
  await connected(url, async (client) => {
    const open = await client.query(`select tablename from pg_policies where policyname = 'tenant' and qual <> 'false'`)
    expect(open.rows).toEqual([])
  })
  await migrate(url, await changed('search.sql', 'rows 20', 'rows 30'))
  await connected(url, async (client) => {
    const search = await client.query(`select prorows from pg_proc where proname in ('search_persons', 'search_tasks')`)
    expect(search.rows).toEqual([{ prorows: 30 }, { prorows: 30 }])
  })
})

test('a migration that fails takes the functions of its release back with it', async () => {
  const url = await aDatabase()
  await migrate(url, schemaDirs)
  const migrations = await aFolder()
  await cp(schemaDirs.migrations, migrations, { recursive: true })
  await writeFile(join(migrations, '2999-01-01-01-broken.sql'), 'alter table nowhere add column x text')
  const cut = await changed('search.sql', 'limit 8', 'limit 3')
  const before = await catalogueOf(url)
  await expect(migrate(url, { ...cut, migrations })).rejects.toThrow(/nowhere/)
  expect(await catalogueOf(url)).toEqual(before)
  expect(await migrate(url, cut)).toEqual(['search.sql'])
})
