import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../kit/embedded-postgres'
import { chooseAccount } from '../kit/embedded-postgres/account'
import { isRunning, launchPostmaster, stopPostmaster } from '../kit/embedded-postgres/postmaster'
import { locatePrograms } from '../kit/embedded-postgres/programs'
import { discard, query, untilGone } from '../kit/embedded-postgres/testing'
import { aPerson, type TestAnswer, type TestClient } from '../kit/testing'
import { postmasterOf, type ServerProcess, signInAt, startServerProcess } from './server-process'

// Among hundreds of names made at random two may sound alike.
const anyway = { query: { ignoreDuplicates: true } }

let dataDir: string
let server: ServerProcess
let databaseUrl: string
let port: number

/** Starts PostgreSQL as somebody else would run it: nobody brings it back but this test. */
const launch = async (): Promise<void> => {
  const cluster = join(dataDir, 'postgres')
  const account = await chooseAccount(await locatePrograms(dataDir), dataDir, cluster)
  const order = { account, cluster, port, deadline: Date.now() + 20_000, log: () => undefined }
  // After a hard end PostgreSQL may still find its old memory in use for a moment.
  await vi.waitUntil(async () => 'postmaster' in (await launchPostmaster(order)), { timeout: 20_000 })
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pietas-restart-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await query(postgres.url, 'create database pietas')
  databaseUrl = postgres.url.replace(/postgres$/, 'pietas')
  port = (await postmasterOf(dataDir)).port
  await postgres.stop()
  await launch()
  server = await startServerProcess({ DATABASE_URL: databaseUrl, DATA_DIR: join(dataDir, 'files') })
}, 60_000)

afterAll(async () => {
  await server.stop()
  await stopPostmaster((await postmasterOf(dataDir)).pid)
  await discard(dataDir)
})

/** Takes the database away by a signal. */
const takeDatabase = async (signal: NodeJS.Signals): Promise<void> => {
  const { pid } = await postmasterOf(dataDir)
  process.kill(pid, signal)
  await untilGone(pid)
  expect(isRunning(pid)).toBe(false)
}

/** Asks and writes without a pause until told to end. @returns what was answered. */
const visitor = (client: TestClient, isOver: () => boolean, answers: TestAnswer[]): Promise<void>[] => {
  const again = async (ask: () => Promise<TestAnswer>): Promise<void> => {
    while (!isOver()) answers.push(await ask())
  }
  return [
    again(() => client.persons.list()),
    again(() => client.persons.create(aPerson(), anyway)),
    again(() => client.session.me()),
  ]
}

test.each(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)(
  'while the database is away (%s) the server says so, and works again the moment it is back',
  { timeout: 60_000 },
  async (signal) => {
    const client = await signInAt(server.origin, 'office@abendrot.example')
    const answers: TestAnswer[] = []
    let over = false
    const busy = [1, 2, 3].flatMap(() => visitor(client, () => over, answers))
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    await expect.poll(() => count(201), { timeout: 10_000 }).toBeGreaterThan(20)

    await takeDatabase(signal)
    await expect.poll(() => count(503), { timeout: 10_000 }).toBeGreaterThan(20)
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    const ready = await fetch(`${server.origin}/readyz`)
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '1'])

    await launch()
    await expect.poll(() => query(databaseUrl, 'select 1 as up').catch(() => []), { interval: 5 }).toEqual([{ up: 1 }])
    const healthy = async () =>
      [await client.persons.list(), await client.persons.create(aPerson(), anyway), await client.session.me()].every(
        (answer) => answer.status < 300,
      )
    await expect.poll(healthy, { timeout: 10_000, interval: 5 }).toBe(true)

    // From now on nobody is turned away any more.
    const settled = answers.length
    await expect.poll(() => answers.length, { timeout: 10_000 }).toBeGreaterThan(settled + 100)
    over = true
    await Promise.all(busy)
    expect(answers.slice(settled + 30).every((answer) => answer.status < 300)).toBe(true)

    for (const answer of answers) {
      expect([200, 201, 503], JSON.stringify(answer.body)).toContain(answer.status)
      if (answer.status !== 503) continue
      expect(answer).toBeRefused(503, 'UNAVAILABLE')
      expect(answer.headers.get('retry-after')).toBe('1')
    }
    const acknowledged = answers.filter((answer) => answer.status === 201).map((answer) => answer.body.id)
    const kept = await query<{ id: string }>(databaseUrl, `select id from persons where id = any('{${acknowledged}}')`)
    expect(kept).toHaveLength(acknowledged.length)
  },
)
