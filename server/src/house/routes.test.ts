import { api } from '@pietas/contract/api'
import { type Access, type Route, successStatus } from '@pietas/contract/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import { type FuneralHome, funeralHome, platformUser, request, type StaffMember } from '../kit/testing'

// Every call of the contract is walked, so a new route is covered the moment it is stated.
const routes = Object.entries(api).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, Route>).map(([name, route]) => ({ name: `${feature}.${name}`, route })),
)
const nowhere = 987_654_321

type At = { tenantId: number; legalEntityId: number }

const pathOf = (route: Route, { tenantId, legalEntityId }: At): string =>
  route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(name === 'tenantId' ? tenantId : name === 'legalEntityId' ? legalEntityId : nowhere),
  )

const call = (route: Route, at: At, caller?: StaffMember) =>
  request(route.method, pathOf(route, at), caller ? { cookie: caller.cookie } : {})

const isGuarded = (access: Access): boolean =>
  typeof access === 'object' && 'orMember' in access
    ? false
    : access !== 'public' && access !== 'session' && access !== 'member'

let home: FuneralHome
let neighbour: FuneralHome
let here: At
let administrator: StaffMember
let officeManager: StaffMember
let newcomer: StaffMember
let superAdministrator: StaffMember
let visited: FuneralHome

beforeAll(async () => {
  home = await funeralHome()
  neighbour = await funeralHome()
  here = { tenantId: home.tenantId, legalEntityId: home.legalEntityId }
  administrator = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  officeManager = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['ADMINISTRATOR'] }] })
  newcomer = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: [] }] })
  // One of the calls closes the tenant, so it is none that others work in.
  visited = await funeralHome()
  superAdministrator = await platformUser('super-administrator', visited.tenantId)
})

test('only what somebody needs before he is signed in is public, and what its address opens', () => {
  for (const { name, route } of routes)
    if (route.access === 'public')
      expect(route.path, name).toMatch(/^\/api\/v1\/(auth\/[a-z-]+|calendar-feeds\/{token}\.ics)$/)
})

describe.each(routes.filter(({ route }) => route.access !== 'public'))('$name', ({ route }) => {
  test('asks for a session', async () => {
    expect(await call(route, here)).toBeRefused(401, 'NO_SESSION')
    const forged = await request(route.method, pathOf(route, here), { cookie: 'pietas=forged' })
    expect(forged).toBeRefused(401, 'NO_SESSION')
  })

  test.runIf(route.path.includes('{tenantId}'))('is closed to another tenant, whether it exists or not', async () => {
    const there = { tenantId: neighbour.tenantId, legalEntityId: neighbour.legalEntityId }
    expect(await call(route, there, administrator)).toBeRefused(403, 'FORBIDDEN')
    expect(await call(route, { ...here, tenantId: nowhere }, administrator)).toBeRefused(403, 'FORBIDDEN')
  })

  test.runIf(route.path.includes('{legalEntityId}'))('is closed to another legal entity', async () => {
    expect(await call(route, { ...here, legalEntityId: home.secondEntityId }, officeManager)).toBeRefused(403)
    expect(await call(route, { ...here, legalEntityId: neighbour.legalEntityId }, administrator)).toBeRefused(403)
    expect(await call(route, { ...here, legalEntityId: nowhere }, administrator)).toBeRefused(403)
  })

  test.runIf(isGuarded(route.access))('is closed to a member without the permission', async () => {
    expect(await call(route, here, newcomer)).toBeRefused(403, 'FORBIDDEN')
  })

  test('is open to the super-administrator', async () => {
    // One of the calls ends the work in the tenant, another one closes it.
    await superAdministrator.client.tenants.reactivate()
    await superAdministrator.client.tenants.enter()
    const answer = await call(route, visited, superAdministrator)
    // Who may bring a file has brought none here.
    expect([successStatus(route), 400, 404, 409, ...(route.upload ? [415] : [])]).toContain(answer.status)
  })
})

test('a known path by another method is 405 and says which methods there are', async () => {
  const answer = await request('DELETE', '/api/v1/auth/me', { cookie: administrator.cookie })
  expect(answer).toBeRefused(405, 'METHOD_NOT_ALLOWED')
  expect(answer.headers.get('allow')).toBe('GET, PATCH')
})

test('an unknown path is 404', async () => {
  expect(await request('GET', '/api/v1/nothing')).toBeRefused(404, 'NOT_FOUND')
})

test('the API document describes every route', async () => {
  const { status, body } = await request('GET', '/api/v1/openapi.json')
  expect(status).toBe(200)
  expect(body.openapi).toBe('3.1.0')
  for (const { name, route } of routes)
    expect(body.paths[route.path]?.[route.method.toLowerCase()]?.operationId, name).toBe(name)
})

test('the server says that it is up and that its database is ready', async () => {
  expect((await request('GET', '/healthz')).body).toEqual({ status: 'up' })
  expect((await request('GET', '/readyz')).body).toEqual({ status: 'ready' })
})
