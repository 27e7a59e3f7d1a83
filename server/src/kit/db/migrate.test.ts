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

const openAsOwner = () => {
  const url = new URL(postgres.url)
  url.username = 'owner'
  url.password = 'for-tests-only'
  url.pathname = '/external'
  return openHouse(readEnv({ DATABASE_URL: url.href, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), () => undefined)
}

const works = async (): Promise<void> => {
  // The second start finds everything there, the third one functions with another text.
  for (const round of ['first', 'second', 'third']) {
    if (round === 'third') await asSuperuserIn('external', 'update schema_functions set fingerprint = $$older$$')
    const { house, close } = await openAsOwner()
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
  await works()
})

test('an owner who may not create roles works with those prepared for him', async () => {
  await asSuperuser(
    `create role owner login nocreaterole nosuperuser password 'for-tests-only'`,
    'create role pietas_app nologin',
    'create role pietas_platform nologin',
    'grant pietas_app, pietas_platform to owner',
    'create database external owner owner',
  )
  await works()
})
