import { api } from '@pietas/contract/api'
import { describe, expect, test } from 'vitest'
import {
  funeralHome,
  newAddress,
  platformUser,
  publicUrl,
  request,
  type StaffMember,
  type TestAnswer,
  testPassword,
} from '../kit/testing'

const post = (path: string, body: unknown, options: { cookie?: string; headers?: Record<string, string> } = {}) =>
  request('POST', path, { body, ...options, headers: { 'x-forwarded-for': newAddress(), ...options.headers } })

const signIn = (email: string, password = testPassword, options = {}): Promise<TestAnswer> =>
  post(api.session.signIn.path, { email, password }, options)

const cookieOf = (answer: TestAnswer): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const me = (cookie: string): Promise<TestAnswer> => request('GET', api.session.me.path, { cookie })

const clerk = async (): Promise<StaffMember> => {
  const home = await funeralHome()
  return home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
}

test('whoever signs in learns where he works and what he may do there', async () => {
  const home = await funeralHome()
  const vera = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['QM'] }] })
  const answer = await signIn(vera.email.toUpperCase())
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    user: { id: vera.userId, email: vera.email, mfaEnrolled: false },
    platformRole: null,
    tenants: [
      { id: home.tenantId, roles: [], permissions: [], legalEntities: [{ id: home.legalEntityId, roles: ['QM'] }] },
    ],
  })
  expect(answer.body.tenants[0].legalEntities).toHaveLength(1)
  expect(answer.body.tenants[0].legalEntities[0].permissions).toContain('QM:AccessQM')
  expect((await me(cookieOf(answer))).body).toEqual(answer.body)
})

test('a tenant role reaches every legal entity, a platform role those of the tenant that was entered', async () => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const { permissions, tenants } = (await me(boss.cookie)).body
  expect(permissions).toEqual([])
  const [tenant] = tenants
  expect(tenant.legalEntities).toHaveLength(2)
  expect(tenant.permissions).toContain('General:Onboard')
  for (const entity of tenant.legalEntities) expect(entity.permissions).toContain('Person:Delete')

  const paula = await platformUser('supporter')
  expect((await me(paula.cookie)).body).toMatchObject({
    platformRole: 'supporter',
    permissions: ['Global:ReadTenants', 'Global:ManageTemplates'],
    tenants: [],
  })
  await paula.client.tenants.enter({ tenantId: home.tenantId })
  expect((await me(paula.cookie)).body.tenants).toMatchObject([{ id: home.tenantId, legalEntities: [{}, {}] }])
})

test('the cookie is out of reach of scripts and other sites', async () => {
  const { email } = await clerk()
  const [cookie = ''] = (await signIn(email)).headers.getSetCookie()
  expect(cookie).toMatch(/^pietas=[\w-]{43};/)
  for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/', /Max-Age=\d+/]) expect(cookie).toMatch(flag)
  expect(cookie).not.toMatch(/Domain/)
})

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const { email } = await clerk()
  const wrong = await signIn(email, 'not-the-password')
  const unknown = await signIn('nobody@test.example')
  expect(wrong).toBeRefused(401, 'INVALID_CREDENTIALS')
  expect(unknown.body).toEqual(wrong.body)
  expect(wrong.headers.getSetCookie()).toEqual([])
})

test('a new sign-in ends the session that the browser held before', async () => {
  const { email } = await clerk()
  const first = cookieOf(await signIn(email))
  const second = cookieOf(await signIn(email, testPassword, { cookie: first }))
  expect(second).not.toBe(first)
  expect(await me(first)).toBeRefused(401, 'NO_SESSION')
  expect((await me(second)).status).toBe(200)
})

test('a token that the browser brings along is never taken over', async () => {
  const { email } = await clerk()
  const planted = `pietas=${'a'.repeat(43)}`
  const given = cookieOf(await signIn(email, testPassword, { cookie: planted }))
  expect(given).not.toBe(planted)
  expect(await me(planted)).toBeRefused(401, 'NO_SESSION')
})

test('signing out ends the session and clears the cookie; without one it is fine too', async () => {
  const { cookie } = await clerk()
  const out = await post(api.session.signOut.path, undefined, { cookie })
  expect(out.status).toBe(204)
  expect(out.headers.getSetCookie()[0]).toMatch(/^pietas=;.*(Expires=Thu, 01 Jan 1970|Max-Age=0)/)
  expect(await me(cookie)).toBeRefused(401, 'NO_SESSION')
  expect((await post(api.session.signOut.path, undefined)).status).toBe(204)
})

describe('who fails too often at an account', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

  test('has to wait, and so does whoever comes from the same network; others do not', async () => {
    const [{ email }, other] = [await clerk(), await clerk()]
    const network = newAddress().replace(/::1$/, '')
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect(await signIn(email, 'not-the-password', from(`${network}::${attempt}`))).toBeRefused(401)
    const refused = await signIn(email, testPassword, from(`${network}:a:b:c:d`))
    expect(refused).toBeRefused(429, 'TOO_MANY_REQUESTS')
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(900)
    expect((await signIn(other.email, testPassword, from(`${network}::1`))).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })

  test('from ever new networks is slowed as well, but the owner`s device stays open', { timeout: 60_000 }, async () => {
    const { email } = await clerk()
    const [, known = ''] = (await signIn(email)).headers.getSetCookie()
    const cookie = known.split(';')[0] ?? ''
    expect(known).toMatch(/^pietas-device=[\w-]{43};.*HttpOnly/)
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 10 }, () => signIn(email, 'not-the-password')))
    expect(await signIn(email)).toBeRefused(429, 'TOO_MANY_REQUESTS')
    expect((await signIn(email, testPassword, { cookie })).status).toBe(200)
    // A device that somebody has made up, or that belongs to another account, opens no door.
    const other = (await signIn((await clerk()).email)).headers.getSetCookie()[1]?.split(';')[0] ?? ''
    for (const made of [`pietas-device=${'a'.repeat(43)}`, other])
      expect(await signIn(email, testPassword, { cookie: made })).toBeRefused(429, 'TOO_MANY_REQUESTS')
  })

  test('at his own device has to wait there', async () => {
    const { email } = await clerk()
    const cookie = (await signIn(email)).headers.getSetCookie()[1]?.split(';')[0] ?? ''
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await signIn(email, 'not-the-password', { cookie })).toBeRefused(401)
    expect(await signIn(email, testPassword, { cookie })).toBeRefused(429, 'TOO_MANY_REQUESTS')
    expect((await signIn(email)).status).toBe(200)
  })
})

test('a device token that the browser brings along is taken over only when it is ours', async () => {
  const [vera, paul] = [await clerk(), await clerk()]
  const deviceOf = (answer: TestAnswer): string => answer.headers.getSetCookie()[1]?.split(';')[0] ?? ''
  const planted = `pietas-device=${'a'.repeat(43)}`
  const given = deviceOf(await signIn(vera.email, testPassword, { cookie: planted }))
  expect(given).toMatch(/^pietas-device=/)
  expect(given).not.toBe(planted)
  expect(deviceOf(await signIn(paul.email, testPassword, { cookie: given }))).toBe(given)
})

test('a sign-in at a device that the account does not know is told by mail, the first of all is not', async () => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const { email } = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['QM'] }] })
  const told = async () => {
    const { items } = (await boss.client.session.outbox()).body
    return items.filter((mail: { recipient: string }) => mail.recipient === email)
  }
  const cookie = (await signIn(email)).headers.getSetCookie()[1]?.split(';')[0] ?? ''
  await signIn(email, testPassword, { cookie })
  expect(await told()).toEqual([])
  await signIn(email, testPassword, { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/153.0' } })
  expect(await told()).toMatchObject([{ subject: 'Pietas: Anmeldung an einem neuen Gerät' }])
  expect((await told())[0].text).toContain('Firefox · Windows')
})

test('many attempts at once do not slip through together', async () => {
  const { email } = await clerk()
  const headers = { 'x-forwarded-for': newAddress() }
  const answers = await Promise.all(Array.from({ length: 16 }, () => signIn(email, 'not-the-password', { headers })))
  const refused = answers.filter((answer) => answer.status === 429)
  expect(refused).toHaveLength(6)
})

test('who tries many accounts from one address has to wait as well', async () => {
  const { email } = await clerk()
  const headers = { 'x-forwarded-for': newAddress() }
  const tries = Array.from({ length: 60 }, (_, at) => signIn(`guess-${at}@test.example`, 'x', { headers }))
  await Promise.all(tries)
  expect(await signIn(email, testPassword, { headers })).toBeRefused(429, 'TOO_MANY_REQUESTS')
  expect((await signIn(email)).status).toBe(200)
})

test('signing in correctly forgives what failed before', async () => {
  const { email } = await clerk()
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 0; attempt < 8; attempt += 1) await signIn(email, 'not-the-password')
    expect((await signIn(email)).status).toBe(200)
  }
})

test('a page of another site cannot write, in whose name ever', async () => {
  const vera = await clerk()
  const headers = { origin: 'https://evil.example' }
  expect(await signIn(vera.email, testPassword, { headers })).toBeRefused(403, 'FOREIGN_ORIGIN')
  expect(await post(api.session.signOut.path, undefined, { cookie: vera.cookie, headers })).toBeRefused(403)
  const crossSite = { headers: { 'sec-fetch-site': 'cross-site' }, cookie: vera.cookie }
  expect(await post(api.session.signOut.path, undefined, crossSite)).toBeRefused(403, 'FOREIGN_ORIGIN')
  expect(await signIn(vera.email, testPassword, { headers: { origin: 'null' } })).toBeRefused(403, 'FOREIGN_ORIGIN')
  expect((await me(vera.cookie)).status).toBe(200)
  expect((await signIn(vera.email, testPassword, { headers: { origin: publicUrl } })).status).toBe(200)
})

test('people see their open sessions and end one of them, but nobody else`s', async () => {
  const [vera, paul] = [await clerk(), await clerk()]
  const laptop = cookieOf(await signIn(vera.email, testPassword, { headers: { 'user-agent': 'Laptop' } }))
  const { items } = (await vera.client.session.listSessions()).body
  expect(items).toHaveLength(2)
  expect(items.filter((row: { current: boolean }) => row.current)).toHaveLength(1)
  const other = items.find((row: { userAgent: string }) => row.userAgent === 'Laptop')
  expect(other.current).toBe(false)

  expect(await paul.client.session.endSession(other.id)).toBeRefused(404, 'NOT_FOUND')
  expect((await me(laptop)).status).toBe(200)
  expect((await vera.client.session.endSession(other.id)).status).toBe(204)
  expect(await me(laptop)).toBeRefused(401, 'NO_SESSION')
  expect((await me(vera.cookie)).status).toBe(200)
})
