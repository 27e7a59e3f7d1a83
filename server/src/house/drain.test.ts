import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '../kit/db/testing'
import { query } from '../kit/embedded-postgres/testing'
import { aPerson } from '../kit/testing'
import { openSession, type ServerProcess, type Session, startServerProcess } from './server-process'

let folder: string
let url: string
let server: ServerProcess
let session: Session
let owner: pg.Client
const agent = new Agent({ keepAlive: true, maxSockets: 300 })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pietas-drain-'))
  url = await aDatabase()
  server = await startServerProcess({ DATABASE_URL: url, DATA_DIR: folder })
  session = await openSession(server.origin, 'office@abendrot.example')
  owner = new pg.Client(url)
  await owner.connect()
})

afterAll(async () => {
  agent.destroy()
  await owner.end()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

type Came = { status: number | undefined; connection: string | undefined; body: { id?: number } }

const ask = async (method: string, path: string, body?: object): Promise<Came> => {
  const sent = request(server.origin + path, {
    ...{ method, agent },
    headers: { cookie: session.cookie, ...(body && { 'content-type': 'application/json' }) },
  })
  sent.end(body && JSON.stringify(body))
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode,
    connection: response.headers.connection,
    body: (await json(response)) as Came['body'],
  }
}

const count = 200

test('a server that is told to end answers whoever has asked, and lets nobody new in', {
  timeout: 60_000,
}, async () => {
  // Connections that the server knows, so that nothing of what follows waits at its door.
  await Promise.all(Array.from({ length: count + 5 }, () => ask('GET', '/healthz')))
  const events = await fetch(`${server.origin}/api/v1/tenants/${session.scope.tenantId}/events`, {
    headers: { cookie: session.cookie },
  })
  expect(events.status).toBe(200)

  await owner.query('begin; lock table persons in share row exclusive mode')
  const { tenantId, legalEntityId } = session.scope
  const path = `/api/v2/tenants/${tenantId}/legal-entities/${legalEntityId}/persons?ignoreDuplicates=true`
  const city = 'Abendrot am Feierabend'
  const asked = Array.from({ length: count }, () => ask('POST', path, aPerson({ city })))
  // Past the transaction, which sees others as they were.
  const waiting = async () =>
    (
      await query(
        url,
        `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).length
  await expect.poll(waiting).toBeGreaterThan(1)

  const ended = server.stop()
  // Who listens is sent elsewhere at once, although others are still served.
  expect(await events.text()).toMatch(/^retry: \d+\n/)
  // Somebody whose connection stands is answered once more; somebody new is not let in.
  expect(await ask('GET', '/healthz')).toMatchObject({ status: 200, connection: 'close' })
  await expect(once(connect(Number(new URL(server.origin).port), '127.0.0.1'), 'connect')).rejects.toThrow(
    /ECONNREFUSED/,
  )
  await owner.query('rollback')

  const answers = await Promise.all(asked)
  await ended
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(count)
  expect(answers.filter(({ connection }) => connection === 'close')).toHaveLength(count)
  const ids = answers.map(({ body }) => Number(body.id))
  const { rows } = await owner.query<{ id: string }>('select id from persons where city = $1', [city])
  expect(rows.map(({ id }) => Number(id)).sort()).toEqual([...ids].sort())
})
