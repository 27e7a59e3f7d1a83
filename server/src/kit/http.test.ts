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

test('an address that cannot be read is refused behind the same guards', async () => {
  const answer = await request('GET', '/%')
  expect(answer.status).toBe(400)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
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
