import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from '../../../demo'
import type { House } from '../../call'
import { readEnv } from '../../env'
import { furnish } from '../../house'
import { schemaDirs } from '../../project'
import { type CitusCluster, startCitus } from '../../testing/citus-cluster'
import { apart, layoutOf } from '../layout'
import { bringUpToDate, underLock } from '../migrate'
import { provideServerLogin, serverUrlOf } from '../server-login'
import { sql } from '../sql'
import { distribute, move, statusOf } from './index'

// Each test goes on where the one before has stopped: a house, distributed, grows by a machine and loses one.

let cluster: CitusCluster
let dataDir: string
let serverUrl: string

const asOwner = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => underLock(cluster.url, work)

const open = async (): Promise<House> => {
  const layout = await asOwner(layoutOf)
  const env = readEnv({ LOG_LEVEL: 'silent', DATABASE_URL: cluster.url, DATA_DIR: dataDir })
  return furnish(env, randomBytes(32), { url: serverUrl, max: 8, layout }, () => undefined)
}

const close = async (house: House): Promise<void> => {
  house.thumbnails.close()
  house.paper.close()
  house.changes.close()
  await house.db.close()
}

/** How many rows each table has. */
const rowsOf = (client: pg.Client): Promise<Record<string, number>> =>
  client
    .query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and c.relname not in ('tenant_record', 'migrations', 'schema_functions', 'distribution_keys') order by 1`,
    )
    .then(async ({ rows }) => {
      const counts: Record<string, number> = {}
      for (const { name } of rows) {
        const found = await client.query<{ count: number }>(
          `select count(*)::int as count from ${pg.escapeIdentifier(name)}`,
        )
        counts[name] = found.rows[0]?.count ?? 0
      }
      return counts
    })

const keysOf = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ key: string }>(`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as key from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace order by 1`)
  return rows.map(({ key }) => key)
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pietas-citus-data-'))
  cluster = await startCitus()
  const login = await asOwner(async (owner) => {
    await bringUpToDate(owner, schemaDirs)
    return provideServerLogin(owner, cluster.url, randomBytes(32))
  })
  serverUrl = serverUrlOf(cluster.url, login)
})

afterAll(async () => {
  await cluster?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('what an administrator still has to do is told, machine by machine', async () => {
  const [worker] = cluster.workers
  const admin = new pg.Client({ host: '127.0.0.1', port: worker?.port, user: 'postgres', database: 'postgres' })
  await admin.connect()
  await admin.query('alter role pietas_trail nologin')
  const refused = expect(asOwner((client) => distribute(client, { log: () => undefined }))).rejects
  await refused.toThrow(new RegExp(`127.0.0.1:${worker?.port}: the role pietas_trail is missing or may not sign in`))
  await admin.query('alter role pietas_trail login')
  await admin.end()
})

test('a house in use is distributed, though it breaks off on the way, with every row and every key', async () => {
  const house = await open()
  await loadDemo(house)
  await close(house)
  const [rows, keys] = await asOwner(async (client) => [await rowsOf(client), await keysOf(client)])
  expect(rows.persons).toBeGreaterThan(20)

  let told = 0
  const breaking = asOwner((client) =>
    distribute(client, {
      parts: 4,
      log: () => {
        told += 1
        if (told === 12) throw new Error('the light has gone out')
      },
    }),
  )
  await expect(breaking).rejects.toThrow('the light has gone out')
  await asOwner((client) => distribute(client, { parts: 4, log: () => undefined }))
  await asOwner((client) => distribute(client, { parts: 4, log: () => undefined }))

  expect(await asOwner(layoutOf)).toBe(apart)
  expect(await asOwner(rowsOf)).toEqual(rows)
  const left = keys.filter(
    (key) => !/REFERENCES (tenants|global_templates)\(/.test(key) && !key.startsWith('identity_providers'),
  )
  expect(await asOwner(keysOf)).toEqual(expect.arrayContaining(left))
  const { nodes, tables } = await asOwner(statusOf)
  expect(nodes.map(({ port }) => port).sort()).toEqual(cluster.workers.map(({ port }) => port).sort())
  expect(tables.find(({ name }) => name === 'persons')).toMatchObject({ parts: 4 })
})

/** Writes one person after the other until told to stop. @returns the numbers of those that were acknowledged. */
const writing = (house: House, tenantId: number) => {
  const acknowledged: number[] = []
  const failed: string[] = []
  let goesOn = true
  const done = (async () => {
    while (goesOn) {
      try {
        const row = await house.db.inTenant({ tenantId, actorId: null }, (tx) =>
          tx.row<{ id: number }>(sql`
            insert into persons (legal_entity_id, first_name, last_name, gender, date_of_birth, name_phonetic)
            select id, 'Erna', 'Umzug', 'FEMALE', '1940-01-01', '' from legal_entities order by id limit 1 returning id`),
        )
        if (row) acknowledged.push(row.id)
      } catch (error) {
        failed.push((error as Error).message)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  })()
  const stop = async () => {
    goesOn = false
    await done
    return { acknowledged, failed }
  }
  return { acknowledged, failed, stop }
}

const firstTenant = async (): Promise<number> =>
  asOwner(
    async (client) => (await client.query<{ id: number }>('select min(id)::int as id from tenants')).rows[0]?.id ?? 0,
  )

const countOf = async (tenantId: number, ids: readonly number[]): Promise<number> =>
  asOwner(async (client) => {
    const found = await client.query<{ count: number }>(
      'select count(*)::int as count from persons where tenant_id = $1 and id = any($2)',
      [tenantId, ids],
    )
    return found.rows[0]?.count ?? 0
  })

test('parts move to a machine that has come, while people work', async () => {
  const machine = await cluster.addMachine()
  const house = await open()
  const tenantId = await firstTenant()
  const work = writing(house, tenantId)
  await expect.poll(() => work.acknowledged.length).toBeGreaterThan(3)
  const before = work.acknowledged.length
  await asOwner((client) => move(client, () => undefined))
  await expect.poll(() => work.acknowledged.length).toBeGreaterThan(before)
  const { acknowledged, failed } = await work.stop()
  expect(failed).toEqual([])
  expect(await countOf(tenantId, acknowledged)).toBe(acknowledged.length)
  const { nodes } = await asOwner(statusOf)
  expect(nodes.find(({ port }) => port === machine.port)?.parts).toBeGreaterThan(0)
  await close(house)
})

test('a machine that dies takes nothing acknowledged along, and is worked with again once it is back', async () => {
  const house = await open()
  const tenantId = await firstTenant()
  const work = writing(house, tenantId)
  await expect.poll(() => work.acknowledged.length).toBeGreaterThan(3)
  for (const worker of cluster.workers) await worker.stop('SIGKILL')
  await expect.poll(() => work.failed.length).toBeGreaterThan(0)
  for (const worker of cluster.workers) await worker.start()
  const before = work.acknowledged.length
  await expect.poll(() => work.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before)
  const { acknowledged } = await work.stop()
  expect(await countOf(tenantId, acknowledged)).toBe(acknowledged.length)
  await close(house)
})
