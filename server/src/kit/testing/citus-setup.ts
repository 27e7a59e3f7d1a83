import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { distribute } from '../db/citus'
import { bringUpToDate, underLock } from '../db/migrate'
import { provideServerLogin, serverUrlOf } from '../db/server-login'
import { schemaDirs } from '../project'
import { startCitus } from './citus-cluster'

/** What tests of the server need, on a coordinator and two machines; four parts are enough for tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pietas-test-'))
  const { url, stop } = await startCitus()
  const login = await underLock(url, async (owner) => {
    await bringUpToDate(owner, schemaDirs)
    const made = await provideServerLogin(owner, url, randomBytes(32))
    await distribute(owner, { parts: 4, log: () => undefined })
    return made
  }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  project.provide('serverUrl', serverUrlOf(url, login))
  project.provide('databaseUrl', url)
  project.provide('dataDir', dataDir)
  project.provide('isApart', true)
  return async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
