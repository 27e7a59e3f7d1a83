import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { bringUpToDate, underLock } from '../db/migrate'
import { provideServerLogin, serverUrlOf } from '../db/server-login'
import { startEmbeddedPostgres } from '../embedded-postgres'
import { schemaDirs } from '../project'

const database = 'pietas_test'

/** One real PostgreSQL for all tests; every test opens a tenant of its own in it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pietas-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${database}`)
  await client.end()
  const url = new URL(postgres.url)
  url.pathname = `/${database}`
  const login = await underLock(url.href, async (owner) => {
    await bringUpToDate(owner, schemaDirs)
    return provideServerLogin(owner, url.href, randomBytes(32))
  })
  project.provide('serverUrl', serverUrlOf(url.href, login))
  project.provide('databaseUrl', url.href)
  project.provide('dataDir', dataDir)
  project.provide('isApart', false)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
