import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createApp } from '../../app'
import { loadDemo } from '../../demo'
import { migrate } from '../db/migrate'
import { sql } from '../db/sql'
import { readEnv } from '../env'
import { diskStore, filesFolder, keyOf } from '../files'
import { openDatabase, openHouse } from '../house'
import { schemaDirs } from '../project'
import { decrypt, encrypt } from '../secrets'
import { tablesOf, withOwner } from './catalog'
import { dump, restore } from './index'

let folder: string
let url: string
let file: string

const dataIn = (name: string): string => join(folder, name)

/** A database of its own in the PostgreSQL of the tests. */
const createDatabase = async (name: string, owner = 'postgres'): Promise<string> => {
  await withOwner(inject('databaseUrl'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} owner ${owner}`)
  })
  const address = new URL(inject('databaseUrl'))
  address.pathname = `/${name}`
  return address.href
}

const openDemo = async (databaseUrl: string, dataDir: string) => {
  const opened = await openHouse(readEnv({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }), () => undefined)
  await loadDemo(opened.house)
  return opened
}

/** Everything that the tables hold, as text. */
const contentOf = (databaseUrl: string): Promise<Record<string, string[]>> =>
  withOwner(databaseUrl, async (client) => {
    const content: Record<string, string[]> = {}
    for (const { name } of [...(await tablesOf(client)), { name: 'migrations' }]) {
      const table = pg.escapeIdentifier(name)
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${table} t order by 1`)
      content[name] = rows.map(({ row }) => row)
    }
    return content
  })

const into = (databaseUrl: string, dataDir: string, schema = schemaDirs) => ({
  dataDir,
  schema,
  openDatabase: () => Promise.resolve(databaseUrl),
  bucket: null,
})

const restoreInto = (databaseUrl: string, dataDir: string, replace = false) =>
  restore({ file, replace }, into(databaseUrl, dataDir))

const backUp = (databaseUrl: string, dataDir: string, target: string) =>
  dump(databaseUrl, { dataDir, files: diskStore(filesFolder(dataDir)) }, target)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pietas-backup-'))
  url = await createDatabase('pietas_backup')
  file = join(folder, 'all.backup')
  const { house, close } = await openDemo(url, dataIn('one'))
  await mkdir(join(dataIn('one'), 'files/a/b'), { recursive: true })
  await writeFile(join(dataIn('one'), 'files/a/b/letter.pdf'), 'a letter')
  await writeFile(join(dataIn('one'), 'files/empty'), '')
  const secret = encrypt(house.secretKey, 'JBSWY3DPEHPK3PXP')
  await withOwner(url, async (client) => {
    await client.query('update logins set totp_secret = $1', [secret])
    await client.query(
      `update persons set notes = E'two\\nlines\\tand \\\\ a tab' where id = (select min(id) from persons)`,
    )
  })
  // Beside a running server: its connections are open all the while.
  await backUp(url, dataIn('one'), file)
  await close()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('an empty embedded database takes everything over: rows, audit trail, sequences, files, key, sign-in', {
  timeout: 60_000,
}, async () => {
  const env = readEnv({ DATA_DIR: dataIn('embedded'), DEMO: '0', LOG_LEVEL: 'silent' })
  const database = await openDatabase(env, () => undefined)
  await restoreInto(database.ownerUrl, env.DATA_DIR)
  const [before, after] = [await contentOf(url), await contentOf(database.ownerUrl)]
  expect(after).toEqual(before)
  expect(after.audit_entries?.length).toBeGreaterThan(100)
  expect(await readFile(join(env.DATA_DIR, 'files/a/b/letter.pdf'), 'utf8')).toBe('a letter')
  expect(await readFile(join(env.DATA_DIR, 'files/empty'), 'utf8')).toBe('')
  expect((await readdir(env.DATA_DIR)).filter((name) => name.startsWith('restore'))).toEqual([])
  await database.close()

  const { house, close } = await openHouse(env, () => undefined)
  const login = await house.db.asPlatform((tx) =>
    tx.row<{ sealed: Buffer }>(sql`select totp_secret as sealed from logins limit 1`),
  )
  expect(decrypt(house.secretKey, login?.sealed ?? Buffer.alloc(0))).toBe('JBSWY3DPEHPK3PXP')
  const app = await createApp(house, null)
  const payload = { email: 'admin@morgenlicht.example', password: 'pietas-demo-2026' }
  expect((await app.inject({ method: 'POST', url: '/api/v1/auth/sign-in', payload })).statusCode).toBe(200)
  await app.close()
  await close()
})

test('every document of a backup has its content again, in the data folder and in a bucket alike', async () => {
  const [onDisk, elsewhere] = [await createDatabase('pietas_backup_disk'), await createDatabase('pietas_backup_bucket')]
  await restoreInto(onDisk, dataIn('disk'))
  const bucket = diskStore(dataIn('bucket'))
  await restore({ file, replace: false }, { ...into(elsewhere, dataIn('other')), bucket })
  expect(await readdir(dataIn('other'))).toEqual(['secret.key'])

  const { rows } = await withOwner(url, (client) =>
    client.query<{ tenant_id: string; sha256: string; size: string }>('select tenant_id, sha256, size from documents'),
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const { tenant_id: tenantId, sha256, size } of rows)
    for (const store of [diskStore(filesFolder(dataIn('disk'))), bucket]) {
      const bytes = await buffer(await store.open(keyOf({ tenantId: Number(tenantId), sha256 })))
      expect(bytes.length).toBe(Number(size))
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    }
})

test('a database whose owner is no superuser takes it and gives it back', async () => {
  await withOwner(url, (client) =>
    client.query(`
      create role pietas_backup_owner login createrole password 'for-tests-only';
      grant pietas_app, pietas_platform, pietas_trail to pietas_backup_owner with admin option`),
  )
  const owned = new URL(await createDatabase('pietas_backup_owned', 'pietas_backup_owner'))
  owned.username = 'pietas_backup_owner'
  owned.password = 'for-tests-only'
  await restoreInto(owned.href, dataIn('owned'))
  await openHouse(readEnv({ DATABASE_URL: owned.href, DATA_DIR: dataIn('owned') }), () => undefined).then((opened) =>
    opened.close(),
  )

  const back = join(folder, 'back.backup')
  await backUp(owned.href, dataIn('owned'), back)
  const returned = await createDatabase('pietas_backup_returned')
  await restore({ file: back, replace: false }, into(returned, dataIn('returned')))
  expect(await contentOf(returned)).toEqual(await contentOf(url))
})

test('new records go on after the restored ones, under the same policies, keys and triggers', async () => {
  const target = await createDatabase('pietas_backup_on')
  await migrate(target, schemaDirs)
  const schemaOf = () =>
    withOwner(target, async (client) => {
      const { rows } = await client.query(`
        select 'constraint' as kind, conrelid::regclass::text || '.' || conname || pg_get_constraintdef(oid) as what
          from pg_constraint where connamespace = 'public'::regnamespace
        union all select 'trigger', tgrelid::regclass::text || '.' || tgname || tgenabled::text from pg_trigger where not tgisinternal
        union all select 'security', relname || relrowsecurity::text || relforcerowsecurity::text from pg_class where relkind = 'r'
        union all select 'policy', polrelid::regclass::text || polname from pg_policy
        union all select 'function', oid::regprocedure::text || proowner::regrole::text from pg_proc where pronamespace = 'public'::regnamespace
        order by 1, 2`)
      return rows
    })
  const before = await schemaOf()
  await restoreInto(target, dataIn('on'))
  expect(await schemaOf()).toEqual(before)
  const nextOf = (databaseUrl: string) =>
    withOwner(databaseUrl, async (client) => (await client.query(`select nextval('actor_ids') as next`)).rows)
  expect(await nextOf(target)).toEqual(await nextOf(url))
})

test('a database with data is replaced only when that is asked for, and then as a whole', async () => {
  const target = await createDatabase('pietas_backup_full')
  const opened = await openDemo(target, dataIn('full'))
  await expect(restoreInto(target, dataIn('full'), true)).rejects.toThrow(/stop it first/)
  await opened.close()
  await withOwner(target, (client) => client.query(`update tenants set name = 'Other'`))
  await mkdir(join(dataIn('full'), 'files'), { recursive: true })
  await writeFile(join(dataIn('full'), 'files/old'), 'old')

  await expect(restoreInto(target, dataIn('full'))).rejects.toThrow(/holds data already/)
  expect((await contentOf(target)).tenants?.[0]).toContain('Other')
  expect(await readdir(join(dataIn('full'), 'files'))).toContain('old')

  await restoreInto(target, dataIn('full'), true)
  expect(await contentOf(target)).toEqual(await contentOf(url))
  expect((await readdir(join(dataIn('full'), 'files'))).sort()).toEqual(expect.arrayContaining(['a', 'empty']))
  expect(await readdir(join(dataIn('full'), 'files'))).not.toContain('old')
})

/** A word of the content is another, the checksum (the last 8 bytes of gzip) is the old one. */
const withOtherContent = (whole: Buffer): Buffer => {
  const content = gunzipSync(whole)
  const at = content.indexOf('Abendrot')
  expect(at).toBeGreaterThan(0)
  content.write('Morgenro', at)
  return Buffer.concat([gzipSync(content).subarray(0, -8), whole.subarray(-8)])
}

/**
 * A piece in the middle is lost. One bit would not do: of a hundred, one says nothing, for instance which of two equal
 * places a run of zeros is copied from.
 */
const withHole = (whole: Buffer): Buffer => {
  const holed = Buffer.from(whole)
  return holed.fill(0, whole.length >> 1, (whole.length >> 1) + 512)
}

test('a damaged, cut or foreign file is refused before anything is changed', async () => {
  const whole = await readFile(file)
  const broken = join(folder, 'broken.backup')
  let opened = false
  const tryOut = () =>
    restore(
      { file: broken, replace: true },
      {
        dataDir: dataIn('never'),
        schema: schemaDirs,
        openDatabase: () => {
          opened = true
          return Promise.resolve(url)
        },
        bucket: null,
      },
    )
  for (const damaged of [withOtherContent(whole), withHole(whole)]) {
    await writeFile(broken, damaged)
    await expect(tryOut()).rejects.toThrow(/damaged/)
  }
  for (const length of [0, 1, 20, whole.length >> 1, whole.length - 1]) {
    await writeFile(broken, whole)
    await truncate(broken, length)
    await expect(tryOut()).rejects.toThrow(/damaged|no backup|not complete/)
  }
  await writeFile(broken, 'a letter to the registry office')
  await expect(tryOut()).rejects.toThrow(/damaged or no backup/)
  await rm(broken)
  await expect(tryOut()).rejects.toThrow(/There is no file/)
  expect(opened).toBe(false)
})

test('a backup of a newer release is refused, one of an older release is brought up to date', async () => {
  const releases = join(folder, 'migrations')
  const names = (await readdir(schemaDirs.migrations)).sort()
  const write = async (count: number, more: string[] = []): Promise<void> => {
    await rm(releases, { recursive: true, force: true })
    await mkdir(releases)
    for (const name of names.slice(0, count))
      await writeFile(join(releases, name), await readFile(join(schemaDirs.migrations, name)))
    for (const name of more) await writeFile(join(releases, name), "alter table tenants add motto text default 'Ruhe'")
  }
  const target = await createDatabase('pietas_backup_release')
  const release = into(target, dataIn('release'), { ...schemaDirs, migrations: releases })

  await write(names.length - 1)
  await expect(restore({ file, replace: false }, release)).rejects.toThrow(/newer release/)

  await write(names.length, ['2999-01-01-motto.sql'])
  await restore({ file, replace: false }, release)
  const { tenants, migrations } = await contentOf(target)
  expect(tenants?.every((row) => row.endsWith(',Ruhe)'))).toBe(true)
  expect(migrations).toHaveLength(names.length + 1)
})

test('nothing is left of a backup that failed, and an older one of that name stays', async () => {
  const target = join(folder, 'kept.backup')
  await writeFile(target, 'older')
  const empty = await createDatabase('pietas_backup_empty')
  await expect(backUp(empty, folder, target)).rejects.toThrow(/nothing to back up/)

  // Rows that the platform's role may not read: the backup would not be whole.
  await migrate(empty, schemaDirs)
  await withOwner(empty, (client) => client.query('create table zz_late (id int); insert into zz_late values (1)'))
  await expect(backUp(empty, folder, target)).rejects.toThrow(/zz_late/)
  expect(await readFile(target, 'utf8')).toBe('older')
  expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([])

  await expect(backUp(url, folder, join(folder, 'missing/x.backup'))).rejects.toThrow(/ENOENT/)
})
