import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { dump, restore, withOwner } from '../backup'
import { migrate } from '../db/migrate'
import { diskStore } from '../files'
import { schemaDirs } from '../project'
import { funeralHome, testServer } from '../testing'
import { sealTrail, trailJobs, verifyTrail } from './index'
import { verifyChains } from './verify'

let folder: string
let url: string
let owner: pg.Client
const databases: string[] = []

const connected = async (address: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  return client
}

const aDatabase = async (): Promise<string> => {
  const name = `pietas_trail_${randomBytes(4).toString('hex')}`
  const client = await connected(inject('databaseUrl'))
  await client.query(`create database ${name}`)
  await client.end()
  databases.push(name)
  return Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pietas-trail-'))
  url = await aDatabase()
  await migrate(url, schemaDirs)
  owner = await connected(url)
})

afterAll(async () => {
  await owner.end()
  const client = await connected(inject('databaseUrl'))
  for (const name of databases) await client.query(`drop database ${name} with (force)`)
  await client.end()
  await rm(folder, { recursive: true, force: true })
})

/** Each tenant's chain begins with the line that tells of the tenant itself. */
const aTenant = async (name = 'Abendrot'): Promise<number> => {
  const { rows } = await owner.query<{ id: string }>(
    `insert into tenants (name, slug) values ($1, $1 || gen_random_uuid()) returning id`,
    [name],
  )
  return Number(rows[0]?.id)
}

const rename = (id: number, name: string) => owner.query('update tenants set name = $2 where id = $1', [id, name])

const seal = async (client: pg.Client = owner): Promise<boolean> =>
  (await client.query('select seal_trail() as sealed')).rows[0].sealed

const chainOf = async (tenantId: number, address = url) =>
  (await withOwner(address, verifyTrail)).find((chain) => chain.tenantId === tenantId)

/** Does what no role of the server may, looks at the chain, and takes it back. */
const brokenBy = async (tenantId: number, change: string) => {
  await owner.query('begin')
  await owner.query(change)
  const chains = await verifyChains(owner)
  await owner.query('rollback')
  return chains.find((chain) => chain.tenantId === tenantId)?.broken
}

test('no role that the server can take writes the trail, and nobody has a trigger write it for him', async () => {
  const home = await funeralHome()
  const { house } = await testServer()
  const entries = `select count(*)::int as count from audit_entries where tenant_id = ${home.tenantId}`
  const asOwner = await connected(inject('databaseUrl'))
  const before = (await asOwner.query(entries)).rows
  const attempts = [
    'update audit_entries set actor_id = 1',
    'delete from audit_entries',
    'truncate audit_entries',
    `insert into audit_entries (tenant_id, record_table, action) values (${home.tenantId}, 'persons', 'update')`,
    'alter table audit_entries disable row level security',
    'alter table audit_entries owner to pietas_platform',
    'alter table persons disable trigger audit',
    'drop trigger audit on persons',
    'drop table audit_entries cascade',
    'create rule none as on insert to audit_entries do instead nothing',
    'create trigger none before insert on audit_entries for each row execute function touch()',
    'create temporary table persons (id bigint)',
    'create table persons_too (id bigint)',
    'create trigger mine after update on tenants for each row execute function audit()',
    // Where tables lie apart whoever writes an entry draws its number on the way.
    ...(inject('isApart') ? [] : [`select nextval('audit_entries_id_seq')`]),
    `select setval('audit_entries_id_seq', 1)`,
    'update audit_blocks set entries = 0',
    'delete from audit_blocks',
    'truncate audit_blocks',
    `insert into audit_blocks values (0, 1, 1, 1, now(), '')`,
    'create or replace function audit() returns trigger language plpgsql as $$ begin return null; end $$',
    'alter function audit() owner to pietas_platform',
    `set session_replication_role = replica`,
    'set role pietas_trail',
  ]
  for (const role of ['pietas_app', 'pietas_platform', 'none'])
    for (const attempt of attempts) {
      const client = await house.db.pool.connect()
      await client.query(`begin; set local app.tenant_id = '${home.tenantId}'; set local role ${role}`)
      await expect(client.query(attempt), `${role}: ${attempt}`).rejects.toThrow(
        /permission denied|row-level security|must be owner|must be able to SET ROLE/,
      )
      await client.query('rollback')
      client.release()
    }
  expect((await asOwner.query(entries)).rows).toEqual(before)
  await asOwner.end()
})

test('what the trail has gained is sealed, each block upon the one before, and the whole is proved', async () => {
  const [first, second] = [await aTenant(), await aTenant('Morgenlicht')]
  expect(await chainOf(first)).toMatchObject({ blocks: 0, sealed: 0, waiting: 1, broken: null })
  expect(await seal()).toBe(true)
  const once = await chainOf(first)
  expect(once).toMatchObject({ blocks: 1, sealed: 1, waiting: 0, broken: null })
  await rename(first, 'Abendrot und Söhne')
  await rename(first, 'Abendrot "\\" Töchter')
  expect(await chainOf(first)).toMatchObject({ blocks: 1, waiting: 2 })
  expect(await seal()).toBe(true)
  expect(await seal()).toBe(true)
  const twice = await chainOf(first)
  expect(twice).toMatchObject({ blocks: 2, sealed: 3, waiting: 0, broken: null })
  expect(twice?.head).not.toBe(once?.head)
  expect(await chainOf(second)).toMatchObject({ blocks: 1, sealed: 1, broken: null })
})

test('whatever is changed afterwards breaks the first block that it belongs to', async () => {
  const id = await aTenant()
  await seal()
  for (const name of ['zwei', 'drei']) await rename(id, name)
  await seal()
  await rename(id, 'vier')
  await seal()
  const entry = `(select min(id) + 1 from audit_entries where tenant_id = ${id})`
  const changed = 'its entries, or the block itself, are not those that were sealed'
  const ofBlock = (number: number) => `where home_tenant_id = ${id} and number = ${number}`
  for (const [change, block, why] of [
    [`update audit_entries set actor_id = 7 where id = ${entry}`, 2, changed],
    [`update audit_entries set at = at - interval '1 second' where id = ${entry}`, 2, changed],
    [`update audit_entries set after = '{"name": "zwo"}' where id = ${entry}`, 2, changed],
    [`delete from audit_entries where id = ${entry}`, 2, 'it was sealed with 2 entries and holds 1'],
    [`update audit_entries set tenant_id = 0 where id = ${entry}`, 2, 'it was sealed with 2 entries and holds 1'],
    [
      `insert into audit_entries (tenant_id, id, record_table, action) overriding system value
       select ${id}, min(id) - 1, 'tenants', 'insert' from audit_entries where tenant_id = ${id}`,
      1,
      'it was sealed with 1 entries and holds 2',
    ],
    [`update audit_blocks set sealed_at = sealed_at - interval '1 day' ${ofBlock(2)}`, 2, changed],
    [`update audit_blocks set hash = sha256('other') ${ofBlock(1)}`, 1, changed],
    [`delete from audit_blocks ${ofBlock(1)}`, 2, 'block 1 is missing'],
    [`delete from audit_blocks ${ofBlock(2)}`, 3, 'block 2 is missing'],
  ] as const)
    expect(await brokenBy(id, change), change).toEqual({ block, why })
  expect(await chainOf(id)).toMatchObject({ blocks: 3, broken: null })
})

test('sealing waits for whoever has begun to write, and nobody waits for sealing', async () => {
  const [slow, quick] = [await aTenant('Langsam'), await aTenant('Schnell')]
  await seal()
  const writer = await connected(url)
  await writer.query('begin')
  await writer.query(`update tenants set name = 'noch langsamer' where id = ${slow}`)
  const sealer = await connected(url)
  const sealing = seal(sealer)
  await expect
    .poll(
      async () =>
        (await owner.query(`select from pg_locks where relation = 'audit_blocks'::regclass and granted`)).rowCount,
    )
    .toBeGreaterThan(0)
  // It has the later number, and is there first.
  await rename(quick, 'schneller')
  expect(await sealing).toBe(false)
  expect(await chainOf(quick)).toMatchObject({ blocks: 1, waiting: 1, broken: null })
  await writer.query('commit')
  expect(await seal(sealer)).toBe(true)
  for (const id of [slow, quick]) expect(await chainOf(id)).toMatchObject({ blocks: 2, waiting: 0, broken: null })
  await writer.end()
  await sealer.end()
})

test('nobody seals from a moment that is over, or beside writes of his own', async () => {
  await owner.query('begin isolation level repeatable read')
  await expect(seal()).rejects.toThrow(/a transaction of its own/)
  await owner.query('rollback; begin')
  await rename(await aTenant(), 'Eigene')
  await expect(seal()).rejects.toThrow(/a transaction of its own/)
  await owner.query('rollback')
})

test('a backup carries the chain, and it goes on where it is restored', async () => {
  const id = await aTenant()
  await seal()
  await rename(id, 'danach')
  const file = join(folder, 'trail.backup')
  await dump(url, { dataDir: folder, files: diskStore(join(folder, 'files')) }, file)
  const target = await aDatabase()
  await restore(
    { file, replace: false },
    { dataDir: join(folder, 'two'), schema: schemaDirs, openDatabase: () => Promise.resolve(target), bucket: null },
  )
  expect(await chainOf(id, target)).toEqual(await chainOf(id))
  const client = await connected(target)
  expect(await seal(client)).toBe(true)
  await client.end()
  const chains = await withOwner(target, verifyTrail)
  expect(chains.filter(({ broken, waiting }) => broken || waiting > 0)).toEqual([])
  expect(await chainOf(id, target)).toMatchObject({ blocks: 2, waiting: 0 })
})

test('the server seals every minute, as a role that may do no more than that', async () => {
  expect(trailJobs).toMatchObject([{ schedule: { every: '1 minute' } }])
  const home = await funeralHome()
  const { house } = await testServer()
  await expect.poll(() => sealTrail(house.db)).toBe(true)
  const chain = await chainOf(home.tenantId, inject('databaseUrl'))
  expect(chain).toMatchObject({ broken: null, waiting: 0 })
  expect(chain?.sealed).toBeGreaterThan(20)
})
