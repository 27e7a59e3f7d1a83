import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Api, api } from '@pietas/contract/api'
import { type ClientOf, makeClient, type Request, type Scope } from '@pietas/contract/kit'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { withOwner } from '../backup'
import type { House } from '../call'
import { readEnv } from '../env'
import { projectRoot } from '../project'

declare module 'vitest' {
  export interface ProvidedContext {
    /** As the owner. */
    databaseUrl: string
    /** As the server itself signs in. */
    serverUrl: string
    /** Below it every test server has a data folder of its own. */
    dataDir: string
    /** Whether the tables of tenants lie apart, on several machines. */
    isApart: boolean
  }
}

/** What came back over HTTP. */
export type TestAnswer = {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every kind, refusals included.
  body: any
}

export type TestClient = ClientOf<Api, TestAnswer>

type Shipped = typeof import('../../shipped')

/** Besides the server what it is made of: modules of the built one, which know nothing of those of the sources. */
type Running = { app: FastifyInstance; house: House; origin: string } & Shipped

/** Under this address the server is known; it stands behind a proxy that tells it who asks from where. */
export const publicUrl = 'http://pietas.test'

let addresses = 0
/** An address in a network that nobody else in the tests asks from, so that nobody uses up another's attempts. */
export const newAddress = (): string => {
  addresses += 1
  return `fd00:${(process.pid & 0xffff).toString(16)}:${(addresses >> 16).toString(16)}:${(addresses & 0xffff).toString(16)}::1`
}
const addressOfThisFile = newAddress()

let running: Promise<Running> | undefined

const start = async (settings: Record<string, string>): Promise<Running> => {
  const env = readEnv({
    LOG_LEVEL: 'silent',
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIR: join(inject('dataDir'), `server-${process.pid}-${randomBytes(4).toString('hex')}`),
    PUBLIC_URL: publicUrl,
    ...settings,
  })
  const shipped: Shipped = await import(join(projectRoot, 'server/dist/shipped.js'))
  const layout = await withOwner(inject('databaseUrl'), shipped.layoutOf)
  const database = { url: inject('serverUrl'), max: 8, layout }
  const house = await shipped.furnish(env, randomBytes(32), database, () => undefined)
  const app = await shipped.createApp(house, null)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { ...shipped, app, house, origin }
}

/**
 * The server of this worker as it was built (see build-setup.ts), listening on a port of its own.
 *
 * @param settings of its environment, where a file with a worker of its own wants others than usual: one of the faults.
 */
export const testServer = (settings: Record<string, string> = {}): Promise<Running> => {
  running ??= start(settings)
  return running
}

const bodyOf = async (response: Response): Promise<unknown> => {
  // It would go on for ever.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response.body?.cancel()
  const text = await response.text()
  if (text === '') return undefined
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
}

/** One request, as an outside program would make it. */
export const request = async (
  method: string,
  path: string,
  options: { headers?: Record<string, string>; body?: unknown; cookie?: string; origin?: string } = {},
): Promise<TestAnswer> => {
  const origin = options.origin ?? (await testServer()).origin
  const { body } = options
  // Of a form fetch itself says what it is and where its parts end.
  const isForm = body instanceof FormData
  const response = await fetch(origin + path, {
    method,
    headers: {
      'x-forwarded-for': addressOfThisFile,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(options.cookie ? { cookie: options.cookie } : {}),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, headers: response.headers, body: await bodyOf(response) }
}

/** The whole API as functions that answer what came back. */
export const testClient = (scope: Scope, cookie?: string): TestClient => {
  const address = newAddress()
  return makeClient<Api, TestClient>(
    api,
    () => scope,
    (call: Request) =>
      request(call.method, call.path + call.search, {
        headers: { 'x-forwarded-for': address, ...call.headers },
        body: call.body,
        ...(cookie ? { cookie } : {}),
      }),
  )
}
