import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { withOwner } from './backup'
import { underLock } from './db/migrate'
import { readEnv } from './env'
import { openHouse } from './house'
import { forgetKey } from './secret-key'

const database = `pietas_key_${randomBytes(4).toString('hex')}`
let folder: string
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pietas-key-'))
  await withOwner(inject('databaseUrl'), (client) => client.query(`create database ${database}`))
  url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${database}` }).href
})

afterAll(async () => {
  await withOwner(inject('databaseUrl'), (client) => client.query(`drop database ${database} with (force)`))
  await rm(folder, { recursive: true, force: true })
})

const folderOf = (name: string): string => join(folder, name)
const start = async (name: string): Promise<void> => {
  const env = readEnv({ DATABASE_URL: url, DATA_DIR: folderOf(name), LOG_LEVEL: 'silent' })
  await (await openHouse(env, () => undefined)).close()
}

test('a second server starts with the key of the first and with no other', async () => {
  await start('first')
  await start('first')
  await expect(start('empty')).rejects.toThrow(/secret\.key is missing, and the database needs it/)
  expect(await readdir(folderOf('empty'))).toEqual([])
  await mkdir(folderOf('other'))
  await writeFile(join(folderOf('other'), 'secret.key'), randomBytes(32))
  await expect(start('other')).rejects.toThrow(/is not the key that this database was written with/)
  // Who was refused has changed nothing for the others.
  await start('first')
  await copyFile(join(folderOf('first'), 'secret.key'), join(folderOf('empty'), 'secret.key'))
  await start('empty')
})

test('a database whose key is lost takes another one, and nobody keeps a second factor that cannot be read', async () => {
  const secrets = () =>
    withOwner(url, async (client) => (await client.query('select email, totp_secret from logins')).rows)
  await withOwner(url, (client) =>
    client.query(
      `insert into logins (email, actor_id, totp_secret) values ('a@key.example', 1, 'x'), ('b@key.example', 2, null)`,
    ),
  )
  expect(await underLock(url, forgetKey)).toBe(1)
  await start('other')
  expect((await secrets()).map((row) => row.totp_secret)).toEqual([null, null])
  await expect(start('first')).rejects.toThrow(/is not the key/)
})

test('with the key go the access data that it opened, and with them the provider who needs them', async () => {
  const entity = () =>
    withOwner(url, async (client) => {
      await client.query('set role pietas_platform')
      return (
        await client.query('select factoring_provider, factoring_password, billing_api_token from legal_entities')
      ).rows
    })
  await withOwner(url, async (client) => {
    await client.query('set role pietas_platform')
    await client.query(
      `with t as (insert into tenants (name, slug) values ('Haus', 'key') returning id)
       insert into legal_entities (tenant_id, name, short_name, slug, street, street_number, zip_code, city,
         factoring_provider, factoring_user, factoring_password, billing_api_token)
       select t.id, 'Haus', 'H', 'haus', 'Weg', '1', '02826', 'Ort', 'BFFACTORING', 'haus', 'x', 'y' from t`,
    )
  })
  await underLock(url, forgetKey)
  expect(await entity()).toEqual([{ factoring_provider: null, factoring_password: null, billing_api_token: null }])
})
