import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, inject, test } from 'vitest'
import { schemaDirs } from '../project'
import { inOneDatabase } from '../testing'
import { migrate, type Schema } from './migrate'
import { aDatabase, catalogue, catalogueOf, connected, migrateAsBefore } from './testing'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pietas-schema-'))
  folders.push(folder)
  return folder
}

inOneDatabase('apart it would need Citus')(
  'a database from the time when migrations held the functions ends in the same schema as a fresh one',
  async () => {
    const [before, fresh] = [await aDatabase(), await aDatabase()]
    await migrateAsBefore(before)
    await migrate(before, schemaDirs)
    await migrate(fresh, schemaDirs)
    const expected = await catalogueOf(fresh)
    for (const part of Object.keys(catalogue)) expect(expected[part]?.length, part).toBeGreaterThan(5)
    expect(await catalogueOf(before)).toEqual(expected)
  },
)

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

test('a release that starts again beside a newer one does not bring back its own functions', async () => {
  const url = await aDatabase()
  const newer = await changed('search.sql', 'limit 8', 'limit 3')
  await migrate(url, newer)
  await connected(url, (client) => client.query(`insert into migrations (name) values ('2999-01-01-00-later.sql')`))
  expect(await migrate(url, schemaDirs)).toEqual([])
  expect(JSON.stringify((await catalogueOf(url)).functions)).toContain('limit 3')
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

// A machine that comes gets functions and tables in whatever order the catalogue allows. PostgreSQL reads an SQL function
// when it makes a table that asks for it, and only a body that is no text says what it calls.
test('the catalogue knows every function that an SQL function calls which a table asks for, directly or by another', async () => {
  const { rows } = await connected(inject('databaseUrl'), (client) =>
    client.query<{ function: string; calls: string | null }>(`
      with asked as (
        select distinct f.oid, f.proname, f.prosrc, f.prosqlbody is null as is_text from pg_depend d
        join pg_proc f on d.refclassid = 'pg_proc'::regclass and f.oid = d.refobjid
        join pg_language l on l.oid = f.prolang and l.lanname = 'sql'
        where f.pronamespace = 'public'::regnamespace)
      select a.proname as function, (
        select string_agg(distinct o.proname, ', ') from pg_proc o
        where a.is_text and o.pronamespace = 'public'::regnamespace and a.prosrc ~ ('\\m' || o.proname || '\\(')) as calls
      from asked a order by 1`),
  )
  expect(rows.map((row) => row.function)).toEqual(expect.arrayContaining(['current_tenant', 'name_keys', 'slips_of']))
  expect(rows.filter(({ calls }) => calls !== null)).toEqual([])
})
