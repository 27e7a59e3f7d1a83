import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { readEnv } from './env'
import { createHttp } from './http'
import { funeralHome, request } from './testing'

const me = '/api/v1/auth/me'
const signOut = '/api/v1/auth/sign-out'

test('answers stay in no cache, in no frame, and are what they say they are', async () => {
  const { cookie } = await (await funeralHome()).staff({})
  for (const { headers } of [await request('GET', me, { cookie }), await request('GET', me)]) {
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
})

test.each([
  ['text/plain', '{}', 415],
  ['application/x-www-form-urlencoded', 'a=1', 415],
  ['application/merge-patch+json', '{}', 415],
  ['application/json', '{', 400],
  ['application/json', '', 204],
  ['application/json; charset=utf-8', '{}', 204],
])('a body of type %s with "%s" is answered with %i', async (type, body, status) => {
  const answer = await request('POST', signOut, { headers: { 'content-type': type }, body })
  expect(answer.status).toBe(status)
})

const guards = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
}

test.each([
  ['an address that cannot be read', 400, '/%', {}],
  ['a page of another site', 403, signOut, { method: 'POST', origin: 'https://elsewhere.example' }],
  ['a page of another site that asks beforehand', 403, me, { method: 'OPTIONS', origin: 'https://elsewhere.example' }],
])(
  '%s is refused behind the same guards',
  async (_, status, path, { method = 'GET', origin }: { method?: string; origin?: string }) => {
    const answer = await request(method, path, { headers: { ...(origin ? { origin } : {}) } })
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(guards)
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

/** Says what no client would say. @returns what came until the connection was closed. */
const say = async (app: Awaited<ReturnType<typeof createHttp>>, words: string): Promise<string> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(words)
  let answer = ''
  for await (const data of socket) answer += data
  return answer
}

test.each([
  'hallo\r\n\r\n',
  `GET / HTTP/1.1\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`,
  'GET /% HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nconnection: close\r\n\r\n',
  'GET /% HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\nconnection: close\r\n\r\n',
])('what never reaches a route is refused behind the same guards, and those of TLS (%#)', async (words) => {
  const app = await createHttp(readEnv({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://pietas.test' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = (await say(app, words)).toLowerCase()
  await app.close()
  expect(answer).toMatch(/^http\/1\.1 (400|431) /)
  for (const [name, value] of Object.entries(guards)) expect(answer).toContain(`\r\n${name}: ${value}\r\n`)
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(answer).toContain(rule)
  expect(answer).toContain('\r\nstrict-transport-security: max-age=31536000\r\n')
})

test('an error that nobody expected stays in no cache', async () => {
  const app = await createHttp(readEnv({ LOG_LEVEL: 'silent' }))
  app.get('/', () => {
    throw new Error('unexpected')
  })
  const { statusCode, headers } = await app.inject('/')
  await app.close()
  expect(statusCode).toBe(500)
  expect(headers).toMatchObject(guards)
})

test.each([
  [{}, 'max-age=31536000'],
  [{ HSTS_SUBDOMAINS: '1' }, 'max-age=31536000; includeSubDomains'],
])('behind TLS browsers stay with it for a year, below our own host only when told: %j', async (settings, expected) => {
  const app = await createHttp(readEnv({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://pietas.test', ...settings }))
  app.get('/', () => 'hello')
  expect((await app.inject('/')).headers['strict-transport-security']).toBe(expected)
  await app.close()
})

test('an answer is logged by its pattern and its number, never by address, query or name', async () => {
  const lines: string[] = []
  const app = await createHttp(readEnv({ LOG_LEVEL: 'info' }), { write: (line: string) => void lines.push(line) })
  app.get('/persons/:id', () => {
    throw new Error('unexpected')
  })
  app.get('/search', () => 'nothing')
  await app.inject({ url: '/search?query=Erna', remoteAddress: '203.0.113.9', headers: { cookie: 'pietas=Geheim' } })
  const { id } = (await app.inject({ url: '/persons/7?query=Erna', remoteAddress: '203.0.113.9' })).json()
  await app.close()
  const told = lines.map((line) => JSON.parse(line))
  expect(told.filter(({ msg }) => msg === 'answered')).toMatchObject([
    { method: 'GET', route: '/search', status: 200 },
    { method: 'GET', route: '/persons/:id', status: 500 },
  ])
  expect(told.find(({ msg }) => msg === 'unexpected error')).toMatchObject({ id })
  expect(lines.join('')).not.toMatch(/Erna|203\.0\.113\.9|Geheim|\/persons\/7/)
})

test.each([
  [{}, '203.0.113.1', '203.0.113.1'],
  [{ PUBLIC_URL: 'https://pietas.test' }, '127.0.0.1', '198.51.100.7'],
  [{ PUBLIC_URL: 'https://pietas.test' }, '203.0.113.1', '203.0.113.1'],
  [{}, '127.0.0.1', '127.0.0.1'],
  [{ PUBLIC_URL: 'https://pietas.test', TRUSTED_PROXIES: '10.1.0.0/24, 203.0.113.1' }, '203.0.113.1', '198.51.100.7'],
  [{ PUBLIC_URL: 'https://pietas.test', TRUSTED_PROXIES: '10.1.0.0/24, 203.0.113.1' }, '10.1.0.9', '198.51.100.7'],
  [{ PUBLIC_URL: 'https://pietas.test', TRUSTED_PROXIES: '10.1.0.0/24, 203.0.113.1' }, '10.1.1.9', '10.1.1.9'],
])(
  'where somebody comes from is believed of a proxy on this machine, and of those that are named: %j from %s',
  async (settings, from, seen) => {
    const app = await createHttp(readEnv({ LOG_LEVEL: 'silent', ...settings }))
    app.get('/', ({ ip }) => ip)
    const answer = await app.inject({ url: '/', remoteAddress: from, headers: { 'x-forwarded-for': '198.51.100.7' } })
    expect(answer.body).toBe(seen)
    await app.close()
  },
)
