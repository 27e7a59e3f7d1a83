import { api } from '@pietas/contract/api'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { securityJobs } from '../kit/security'
import {
  funeralHome,
  newAddress,
  platformUser,
  request,
  type StaffMember,
  testPassword,
  testServer,
} from '../kit/testing'

type Event = { kind: string; outcome: string; userId: number | null; subjectId: number | null; address: string | null }

const staff = async () => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const vera = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['KPI'] }] })
  return { home, boss, vera }
}

const eventsOf = async ({ client }: StaffMember, filters: object = {}): Promise<Event[]> =>
  (await client.securityEvents.list({ query: { filters } })).body.items

const post = (path: string, body: unknown, headers: Record<string, string> = {}, cookie = '') =>
  request('POST', path, { body, cookie, headers: { 'x-forwarded-for': newAddress(), ...headers } })

const signIn = (email: string, password = testPassword, headers = {}) =>
  post(api.session.signIn.path, { email, password }, headers)

const cookieOf = (answer: { headers: Headers }): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

test('whoever comes in, is turned away or goes is noted, with address and device', async () => {
  const { boss, vera } = await staff()
  const headers = { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Firefox' }
  await signIn(vera.email, 'wrong', headers)
  const cookie = cookieOf(await signIn(vera.email, testPassword, headers))
  await post(api.session.signOut.path, undefined, headers, cookie)
  const seen = await eventsOf(boss, { userId: vera.userId })
  expect(seen.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
    'SIGN_OUT DONE',
    'SIGN_IN DONE',
    'SIGN_IN REFUSED',
  ])
  for (const event of seen) expect(event).toMatchObject({ address: '203.0.113.9', device: 'Firefox' })
})

test('so is everything that changes a way in', async () => {
  const { boss, vera } = await staff()
  await post(api.session.forgotPassword.path, { email: vera.email })
  await vera.client.session.changePassword({
    currentPassword: testPassword,
    newPassword: 'gelbe Gummistiefel im Regen',
  })
  const other = cookieOf(await signIn(vera.email, 'gelbe Gummistiefel im Regen'))
  const { items } = (await request('GET', api.session.listSessions.path, { cookie: other })).body
  const oldest = items.find(({ current }: { current: boolean }) => !current)
  await request('DELETE', `/api/v1/auth/sessions/${oldest.id}`, { cookie: other })
  await boss.client.users.resetSecondFactor(vera.userId)
  await boss.client.users.endSessions(vera.userId)
  const kinds = (await eventsOf(boss)).map(({ kind }) => kind)
  expect(kinds).toEqual([
    'SESSIONS_ENDED',
    'SECOND_FACTOR_RESET',
    'SESSION_ENDED',
    'SIGN_IN',
    'PASSWORD_CHANGED',
    'PASSWORD_FORGOTTEN',
  ])
  expect((await eventsOf(boss, { kind: 'SESSIONS_ENDED' }))[0]).toMatchObject({
    userId: boss.userId,
    subjectId: vera.userId,
  })
})

test('so is a call without the right, a page of another site, and one of our own people inside a tenant', async () => {
  const { home, boss, vera } = await staff()
  expect(await vera.client.accounts.create({ name: 'Konto' })).toBeRefused(403)
  expect(await post(api.session.signOut.path, undefined, { origin: 'https://evil.example' }, vera.cookie)).toBeRefused(
    403,
  )
  const paula = await platformUser('supporter', home.tenantId)
  const refused = { kind: 'FORBIDDEN', outcome: 'REFUSED', userId: vera.userId }
  await expect
    .poll(() => eventsOf(boss, { outcome: 'REFUSED' }))
    .toMatchObject([{ ...refused, route: 'POST /api/v1/tenants/:tenantId/accounts' }])
  expect(await eventsOf(boss, { kind: 'TENANT_ENTERED' })).toMatchObject([{ userId: paula.userId }])
  const root = await platformUser('super-administrator', home.tenantId)
  const foreign = async () => {
    const { items } = (await root.client.securityEvents.listAll({ query: { filters: { kind: 'FOREIGN_ORIGIN' } } }))
      .body
    return items.length
  }
  await expect.poll(foreign).toBeGreaterThan(0)
})

test('administrators of the whole tenant read their own, super-administrators all, nobody else any', async () => {
  const { home, boss, vera } = await staff()
  const other = await staff()
  await signIn(vera.email)
  const local = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['ADMINISTRATOR'] }] })
  for (const member of [vera, local]) expect(await member.client.securityEvents.list()).toBeRefused(403)
  expect(await other.boss.client.securityEvents.list({ tenantId: home.tenantId })).toBeRefused(403)
  expect(await boss.client.securityEvents.listAll()).toBeRefused(403)
  expect((await eventsOf(other.boss)).map(({ userId }) => userId)).not.toContain(vera.userId)
  const root = await platformUser('super-administrator', home.tenantId)
  expect((await root.client.securityEvents.list()).body.items.length).toBeGreaterThan(0)
  expect(await (await platformUser('supporter', home.tenantId)).client.securityEvents.listAll()).toBeRefused(403)
  const entered = { kind: 'TENANT_ENTERED' as const, userId: root.userId }
  const { items } = (await root.client.securityEvents.listAll({ query: { filters: entered } })).body
  expect(items).toMatchObject([{ userName: 'Paula Plattform', tenantName: 'Bestattungen Test' }])
  // The house itself is told that it was somebody of the platform, and not who.
  expect((await eventsOf(boss, entered))[0]).toMatchObject({ userName: null })
})

test('nobody whom the server can become writes what has happened', async () => {
  const { house } = await testServer()
  const attempts = [
    `insert into security_events (kind, outcome) values ('SIGN_IN', 'DONE')`,
    'update security_events set actor_id = 1',
    'delete from security_events',
    'truncate security_events',
  ]
  for (const attempt of attempts)
    await expect(
      house.db.asPlatform((tx) => tx.run(sql.raw(attempt))),
      attempt,
    ).rejects.toThrow(/permission denied/)
})

/** Moves a sign-in back by so many days; nobody but the owner of the database can. */
const moveBack = async (userId: number, days: number): Promise<void> => {
  const owner = new pg.Client({ connectionString: inject('databaseUrl') })
  await owner.connect()
  await owner.query('update security_events set at = now() - make_interval(days => $2) where actor_id = $1', [
    userId,
    days,
  ])
  await owner.end()
}

test('from where it came is forgotten after its time, and never sooner than after a week', async () => {
  const { home, boss, vera } = await staff()
  const [twoDaysAgo, sixDaysAgo, eightDaysAgo] = [vera, await home.staff({}), await home.staff({})]
  const days: [StaffMember, number][] = [
    [twoDaysAgo, 2],
    [sixDaysAgo, 6],
    [eightDaysAgo, 8],
  ]
  for (const [member, back] of days) {
    await signIn(member.email)
    await moveBack(member.userId, back)
  }
  const { house } = await testServer()
  // Less than a week is not to be had, not even from the job itself.
  const [job] = securityJobs(1)
  if (!job?.effect) throw new Error('There is no job')
  const { effect } = job
  const nobody = { id: 1, tenantId: null, actorId: null, attempt: 1, payload: {} }
  await house.db.asPlatform((tx) =>
    effect(tx, { ...nobody, signal: AbortSignal.abort(), warn: () => undefined }, house),
  )
  const addressOf = async ({ userId }: StaffMember) => (await eventsOf(boss, { userId }))[0]?.address
  expect(await addressOf(twoDaysAgo)).toMatch(/^fd00:/)
  expect(await addressOf(sixDaysAgo)).toMatch(/^fd00:/)
  expect(await addressOf(eightDaysAgo)).toBeNull()
})

test('somebody of another house stands in the list without a name', async () => {
  const [own, other] = [await staff(), await staff()]
  const { house } = await testServer()
  await house.db.asPlatform((tx) =>
    tx.run(sql`
      select note_security_event('FORBIDDEN', 'REFUSED', ${own.home.tenantId}, ${other.vera.userId}, ${own.vera.userId},
        null, null, null)`),
  )
  const [seen] = await eventsOf(own.boss, { userId: other.vera.userId })
  expect(seen).toMatchObject({ userId: other.vera.userId, userName: null, subjectName: 'Vera Test' })
})
