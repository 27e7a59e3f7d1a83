import { randomBytes } from 'node:crypto'
import { appendFile, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { loadDemo } from '../../../demo'
import { dump, restore, restoreTenant, withOwner } from '../../backup'
import type { House } from '../../call'
import { readEnv } from '../../env'
import { diskStore, filesFolder } from '../../files'
import { furnish } from '../../house'
import { schemaDirs } from '../../project'
import { type CitusCluster, startCitus } from '../../testing/citus-cluster'
import { sealTrail, verifyTrail } from '../../trail'
import { constraintOf, isAway } from '../errors'
import { apart, layoutOf, refuseHalfDistributed } from '../layout'
import { bringUpToDate, underLock } from '../migrate'
import { provideServerLogin, serverUrlOf } from '../server-login'
import { sql } from '../sql'
import { aDatabase, connected } from '../testing'
import type { Tx } from '../transaction'
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

/** Two of the tenants. */
const tenants = async (): Promise<[number, number]> => {
  const { rows } = await asOwner((client) => client.query<{ id: string }>('select id from tenants order by id limit 2'))
  return [Number(rows[0]?.id), Number(rows[1]?.id)]
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
         and c.relname not in ('tenant_record', 'migrations', 'schema_functions', 'distribution_keys', 'installation') order by 1`,
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
  const elsewhere = withOwner(inject('databaseUrl'), (client) => distribute(client, { log: () => undefined }))
  await expect(elsewhere).rejects.toThrow('This database has no Citus')
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
  await expect(asOwner((client) => distribute(client, { log: () => undefined }))).rejects.toThrow(/stop it first/)
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
  await expect(asOwner(refuseHalfDistributed)).rejects.toThrow(/has broken off/)
  await asOwner((client) => distribute(client, { parts: 4, log: () => undefined }))
  await asOwner((client) => distribute(client, { parts: 4, log: () => undefined }))

  expect(await asOwner(layoutOf)).toBe(apart)
  expect(await asOwner(rowsOf)).toEqual(rows)
  const left = keys.filter(
    (key) => !/REFERENCES (tenants|global_templates)\(/.test(key) && !key.startsWith('identity_providers'),
  )
  expect(await asOwner(keysOf)).toEqual(expect.arrayContaining(left))
  const { nodes, tables } = await asOwner(statusOf)
  // The platform's own trail has a part of its own, which leaves one more on each side of it.
  expect(nodes.map(({ port }) => port).sort()).toEqual(cluster.workers.map(({ port }) => port).sort())
  expect(tables.find(({ name }) => name === 'persons')).toMatchObject({ parts: 4 + 2 })
})

/** What holds the server to one tenant. */
const policiesOf = async (client: pg.Client) => {
  const { rows } = await client.query<{ table: string; policy: string }>(`
    select tablename as "table", concat_ws(' ', policyname, cmd, qual, with_check) as policy from pg_policies
    where schemaname = 'public' and 'pietas_app' = any(roles) and tablename not in ('garlands', 'tenant_record') order by 1, 2`)
  return rows
}

test('row security is forced on every part of every table, wherever it lies, and by the tenant alone', async () => {
  const parts = await asOwner((client) =>
    client.query<{ result: string }>(`select result from run_command_on_workers($$
      select json_build_object('parts', count(*),
        'open', array_agg(relname) filter (where not (relrowsecurity and relforcerowsecurity)))
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname ~ '_[0-9]{6,}$' $$)`),
  )
  for (const { result } of parts.rows) {
    const found = JSON.parse(result)
    expect(found.open).toBeNull()
    expect(found.parts).toBeGreaterThan(89)
  }
  const rows = (await asOwner(policiesOf)).filter(
    ({ policy }) => policy !== 'routed ALL (tenant_id = routed_tenant()) (tenant_id = routed_tenant())',
  )
  const others = ['audit_entries', 'global_template_categories', 'global_templates', 'tenant_erasures', 'tenants']
  expect([...new Set(rows.map(({ table }) => table))]).toEqual(others)
  expect(rows.filter(({ table }) => table === 'audit_entries').map(({ policy }) => policy)).toEqual([
    'routed SELECT (tenant_id = routed_tenant())',
    "routed_own INSERT ((tenant_id = routed_tenant()) AND (record_table = 'tenants'::text) AND (record_id = tenant_id))",
  ])
})

test('a statement of a tenant that would ask several machines fails instead', async () => {
  const house = await open()
  const tenantId = await firstTenant()
  const everybody = (tx: Tx) => tx.rows(sql`select count(*) from persons`)
  await expect(house.db.inTenant({ tenantId, actorId: null }, everybody)).resolves.toHaveLength(1)
  const asLogin = house.db.inTenant({ tenantId, actorId: null }, async (tx) => {
    await tx.run(sql`select set_config('role', 'pietas_platform', true)`)
    return everybody(tx)
  })
  await expect(asLogin).rejects.toThrow('multi-task query')
  await expect(house.db.asPlatform(everybody)).resolves.toHaveLength(1)
  await close(house)
})

test('what a part of a table refuses is said in the words of the schema, however long they are', async () => {
  const house = await open()
  const tenantId = await firstTenant()
  const refused = await house.db
    .inTenant({ tenantId, actorId: null }, (tx) => tx.run(sql`update persons set testament_exists = true`))
    .catch(constraintOf)
  expect(refused).toBe('persons.testamentManagedBy:testamentExitsButNotManagedByPerson')
  await close(house)
})

test('a release that brings a table, a column and functions is laid out like the rest', async () => {
  const release = await mkdtemp(join(tmpdir(), 'pietas-citus-release-'))
  const [migrations, functions] = [join(release, 'migrations'), join(release, 'functions')]
  await cp(schemaDirs.migrations, migrations, { recursive: true })
  await cp(schemaDirs.functions, functions, { recursive: true })
  const policies = await asOwner(policiesOf)
  for (const name of await readdir(functions)) await appendFile(join(functions, name), '-- as of a later release\n')
  await writeFile(
    join(migrations, '2999-01-01-garlands.sql'),
    `create table garlands (like tenant_record including all, person_id bigint not null, ribbon text not null);
     select tenant_table('garlands');
     alter table garlands add constraint "garlands.personId" foreign key (tenant_id, person_id) references persons (tenant_id, id);
     create index garlands_of_person on garlands (tenant_id, person_id);
     alter table persons add column garland_wish text constraint "persons.garlandWish" check (garland_wish <> '');`,
  )
  await asOwner((client) => bringUpToDate(client, { ...schemaDirs, migrations, functions }))
  expect(await asOwner(policiesOf)).toEqual(policies)
  const house = await open()
  const [tenantId, other] = await tenants()
  const scope = { tenantId, actorId: null }
  const { id } = await house.db.inTenant(scope, async (tx) => {
    const person = await tx.row<{ id: number }>(sql`select id from persons order by id limit 1`)
    await tx.run(sql`update persons set garland_wish = 'weiß' where id = ${person?.id}`)
    await tx.run(sql`insert into garlands (person_id, ribbon) values (${person?.id}, 'In Liebe')`)
    return person ?? { id: 0 }
  })
  const seen = (tx: Tx) => tx.rows(sql`select ribbon from garlands`)
  expect(await house.db.inTenant(scope, seen)).toEqual([{ ribbon: 'In Liebe' }])
  expect(await house.db.inTenant({ tenantId: other, actorId: null }, seen)).toEqual([])
  const planted = house.db.inTenant({ tenantId: other, actorId: null }, (tx) =>
    tx.run(sql`insert into garlands (person_id, ribbon) values (${id}, 'Fremd')`),
  )
  await expect(planted).rejects.toThrow('garlands.personId')
  const told = await house.db.inTenant(scope, (tx) =>
    tx.rows(sql`select action from audit_entries where record_table = 'garlands'`),
  )
  expect(told).toEqual([{ action: 'insert' }])
  await close(house)
  await asOwner(async (client) => {
    await client.query('drop table garlands')
    await client.query('alter table persons drop column garland_wish')
    await client.query(`delete from migrations where name like '2999%'`)
  })
  await rm(release, { recursive: true })
})

test('the trail is sealed with what every machine has numbered, and holds', async () => {
  const house = await open()
  const [tenantId, other] = await tenants()
  for (const id of [tenantId, other])
    await house.db.inTenant({ tenantId: id, actorId: null }, (tx) =>
      tx.run(sql`insert into user_groups (name) values ('Siegel')`),
    )
  await expect.poll(() => sealTrail(house.db)).toBe(true)
  const chains = await asOwner(verifyTrail)
  expect(chains.filter(({ broken }) => broken)).toEqual([])
  expect(chains.every(({ waiting, blocks }) => waiting === 0 && blocks > 0)).toBe(true)
  const shift = (by: number) =>
    asOwner((client) =>
      client.query(`begin; set local role pietas_trail; update audit_entries set record_id = record_id + ${by}
        where tenant_id = ${tenantId} and record_table = 'user_groups'; commit`),
    )
  await shift(1)
  const after = await asOwner(verifyTrail)
  expect(after.filter(({ broken }) => broken).map((chain) => chain.tenantId)).toEqual([tenantId])
  await shift(-1)
  expect((await asOwner(verifyTrail)).filter(({ broken }) => broken)).toEqual([])
  await close(house)
})

test('a backup brings everything back onto the coordinator, from where it is distributed anew', async () => {
  const rows = await asOwner(rowsOf)
  const file = join(dataDir, 'all.backup')
  await dump(cluster.url, { dataDir, files: diskStore(filesFolder(dataDir)) }, file)
  const target = { dataDir, schema: schemaDirs, openDatabase: () => Promise.resolve(cluster.url), bucket: null }
  await restore({ file, replace: true }, target)
  expect(await asOwner(layoutOf)).not.toBe(apart)
  await asOwner((client) => distribute(client, { parts: 4, log: () => undefined }))
  expect(await asOwner(layoutOf)).toBe(apart)
  expect(await asOwner(rowsOf)).toEqual(rows)
})

/** Writes one person after the other until told to stop, or the test ends. @returns those that were acknowledged. */
const writing = (house: House, tenantId: number) => {
  const acknowledged: number[] = []
  const failed: Error[] = []
  let goesOn = true
  const done = (async () => {
    while (goesOn) {
      try {
        const row = await house.db.inTenant({ tenantId, actorId: null }, async (tx) => {
          const entity = await tx.row<{ id: number }>(sql`select min(id) as id from legal_entities`)
          return tx.row<{ id: number }>(sql`
            insert into persons (legal_entity_id, first_name, last_name, gender, date_of_birth, name_phonetic)
            values (${entity?.id}, 'Erna', 'Umzug', 'FEMALE', '1940-01-01', '') returning id`)
        })
        if (row) acknowledged.push(row.id)
      } catch (error) {
        failed.push(error as Error)
      }
    }
  })()
  const stop = async () => {
    goesOn = false
    await done
    return { acknowledged, failed }
  }
  onTestFinished(async () => void (await stop()))
  return { acknowledged, failed, stop }
}

const firstTenant = async (): Promise<number> => (await tenants())[0]

const countOf = async (tenantId: number, ids: readonly number[]): Promise<number> =>
  asOwner(async (client) => {
    const found = await client.query<{ count: number }>(
      'select count(*)::int as count from persons where tenant_id = $1 and id = any($2)',
      [tenantId, ids],
    )
    return found.rows[0]?.count ?? 0
  })

test('it fits one database as well, and its trail is whole there', async () => {
  const url = await aDatabase()
  const [file, home] = [join(dataDir, 'away.backup'), join(dataDir, 'away')]
  const house = await open()
  await house.db.inTenant({ tenantId: await firstTenant(), actorId: null }, (tx) =>
    tx.run(sql`insert into user_groups (name) values ('Ungesiegelt')`),
  )
  await close(house)
  await dump(cluster.url, { dataDir, files: diskStore(filesFolder(dataDir)) }, file)
  const rows = await asOwner(rowsOf)
  const target = { dataDir: home, schema: schemaDirs, openDatabase: () => Promise.resolve(url), bucket: null }
  await restore({ file, replace: false }, target)
  await withOwner(url, async (client) => {
    const { audit_blocks: _, ...others } = await rowsOf(client)
    expect(rows).toMatchObject(others)
    await client.query('select seal_trail()')
    const chains = await verifyTrail(client)
    expect(chains.filter(({ broken, waiting }) => broken || waiting > 0)).toEqual([])
  })
})

test('one tenant goes back to a backup, on his machine and on the coordinator, and nobody else', async () => {
  const house = await open()
  const [tenantId, other] = await tenants()
  const file = join(dataDir, 'one.backup')
  await dump(cluster.url, { dataDir, files: diskStore(filesFolder(dataDir)) }, file)
  const stateOf = (id: number) =>
    asOwner(async (client) => {
      const { rows } = await client.query<{ state: string }>(
        `select (select json_agg(p.* order by p.id) from (select id, city, deleted from persons where tenant_id = $1) p)
          || '' || (select json_agg(g.* order by g.id) from (select id, name from user_groups where tenant_id = $1) g) as state`,
        [id],
      )
      const logins = await client.query('select email, language from logins where home_tenant_id = $1 order by 1', [id])
      return [rows, logins.rows]
    })
  const before = await stateOf(tenantId)
  for (const id of [tenantId, other])
    await house.db.inTenant({ tenantId: id, actorId: null }, async (tx) => {
      await tx.run(sql`update persons set city = 'Anderswo'`)
      await tx.run(sql`insert into user_groups (name) values ('Danach')`)
      await tx.asPlatform(() => tx.run(sql`update logins set language = 'en' where home_tenant_id = ${id}`))
    })
  const theirs = await stateOf(other)
  const told = () =>
    asOwner(async (client) => {
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int as count from audit_entries where tenant_id = $1',
        [tenantId],
      )
      return rows[0]?.count ?? 0
    })
  const entries = await told()
  const slug = await asOwner(
    async (client) =>
      (await client.query<{ slug: string }>('select slug from tenants where id = $1', [tenantId])).rows[0]?.slug,
  )
  const target = { dataDir, files: diskStore(filesFolder(dataDir)), openDatabase: () => Promise.resolve(cluster.url) }
  const { changed } = await restoreTenant({ file, slug: slug ?? '' }, target)
  expect(changed).toBeGreaterThan(20)
  expect(await stateOf(tenantId)).toEqual(before)
  expect(await stateOf(other)).toEqual(theirs)
  expect(await told()).toBeGreaterThan(entries)
  expect(await restoreTenant({ file, slug: slug ?? '' }, target)).toMatchObject({ changed: 0 })
  await close(house)
})

/** Citus names an object after all others that it gives to a machine, as it comes about by itself now and then. */
const nameLast = (object: string): Promise<void> => {
  const asAdministrator = Object.assign(new URL(cluster.url), { username: 'postgres' }).href
  return connected(asAdministrator, async (admin) => {
    await admin.query('vacuum full pg_dist_object')
    await admin.query('update pg_dist_object set objid = objid where objid = $1::regprocedure', [object])
    const last = 'select objid = $1::regprocedure as named from pg_dist_object order by ctid desc limit 1'
    expect((await admin.query(last, [object])).rows).toEqual([{ named: true }])
  })
}

test('parts move to a machine that has come, while people work', async () => {
  await nameLast('sound_of(text)')
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
  const { acknowledged, failed } = await work.stop()
  expect(failed.filter((error) => !isAway(error))).toEqual([])
  await expect.poll(() => countOf(tenantId, acknowledged), { timeout: 30_000 }).toBe(acknowledged.length)
  await close(house)
})
