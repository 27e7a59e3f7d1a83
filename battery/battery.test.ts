import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Car } from '@pietas/contract/master-data'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../server/src/demo/accounts'
import { startServerProcess } from '../server/src/house/server-process'
import { classes } from './classes'
import { runClasses } from './run'
import { openGiven } from './stage/given'
import { openOwn } from './stage/own'
import type { Opened, Stage } from './stage/stage'

/** What passes through a server that has a fault. */
type Passing = { method: string; path: string; headers: IncomingMessage['headers'] }
type Came = { status: number; headers: IncomingMessage['headers']; body: Buffer }
type Fault = { ask?: (asked: Passing) => void; answer?: (came: Came, asked: Passing) => void }

/** Stands before the server and does what the server would do, but for the fault that is planted. */
const faulty = async (origin: string) => {
  let fault: Fault = {}
  const forward = async (asked: Passing, body: Buffer): Promise<Came> => {
    const { hostname, port } = new URL(origin)
    const sent = request({ hostname, port, ...asked })
    const answer = new Promise<IncomingMessage>((resolve, reject) =>
      sent.once('response', resolve).once('error', reject),
    )
    sent.end(body)
    const response = await answer
    const { statusCode: status = 0, headers } = response
    if (headers['content-type']?.startsWith('text/event-stream')) response.destroy()
    const chunks: Buffer[] = []
    if (!response.destroyed) for await (const chunk of response) chunks.push(chunk)
    return { status, headers, body: Buffer.concat(chunks) }
  }
  // Its own patience is endless, so that nobody is sent away who would not be.
  const options = { requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0, maxHeaderSize: 100_000 }
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const asked = { method: incoming.method ?? '', path: incoming.url ?? '', headers: { ...incoming.headers } }
    fault.ask?.(asked)
    const came = await forward(asked, Buffer.concat(chunks))
    fault.answer?.(came, asked)
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = came.headers
    outgoing.writeHead(came.status, headers).end(came.body)
  }
  // Whoever has gone away waits for nothing.
  const server = createServer(
    options,
    (incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()),
  )
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plant: (planted: Fault) => {
      fault = planted
    },
    /** Whoever is connected loses his connection. */
    drop: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const login = (email: string) => ({ email, password: demoPassword })
const order = { seed: 7, minutes: 0 }

let own: Opened
let door: Awaited<ReturnType<typeof faulty>>
let given: Opened

beforeAll(async () => {
  own = await openOwn(({ DATA_DIR = '', ...settings }) => startServerProcess({ DATA_DIR, ...settings }))
  door = await faulty(own.stage.wire.target.origin)
  const logins = { boss: login('admin@abendrot.example'), stranger: login('admin@morgenlicht.example'), platform: null }
  given = await openGiven({ url: door.url, allowedHosts: [], logins, process: null, patience: 0.5 })
}, 60_000)

afterAll(async () => {
  door.close()
  await own.close()
})

/** Lets one class loose on a server with a fault. @returns what came of it. */
const against = async (name: string, fault: Fault, rest: Partial<Stage> = {}) => {
  door.plant(fault)
  const chosen = classes.filter((one) => one.name === name)
  const [result] = await runClasses({ ...given.stage, ...rest }, chosen, order)
  door.plant({})
  if (!result) throw new Error(`There is no class ${name}`)
  return result.tally
}

const ofOthers = '/api/v1/tenants/'

describe('a server with a fault is found out', () => {
  const faults: [name: string, what: string, fault: Fault][] = [
    ['lost-updates', 'forgets versions', { ask: ({ headers }) => delete headers['if-match'] }],
    ['retries', 'forgets keys', { ask: ({ headers }) => delete headers['idempotency-key'] }],
    [
      'double-booking',
      'lets everybody insist',
      {
        ask: (asked) => {
          if (asked.path.endsWith('/tasks')) asked.path += '?ignoreOverlap=true'
        },
      },
    ],
    [
      'isolation',
      'takes every caller for an administrator',
      {
        ask: ({ path, headers }) => {
          if (path.startsWith(ofOthers) && headers.cookie) headers.cookie = given.stage.boss.cookie
        },
      },
    ],
    [
      'fuzz',
      'breaks where a list is asked for by a word',
      {
        answer: (came, { path }) => {
          if (path.includes('query=')) came.status = 500
        },
      },
    ],
    [
      'fuzz',
      'answers something else than it says',
      {
        answer: (came, { method }) => {
          if (method === 'GET' && came.status === 200) came.body = Buffer.from('{"items":1}')
        },
      },
    ],
    ['headers', 'lets browsers guess', { answer: ({ headers }) => delete headers['x-content-type-options'] }],
    [
      'uploads',
      'shows files as pages',
      {
        answer: ({ headers }, { path }) => {
          if (path.includes('/documents/')) headers['content-type'] = 'text/html'
        },
      },
    ],
    ['slow-clients', 'waits for ever', {}],
  ]

  test.each(faults)('%s: one that %s', { timeout: 60_000 }, async (name, _, fault) => {
    expect((await against(name, fault)).failed).toBeGreaterThan(0)
  })

  test('kills: one that forgets what it has acknowledged', { timeout: 60_000 }, async () => {
    let isGone = false
    const fault: Fault = {
      answer: (came, { method, path }) => {
        if (isGone) came.status = 503
        if (method === 'GET' && /\/persons\/\d+$/.test(path)) came.body = Buffer.from('{}')
      },
    }
    const killing = {
      kill: async () => {
        isGone = true
        door.drop()
      },
      restart: async () => {
        isGone = false
      },
    }
    expect((await against('kills', fault, { killing })).failed).toBeGreaterThan(0)
  })

  test('servers: two that do not know the keys of each other', { timeout: 60_000 }, async () => {
    const fault: Fault = { ask: ({ headers }) => delete headers['idempotency-key'] }
    const one = { wire: given.stage.wire, kill: async () => door.drop(), restart: async () => undefined }
    expect((await against('servers', fault, { pair: (work) => work([one, one]) })).failed).toBeGreaterThan(0)
  })
})

test('what was made in an installation of others is taken away again', { timeout: 60_000 }, async () => {
  const { mark, lender } = given.stage
  const marked = async () =>
    (await lender.client.cars.list({ query: { query: mark } })).body.items.filter((car: Car) => !car.deleted).length
  expect(await marked()).toBeGreaterThan(0)
  expect(await given.close()).toMatch(/^\d{2,} records were taken away again; \d+ have no call that does it$/)
  expect(await marked()).toBe(0)
})

test('the product stands all of it, a little of everything', { timeout: 180_000 }, async () => {
  const results = await runClasses(own.stage, classes, order)
  const failures = results.flatMap(({ name, tally }) => tally.failures.map(({ fault }) => `${name}: ${fault}`))
  expect(failures).toEqual([])
  for (const { name, tally } of results) expect(tally.tried, name).toBeGreaterThan(15)
  expect(results.flatMap(({ tally }) => tally.leftOut)).toEqual([])
})
