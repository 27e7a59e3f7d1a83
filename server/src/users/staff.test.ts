import type { EntityRole } from '@pietas/contract/users'
import { expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { type FuneralHome, funeralHome, request, type StaffMember, testPassword, uniqueName } from '../kit/testing'

type Line = { id: number; state: string; lastSignInAt: string | null }

const email = 'haus@test.example'

const aHome = async () => {
  const home = await funeralHome()
  return { home, boss: await home.staff({ tenantRole: 'ADMINISTRATOR' }) }
}

const at = ({ legalEntityId }: Pick<FuneralHome, 'legalEntityId'>, ...roles: EntityRole[]) => ({
  at: [{ legalEntityId, roles }],
})

const linesOf = async ({ client }: StaffMember, filters = {}, query = ''): Promise<Line[]> =>
  (await client.users.listStaff({ query: { filters, query } })).body.items

const idsOf = async (who: StaffMember, filters = {}, query = '') =>
  (await linesOf(who, filters, query)).map(({ id }) => id).sort((one, other) => one - other)

const newcomer = async ({ client }: StaffMember, fields: Record<string, unknown> = {}) => {
  const named = { firstName: 'Nina', lastName: 'Neu', email: `${uniqueName()}@test.example`.toLowerCase() }
  const { body } = await client.users.create({ ...named, ...fields })
  return body as { id: number; email: string }
}

test('the staff is listed with roles, how far everybody has come, and when he came in last', async () => {
  const { home, boss } = await aHome()
  const clerk = await home.staff(at(home, 'QM'))
  const nina = await newcomer(boss)
  const gone = await home.staff(at(home, 'KPI'))
  await boss.client.users.delete(gone.userId)
  const lines = await linesOf(boss)
  const stateOf = (id: number) => lines.find((line) => line.id === id)
  expect(stateOf(clerk.userId)).toMatchObject({ state: 'ACTIVE', lastSignInAt: expect.stringMatching(/^\d{4}-.*Z$/) })
  expect(stateOf(nina.id)).toMatchObject({ state: 'INVITED', lastSignInAt: null })
  expect(stateOf(gone.userId)).toBeUndefined()
  expect(await idsOf(boss, { state: ['INVITED'] })).toEqual([nina.id])
  expect(await idsOf(boss, { state: 'DEACTIVATED' })).toEqual([gone.userId])
  expect(await idsOf(boss, { state: ['ACTIVE', 'DEACTIVATED'] })).toEqual([boss.userId, clerk.userId, gone.userId])
  expect(await idsOf(boss, { roles: ['QM', 'KPI'] })).toEqual([clerk.userId])
  expect(await idsOf(boss, { tenantRoles: 'ADMINISTRATOR' })).toEqual([boss.userId])
  expect(await idsOf(boss, { legalEntityId: home.secondEntityId })).toEqual([])
  expect(await idsOf(boss, {}, nina.email.slice(0, 12))).toEqual([nina.id])
})

test('a keeper of one house sees the staff of that house, and nobody else sees any of it', async () => {
  const { home, boss } = await aHome()
  const keeper = await home.staff(at(home, 'ADMINISTRATOR'))
  const clerk = await home.staff(at(home, 'QM'))
  const elsewhere = await home.staff({ at: [{ legalEntityId: home.secondEntityId, roles: ['QM'] }] })
  expect(await idsOf(keeper)).toEqual([keeper.userId, clerk.userId])
  expect(await idsOf(keeper, { legalEntityId: home.secondEntityId })).toEqual([])
  const asked = await keeper.client.users.listStaff({ query: { filterIds: [elsewhere.userId, boss.userId] } })
  expect(asked.body.items).toEqual([])
  expect(await clerk.client.users.listStaff()).toBeRefused(403, 'FORBIDDEN')
  const neighbour = await aHome()
  expect(await idsOf(neighbour.boss)).toEqual([neighbour.boss.userId])
  const path = `/api/v1/tenants/${home.tenantId}/staff`
  expect(await request('GET', path, { cookie: neighbour.boss.cookie })).toBeRefused(403)
})

test('who was deactivated comes back with his roles and his password', async () => {
  const { home, boss } = await aHome()
  const clerk = await home.staff(at(home, 'QM'))
  const signIn = () => clerk.client.session.signIn({ email: clerk.email, password: testPassword })
  await boss.client.users.delete(clerk.userId)
  expect(await signIn()).toBeRefused(401)
  const back = await boss.client.users.reactivate(clerk.userId)
  expect(back.status).toBe(200)
  expect(back.body).toMatchObject({ state: 'ACTIVE', deleted: false, legalEntities: [{ roles: ['QM'] }] })
  expect((await signIn()).status).toBe(200)
  // Twice is as good as once.
  expect((await boss.client.users.reactivate(clerk.userId)).body.version).toBe(back.body.version)
})

test('nobody comes back whose address signs in somebody else by now', async () => {
  const { boss } = await aHome()
  const nina = await newcomer(boss)
  await boss.client.users.delete(nina.id)
  await newcomer(boss, { email: nina.email })
  expect(await boss.client.users.reactivate(nina.id)).toBeRefused(409, {
    field: 'email',
    message: 'common.validation-not-unique',
  })
  expect((await boss.client.users.get(nina.id)).body.state).toBe('DEACTIVATED')
})

test('nobody brings back whom he may not change or who may do more than he', async () => {
  const { home, boss } = await aHome()
  const keeper = await home.staff(at(home, 'ADMINISTRATOR'))
  const [mighty, elsewhere] = [
    await home.staff({ tenantRole: 'ADMINISTRATOR', ...at(home, 'QM') }),
    await home.staff({ at: [{ legalEntityId: home.secondEntityId, roles: ['QM'] }] }),
  ]
  for (const { userId } of [mighty, elsewhere]) {
    await boss.client.users.delete(userId)
    expect(await keeper.client.users.reactivate(userId)).toBeRefused(403, 'FORBIDDEN')
  }
  expect(await (await home.as('OFFICE_MANAGER')).users.reactivate(elsewhere.userId)).toBeRefused(403)
  expect(await boss.client.users.reactivate(987_654_321)).toBeRefused(404)
  const neighbour = await aHome()
  expect(await neighbour.boss.client.users.reactivate(elsewhere.userId)).toBeRefused(404)
})

test('the days that somebody works are kept in their order, each once', async () => {
  const { home, boss } = await aHome()
  const row = { legalEntityId: home.legalEntityId, email, roles: ['QM'] }
  const { id } = await newcomer(boss, { legalEntities: [row], workingDays: [5, 1, 1] })
  expect((await boss.client.users.get(id)).body.workingDays).toEqual([1, 5])
  for (const workingDays of [[], [0], [8], [1.5], ['Montag']])
    expect(await boss.client.users.update(id, { workingDays } as never)).toBeRefused(400)
})

test('how far somebody has come with his way in is told to his own house alone', async () => {
  const [own, other] = [await funeralHome(), await funeralHome()]
  const [vera, stranger] = [await own.staff({}), await other.staff({})]
  const known = await own.inTenant((tx) =>
    Promise.all([
      tx.rows(sql`select s.id from sign_ins_of(${[vera.userId, stranger.userId]}::bigint[]) s`),
      tx.rows(sql`select s.id from sign_ins_of(null) s`),
    ]),
  )
  expect(known).toEqual([[{ id: vera.userId }], [{ id: vera.userId }]])
})
