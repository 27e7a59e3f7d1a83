import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app'
import { readEnv } from './env'
import { type OpenHouse, openHouse } from './house'

let dataDir: string
let opened: OpenHouse

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pietas-house-'))
  opened = await openHouse(readEnv({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' }), () => undefined)
})

afterEach(async () => {
  await opened.close()
  await rm(dataDir, { recursive: true, force: true })
})

const killDatabase = async (): Promise<void> => {
  process.kill(Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL')
}

const patiently = { interval: 5, timeout: 10_000 }

test('while the database is being brought back callers are asked to try again, and then all is well again', async () => {
  const app = await createApp(opened.house, null)
  // Asks the database each time and, unlike a sign-in, as often as a slow machine needs.
  const ask = () => app.inject({ url: '/api/v1/auth/me', headers: { cookie: `pietas=${'a'.repeat(43)}` } })
  expect((await ask()).statusCode).toBe(401)

  await killDatabase()
  let refused = await ask()
  while (refused.statusCode === 401) refused = await ask()
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('1')
  expect(refused.json()).toMatchObject({ code: 'UNAVAILABLE' })

  const statuses: number[] = []
  const ready = async () => {
    const { statusCode } = await app.inject('/readyz')
    statuses.push(statusCode)
    return statusCode
  }
  await expect.poll(ready, patiently).toBe(200)
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([503]))
  await expect.poll(async () => (await ask()).statusCode, patiently).toBe(401)
  await app.close()
})

test('the database dies over and over, and every time the next request finds it again', async () => {
  const app = await createApp(opened.house, null)
  const ready = async () => (await app.inject('/readyz')).statusCode
  for (let round = 0; round < 3; round++) {
    await killDatabase()
    await expect.poll(ready, patiently).toBe(503)
    await expect.poll(ready, patiently).toBe(200)
  }
  await app.close()
})
