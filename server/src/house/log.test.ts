import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { discard } from '../kit/embedded-postgres/testing'
import { type ServerProcess, startServerProcess } from './server-process'

let dataDir: string
let server: ServerProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pietas-log-'))
  server = await startServerProcess({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'info' })
}, 60_000)

afterAll(async () => {
  await server.stop()
  await discard(dataDir)
})

/** How many answers of a route the log tells of. */
const answersOf = (route: string) =>
  server.said.filter((line) => line.includes('"answered"') && line.includes(`"route":"${route}"`)).length

const ask = (path: string) => fetch(`${server.origin}${path}`)

test('each answer stands in the log a moment later, although lines are written together', async () => {
  for (let n = 0; n < 3; n += 1) await ask('/healthz')
  await expect.poll(() => answersOf('/healthz')).toBe(3)
})

test('whoever ends the server gets every line', async () => {
  const many = 200
  await Promise.all(Array.from({ length: many }, () => ask('/readyz')))
  await server.stop()
  await expect.poll(() => answersOf('/readyz')).toBe(many)
})
