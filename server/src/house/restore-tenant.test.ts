import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dump, restoreTenant, withOwner } from '../kit/backup'
import { returningTables, stays } from '../kit/backup/tenant/tables'
import { aDatabase, catalogueOf } from '../kit/db/testing'
import { query } from '../kit/embedded-postgres/testing'
import { diskStore, filesFolder } from '../kit/files'
import { aPerson, type TestClient } from '../kit/testing'
import { verifyTrail } from '../kit/trail'
import { type ServerProcess, signInAt, startServerProcess } from './server-process'

const anyway = { query: { ignoreDuplicates: true } }

let folder: string
let dataDir: string
let url: string
let file: string
let server: ServerProcess

/** Everything of one tenant, table by table; of the trails and the like only what goes back is looked at where asked. */
const contentOf = async (slug: string, isWhole: boolean): Promise<Record<string, string[]>> =>
  withOwner(url, async (client) => {
    const { rows: found } = await client.query<{ id: string }>('select id from tenants where slug = $1', [slug])
    const tables = (await returningTables(client)).map(({ name, owner }) => [name, owner] as const)
    const others = stays.map((name) => [
      name,
      /^(audit_entries|stored_files)$/.test(name) ? 'tenant_id' : 'home_tenant_id',
    ])
    const content: Record<string, string[]> = {}
    for (const [name = '', owner = ''] of isWhole ? [...tables, ...others] : tables) {
      const aside = name === 'template_versions' ? '{}' : '{version,updated_at,updated_by}'
      const { rows } = await client.query<{ row: string }>(
        `select (to_jsonb(t) - $2::text[])::text as row from ${name} t where ${owner} = $1 order by 1`,
        [found[0]?.id, isWhole ? '{}' : aside],
      )
      content[name] = rows.map(({ row }) => row)
    }
    return content
  })

const restoreNow = (slug = 'abendrot', more: { dataDir?: string; file?: string } = {}) =>
  restoreTenant(
    { file: more.file ?? file, slug },
    {
      dataDir: more.dataDir ?? dataDir,
      files: diskStore(filesFolder(dataDir)),
      openDatabase: () => Promise.resolve(url),
    },
  )

/** Seals everything: whoever is still writing, as the server may be, puts it off. */
const seal = () =>
  expect
    .poll(async () => (await query<{ done: boolean }>(url, 'select seal_trail() as done'))[0]?.done, {
      timeout: 20_000,
    })
    .toBe(true)

const upload = async (client: TestClient, personId: number, text: string): Promise<string> => {
  const form = { documentLabel: 'PERSON' as const, file: new File([text], 'Urkunde.txt') }
  return (await client.personDocuments.create(personId, form)).body.accessToken
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pietas-tenant-'))
  dataDir = join(folder, 'data')
  url = await aDatabase()
  file = join(folder, 'all.backup')
  server = await startServerProcess({ DATABASE_URL: url, DATA_DIR: dataDir })
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('one house is as it was, beside a server that works; its neighbour and the trail go on', async () => {
  const [boss, neighbour] = [
    await signInAt(server.origin, 'admin@abendrot.example'),
    await signInAt(server.origin, 'admin@morgenlicht.example'),
  ]
  const changed = (await boss.persons.create(aPerson({ city: 'Görlitz' }), anyway)).body
  const deleted = (await boss.persons.create(aPerson(), anyway)).body
  const kept = await upload(boss, changed.id, 'die Urkunde von damals')
  const lost = await upload(boss, changed.id, 'die Urkunde, die fort war')
  const name = (await boss.burialTypes.create({ name: 'Almbestattung' })).body
  const [letter] = await query<{ id: string }>(
    url,
    `insert into letter_attachments (tenant_id, letter_id, document_id)
     select l.tenant_id, l.id, d.id from letters l join documents d on d.tenant_id = l.tenant_id and d.access_token = '${kept}'
     where l.state = 'DRAFT' limit 1 returning letter_id as id`,
  )
  await dump(url, { dataDir, files: diskStore(filesFolder(dataDir)) }, file)
  const before = await contentOf('abendrot', false)

  const opened = (await boss.persons.update(changed.id, { city: 'Zittau' })).body
  await boss.persons.delete(deleted.id)
  const added = (await boss.persons.create(aPerson(), anyway)).body
  const newer = await upload(boss, changed.id, 'die Urkunde von heute')
  await boss.users.create({
    firstName: 'Nina',
    lastName: 'Neu',
    email: 'nina@abendrot.example',
    tenantRoles: ['ADMINISTRATOR'],
    createCognitoUser: true,
  })
  // A name that may be there once is held by another record now, and a letter with its attachments is another one.
  await boss.burialTypes.delete(name.id)
  expect((await boss.burialTypes.create({ name: 'Almbestattung' })).status).toBe(201)
  await query(url, `update letters set recipient_name = 'Jemand' where id = ${letter?.id}`)
  // Somebody has lost a document for good.
  const [gone] = await query<{ sha256: string; tenant_id: string }>(
    url,
    `with gone as (delete from documents where access_token = '${lost}' returning tenant_id, sha256)
     delete from stored_files f using gone g where f.tenant_id = g.tenant_id and f.sha256 = g.sha256 returning f.sha256, f.tenant_id`,
  )
  await diskStore(filesFolder(dataDir)).delete(`${gone?.tenant_id}/${gone?.sha256.slice(0, 2)}/${gone?.sha256}`)
  await neighbour.persons.create(aPerson(), anyway)
  expect(await contentOf('abendrot', false)).not.toEqual(before)

  // Otherwise the server may do so meanwhile, and the neighbour would have a block more.
  await seal()
  const schema = await catalogueOf(url)
  const [theirs, trail] = [await contentOf('morgenlicht', true), await contentOf('abendrot', true)]
  const told = await restoreNow()
  expect(told).toMatchObject({ contents: 1 })
  expect(told.changed).toBeGreaterThan(5)

  expect(await contentOf('abendrot', false)).toEqual(before)
  expect(await contentOf('morgenlicht', true)).toEqual(theirs)
  expect(await catalogueOf(url)).toEqual(schema)
  const after = await contentOf('abendrot', true)
  for (const name of stays.filter((table) => table !== 'stored_files'))
    expect(after[name], name).toEqual(expect.arrayContaining(trail[name] ?? []))

  expect((await neighbour.session.me()).status).toBe(200)
  expect(await boss.session.me()).toBeRefused(401)
  const again = await signInAt(server.origin, 'admin@abendrot.example')
  const person = (await again.persons.get(changed.id)).body
  expect(person).toMatchObject({ city: 'Görlitz', deleted: false })
  expect((await again.persons.get(deleted.id)).body.deleted).toBe(false)
  expect(await again.persons.get(added.id)).toBeRefused(404)
  expect((await again.documents.content(kept)).body).toBe('die Urkunde von damals')
  expect((await again.documents.content(lost)).body).toBe('die Urkunde, die fort war')
  expect(await again.documents.content(newer)).toBeRefused(404)
  const waste = await query(url, 'select from stored_files where unused_since is not null')
  expect(waste).toHaveLength(1)
  // What was open on a screen before is older than what is there now.
  expect(person.version).toBeGreaterThan(opened.version)
  expect((await again.persons.update(changed.id, { notes: 'alt' }, { ifMatch: opened.version })).status).toBe(412)
})

test('the trail tells what was brought back, and is whole', async () => {
  const rows = await query<{ action: string; before: object; after: object; count: number }>(
    url,
    `select action, before, after from audit_entries where record_table = 'persons' and before ->> 'city' = 'Zittau'`,
  )
  expect(rows).toContainEqual({ action: 'update', before: { city: 'Zittau' }, after: { city: 'Görlitz' } })
  const links = await query(
    url,
    `select from audit_entries where record_table = 'users' and action = 'delete' and before ->> 'first_name' = 'Nina'`,
  )
  expect(links).toHaveLength(1)
  const events = await query(
    url,
    `select from security_events where kind = 'TENANT_RESTORED' and home_tenant_id is not null`,
  )
  expect(events).toHaveLength(1)
  await seal()
  for (const chain of await withOwner(url, verifyTrail)) expect(chain).toMatchObject({ broken: null })
})

test('done twice it changes nothing more', async () => {
  const { logins: _, ...before } = await contentOf('abendrot', false)
  // Somebody has signed in meanwhile.
  expect((await restoreNow()).changed).toBe(1)
  expect(await contentOf('abendrot', false)).toMatchObject(before)
  expect((await restoreNow()).changed).toBe(0)
})

test('what does not fit is refused in words, and nothing is changed', async () => {
  const before = await contentOf('abendrot', true)
  await expect(restoreNow('nowhere')).rejects.toThrow(/knows no tenant nowhere, only abendrot, morgenlicht/)

  const other = join(folder, 'other')
  await expect(restoreNow('abendrot', { dataDir: other })).rejects.toThrow(/another secret\.key/)

  await query(url, `insert into migrations (name) values ('2999-01-01-later.sql')`)
  await expect(restoreNow()).rejects.toThrow(/another schema/)
  await query(url, `delete from migrations where name = '2999-01-01-later.sql'`)

  await query(
    url,
    `insert into tenant_erasures (home_tenant_id, was_closed) select id, false from tenants where slug = 'abendrot'`,
  )
  await expect(restoreNow()).rejects.toThrow(/deletion of abendrot was asked for/)
  await query(url, 'delete from tenant_erasures')

  const address = `update logins set email = $$kpi@abendrot.example$$ where email = $$dispo@morgenlicht.example$$`
  await query(url, `update logins set email = 'weg@abendrot.example' where email = 'kpi@abendrot.example'`)
  const found = await query<{ email: string }>(
    url,
    `select email from logins l join tenants t on t.id = l.home_tenant_id where slug = 'morgenlicht' limit 1`,
  )
  await query(url, address.replace('dispo@morgenlicht.example', found[0]?.email ?? ''))
  await expect(restoreNow()).rejects.toThrow(/stands in the way/)
  await query(url, `update logins set email = '${found[0]?.email}' where email = 'kpi@abendrot.example'`)
  await query(url, `update logins set email = 'kpi@abendrot.example' where email = 'weg@abendrot.example'`)
  expect(await contentOf('abendrot', true)).toEqual(before)
})

test('of every table of tenants it is decided whether it goes back', async () => {
  const tables = await query<{ name: string }>(
    url,
    `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname in ('tenant_id', 'home_tenant_id')
       and c.relname <> 'tenant_record'`,
  )
  const returning = (await withOwner(url, returningTables)).map(({ name }) => name)
  expect([...returning, ...stays].sort()).toEqual(tables.map(({ name }) => name).sort())
})
