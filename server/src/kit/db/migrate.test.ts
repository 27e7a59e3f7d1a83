import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres'
import { readEnv } from '../env'
import { openHouse } from '../house'
import { sql } from './sql'

// A PostgreSQL of its own: roles belong to all databases of one, and here they must be missing at first.
let dataDir: string
let postgres: EmbeddedPostgres

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pietas-roles-'))
  postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
})

afterEach(async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const asSuperuserIn = async (database: string, ...statements: string[]): Promise<void> => {
  const url = new URL(postgres.url)
  url.pathname = `/${database}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const asSuperuser = (...statements: string[]): Promise<void> => asSuperuserIn('postgres', ...statements)

const urlAs = (username: string): string =>
  Object.assign(new URL(postgres.url), { username, password: 'for-tests-only', pathname: '/external' }).href

type Settings = { DATABASE_URL: string; DATABASE_OWNER_URL?: string }

const open = (settings: Settings) =>
  openHouse(readEnv({ ...settings, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), () => undefined)

const works = async (settings: Settings): Promise<void> => {
  // The second start finds everything there, the third one functions with another text.
  for (const round of ['first', 'second', 'third']) {
    if (round === 'third') await asSuperuserIn('external', 'update schema_functions set fingerprint = $$older$$')
    const { house, close } = await open(settings)
    const found = await house.db.asPlatform((tx) => tx.row<{ count: number }>(sql`select count(*) from tenants`))
    expect(found?.count).toBe(0)
    await close()
  }
}

test('an owner who may create roles needs nothing prepared', async () => {
  await asSuperuser(
    `create role owner login createrole nosuperuser password 'for-tests-only'`,
    'create database external owner owner',
  )
  await works({ DATABASE_URL: urlAs('owner') })
})

// As docs/operations.md tells an administrator to.
const prepareRoles = () =>
  asSuperuser(
    'create role pietas_app nologin',
    'create role pietas_platform nologin',
    'create role pietas_trail nologin',
    `create role owner login nocreaterole nosuperuser password 'for-tests-only'`,
    'grant pietas_app, pietas_platform, pietas_trail to owner',
    `create role server login noinherit password 'for-tests-only'`,
    'grant pietas_app, pietas_platform to server',
    'create database external owner owner',
  )

test('an owner who may not create roles works with those prepared for him, and the server as its own login', async () => {
  await prepareRoles()
  await works({ DATABASE_URL: urlAs('server'), DATABASE_OWNER_URL: urlAs('owner') })
})

test('what is missing or too much of the roles is said before anything is served', async () => {
  await asSuperuser(
    `create role owner login nocreaterole nosuperuser password 'for-tests-only'`,
    'create database external owner owner',
  )
  await expect(open({ DATABASE_URL: urlAs('owner') })).rejects.toThrow(/may not prepare the role pietas_app/)
  await asSuperuser('drop database external', 'drop role owner')
  await prepareRoles()
  await expect(open({ DATABASE_URL: urlAs('owner') })).rejects.toThrow(/may not prepare the login of the server/)
  const asItself = { DATABASE_URL: urlAs('owner'), DATABASE_OWNER_URL: urlAs('owner') }
  await expect(open(asItself)).rejects.toThrow(/owner owns the database/)
})

test('nobody else of the same PostgreSQL gets into the database, such as the login of another installation', async () => {
  await asSuperuser(
    `create role owner login createrole nosuperuser password 'for-tests-only'`,
    `create role stranger login password 'for-tests-only'`,
    'create database external owner owner',
  )
  const { house, close } = await open({ DATABASE_URL: urlAs('owner') })
  await asSuperuser('grant pietas_app, pietas_platform to stranger')
  const { rows } = await house.db.pool.query('select session_user as "user"')
  expect(rows).toEqual([{ user: 'pietas_server_external' }])
  await close()
  const client = new pg.Client({ connectionString: urlAs('stranger') })
  await expect(client.connect()).rejects.toThrow(/permission denied for database/)
})
