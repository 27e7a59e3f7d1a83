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
