import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { schemaDirs } from '../project'
import { applyMigrations, migrationFiles } from './migrate'
import { ensureRoles } from './roles'

// The migrations as they were while they still held functions: those that had any. Databases of that time remember
// their names.
const oldTexts = new URL('before-functions', import.meta.url).pathname
const lastOfThatTime = '2026-11-22-61-person-order.sql'
// Came later, and runs before those that change rows.
const cameLater = '2026-11-21-01-trail.sql'

/** A database of its own in the PostgreSQL of the tests. */
export const aDatabase = async (): Promise<string> => {
  const name = `pietas_schema_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  return url.href
}

export const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Migrates as the releases did that had functions in their migrations, up to one of them. */
export const migrateAsBefore = async (url: string, last = lastOfThatTime): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'pietas-before-'))
  await cp(schemaDirs.migrations, folder, { recursive: true })
  await cp(oldTexts, folder, { recursive: true })
  const files = (await migrationFiles(folder)).filter((name) => name <= last && name !== cameLater)
  await connected(url, async (client) => {
    await ensureRoles(client)
    await client.query('create table migrations (name text primary key, at timestamptz not null default now())')
    await applyMigrations(client, folder, files)
  })
  await rm(folder, { recursive: true })
}

/** Whatever makes up a schema. */
export const catalogue = {
  functions: `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition,
      pg_get_userbyid(p.proowner) as owner, p.proacl::text as rights
    from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`,
  triggers: `select t.tgrelid::regclass::text as "table", t.tgname as name, pg_get_triggerdef(t.oid) as definition,
      t.tgenabled as enabled from pg_trigger t where not t.tgisinternal order by 1, 2`,
  policies: `select * from pg_policies where schemaname = 'public' order by tablename, policyname`,
  tables: `select c.relname as name, c.relrowsecurity, c.relforcerowsecurity, c.relacl::text as rights,
      pg_get_userbyid(c.relowner) as owner from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S') order by 1`,
  columns: `select table_name, ordinal_position, column_name, data_type, is_nullable, column_default, generation_expression
    from information_schema.columns where table_schema = 'public' order by 1, 2`,
  constraints: `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
  indexes: `select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
}

export const catalogueOf = (url: string): Promise<Record<string, unknown[]>> =>
  connected(url, async (client) => {
    const found: Record<string, unknown[]> = {}
    for (const [part, query] of Object.entries(catalogue)) found[part] = (await client.query(query)).rows
    return found
  })
