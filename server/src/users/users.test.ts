import type { EntityRole, TenantRole } from '@pietas/contract/users'
import { expect, test } from 'vitest'
import { type FuneralHome, funeralHome, platformUser, type StaffMember, uniqueName } from '../kit/testing'

const someone = (fields: Record<string, unknown> = {}) => ({
  firstName: 'Nina',
  lastName: 'Neu',
  email: `${uniqueName()}@test.example`.toLowerCase(),
  ...fields,
})

const email = 'haus@test.example'
const row = (legalEntityId: number, ...roles: EntityRole[]) => ({ legalEntityId, email, phone: null, roles })

const localAdministrator = (home: FuneralHome): Promise<StaffMember> =>
  home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['ADMINISTRATOR'] }] })

test('a member of staff is added with roles, changed and read back', async () => {
  const home = await funeralHome()
  const { users } = await home.asTenant('ADMINISTRATOR')
  const created = await users.create(
    someone({
      tenantRoles: ['WAREHOUSE_OPERATIVE'],
      legalEntities: [row(home.legalEntityId, 'QM')],
      leaveEntitlement: 30,
      privateAddress: { city: 'Zittau' },
    }),
  )
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    tenantRoles: ['WAREHOUSE_OPERATIVE'],
    legalEntities: [row(home.legalEntityId, 'QM')],
    leaveEntitlement: 30,
    privateAddress: { city: 'Zittau', street: null },
    active: true,
  })
  const { id } = created.body
  const moved = await users.update(id, { legalEntities: [row(home.secondEntityId, 'DISPATCHER', 'KPI')] })
  expect(moved.body.legalEntities).toEqual([row(home.secondEntityId, 'DISPATCHER', 'KPI')])
  expect(moved.body.tenantRoles).toEqual(['WAREHOUSE_OPERATIVE'])
  expect(moved.body.version).toBe(2)
  expect((await users.get(id)).body).toEqual(moved.body)
})

test('an e-mail address signs in one person only, in the whole platform', async () => {
  const [one, other] = [
    await (await funeralHome()).asTenant('ADMINISTRATOR'),
    await (await funeralHome()).asTenant('ADMINISTRATOR'),
  ]
  const nina = someone()
  expect((await one.users.create(nina)).status).toBe(201)
  const taken = { field: 'email', message: 'common.validation-not-unique' }
  expect(await one.users.create({ ...nina, email: nina.email.toUpperCase() })).toBeRefused(409, taken)
  expect(await other.users.create(nina)).toBeRefused(409, taken)
  // The refused one left nothing behind.
  expect((await other.users.list({ query: { query: 'Nina' } })).body.items).toEqual([])
})

test.each<[TenantRole, TenantRole[], number]>([
  ['ADMINISTRATOR', ['ADMINISTRATOR', 'TECHNICAL_ADMINISTRATOR'], 201],
  ['TECHNICAL_ADMINISTRATOR', ['TECHNICAL_ADMINISTRATOR'], 201],
  ['TECHNICAL_ADMINISTRATOR', ['ADMINISTRATOR'], 403],
  ['TECHNICAL_ADMINISTRATOR', ['INVENTORY_ADMINISTRATOR'], 403],
  ['TECHNICAL_ADMINISTRATOR', ['WAREHOUSE_OPERATIVE'], 403],
])('%s gives the tenant roles %s: %i', async (granter, tenantRoles, status) => {
  const { users } = await (await funeralHome()).asTenant(granter)
  expect((await users.create(someone({ tenantRoles }))).status).toBe(status)
})

test.each<[EntityRole[], number]>([
  [['OFFICE_MANAGER'], 403],
  [['KPI'], 403],
  [[], 201],
])('a technical administrator gives %s at an entity: %i', async (roles, status) => {
  const home = await funeralHome()
  const { users } = await home.asTenant('TECHNICAL_ADMINISTRATOR')
  expect((await users.create(someone({ legalEntities: [row(home.legalEntityId, ...roles)] }))).status).toBe(status)
})

test('nobody takes away what he could not give, nor raises himself', async () => {
  const home = await funeralHome()
  const technician = await home.staff({ tenantRole: 'TECHNICAL_ADMINISTRATOR' })
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const { users } = technician.client
  expect(await users.update(boss.userId, { tenantRoles: [] })).toBeRefused(403, 'FORBIDDEN')
  expect(await users.update(technician.userId, { tenantRoles: ['ADMINISTRATOR'] })).toBeRefused(403, 'FORBIDDEN')
  expect(await users.update(boss.userId, { email: 'mine@test.example' })).toBeRefused(403, 'FORBIDDEN')
  expect(await users.invite(boss.userId)).toBeRefused(403, 'FORBIDDEN')
  expect(await users.delete(boss.userId)).toBeRefused(403, 'FORBIDDEN')
  expect((await users.update(boss.userId, { jobDescription: 'Inhaberin' })).status).toBe(200)

  const local = await localAdministrator(home)
  const emptied = [row(home.legalEntityId)]
  expect(await users.update(local.userId, { legalEntities: emptied })).toBeRefused(403, 'FORBIDDEN')
  expect(await users.update(local.userId, { legalEntities: [] })).toBeRefused(403, 'FORBIDDEN')
})

test('a row at an entity needs an address to write to, and no number', async () => {
  const home = await funeralHome()
  const { users } = await home.asTenant('ADMINISTRATOR')
  const there = { legalEntityId: home.legalEntityId, roles: ['QM' as const] }
  expect(await users.create(someone({ legalEntities: [there] }))).toBeRefused(400, {
    field: 'legalEntities.0.email',
    message: 'common.validation-required',
  })
  const created = await users.create(someone({ legalEntities: [{ ...there, email }] }))
  expect(created.body.legalEntities).toEqual([row(home.legalEntityId, 'QM')])
})

test('an administrator of one entity handles the staff of that entity, there alone', async () => {
  const home = await funeralHome()
  const local = await localAdministrator(home)
  const { users } = local.client
  const here = await users.create(someone({ legalEntities: [row(home.legalEntityId, 'DISPATCHER')] }))
  expect(here.status).toBe(201)
  expect(await users.create(someone())).toBeRefused(403)
  expect(await users.create(someone({ legalEntities: [row(home.secondEntityId, 'DISPATCHER')] }))).toBeRefused(403)
  expect(
    await users.create(someone({ legalEntities: [row(home.legalEntityId)], tenantRoles: ['WAREHOUSE_OPERATIVE'] })),
  ).toBeRefused(403)
  const both = [row(home.legalEntityId, 'DISPATCHER'), row(home.secondEntityId, 'QM')]
  expect(await users.update(here.body.id, { legalEntities: both })).toBeRefused(403)
  expect(
    (await users.update(here.body.id, { legalEntities: [row(home.legalEntityId, 'OFFICE_MANAGER')] })).status,
  ).toBe(200)

  const elsewhere = await home.staff({ at: [{ legalEntityId: home.secondEntityId, roles: ['QM'] }] })
  expect(await users.get(elsewhere.userId)).toBeRefused(403)
  expect(await users.update(elsewhere.userId, { firstName: 'X' })).toBeRefused(403)
  expect(await users.delete(elsewhere.userId)).toBeRefused(403)
})

test('an administrator of one entity leaves rows of other entities as they are', async () => {
  const home = await funeralHome()
  const local = await localAdministrator(home)
  const shared = await home.staff({
    at: [row(home.legalEntityId, 'QM'), row(home.secondEntityId, 'ADMINISTRATOR')],
  })
  const rows = (role: EntityRole) => [row(home.legalEntityId, role), row(home.secondEntityId, 'ADMINISTRATOR')]
  expect((await local.client.users.update(shared.userId, { legalEntities: rows('DISPATCHER') })).status).toBe(200)
  expect(await local.client.users.update(shared.userId, { legalEntities: [row(home.legalEntityId)] })).toBeRefused(403)
  // His sign-in opens the other entity too, so it is not for this administrator to take over or to end.
  expect(await local.client.users.update(shared.userId, { email: 'mine@test.example' })).toBeRefused(403)
  expect(await local.client.users.delete(shared.userId)).toBeRefused(403)
})

test('the last administrator keeps role and account, even when two are taken at once', async () => {
  const home = await funeralHome()
  const [one, other] = [
    await home.staff({ tenantRole: 'ADMINISTRATOR' }),
    await home.staff({ tenantRole: 'ADMINISTRATOR' }),
  ]
  const answers = await Promise.all([
    one.client.users.update(other.userId, { tenantRoles: [] }),
    other.client.users.delete(one.userId),
  ])
  expect(answers.filter((answer) => answer.status < 300)).toHaveLength(1)

  const alone = await funeralHome()
  const boss = await alone.staff({ tenantRole: 'ADMINISTRATOR' })
  const refusal = { field: 'tenantRoles', message: 'user.validation.last-administrator' }
  expect(await boss.client.users.update(boss.userId, { tenantRoles: [] })).toBeRefused(409, refusal)
  expect(await boss.client.users.delete(boss.userId)).toBeRefused(409, refusal)
})

test('who is deleted is signed out, leaves the list and stays on record', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const clerk = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['QM'] }] })
  expect((await boss.users.delete(clerk.userId)).status).toBe(204)
  expect(await clerk.client.session.me()).toBeRefused(401, 'NO_SESSION')
  expect(await boss.users.delete(clerk.userId)).toBeRefused(404)
  expect((await boss.users.get(clerk.userId)).body.deleted).toBe(true)
  const listed = async (query = {}) =>
    (await boss.users.list({ query })).body.items.map((user: { id: number }) => user.id)
  expect(await listed()).not.toContain(clerk.userId)
  expect(await listed({ filterIds: [clerk.userId] })).toEqual([clerk.userId])
})

test('who has left is taken on again under the same address, here or elsewhere', async () => {
  const [one, other] = [await funeralHome(), await funeralHome()]
  const boss = await one.asTenant('ADMINISTRATOR')
  const nina = someone()
  const first = (await boss.users.create(nina)).body
  expect((await boss.users.delete(first.id)).status).toBe(204)
  expect((await (await other.asTenant('ADMINISTRATOR')).users.create(nina)).status).toBe(201)
  expect(await boss.users.create(nina)).toBeRefused(409, { field: 'email', message: 'common.validation-not-unique' })
})

test('somebody has one row at an entity', async () => {
  const home = await funeralHome()
  const { users } = await home.asTenant('ADMINISTRATOR')
  const legalEntities = [row(home.legalEntityId, 'QM'), row(home.legalEntityId, 'KPI')]
  const twice = { field: 'legalEntities.1.legalEntityId', message: 'common.validation-not-unique' }
  expect(await users.create(someone({ legalEntities }))).toBeRefused(400, twice)
})

test('an invitation goes out again until somebody has chosen his password', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const { id, email } = (await boss.users.create(someone())).body
  const mails = async () =>
    (await boss.session.outbox()).body.items.filter((mail: { recipient: string }) => mail.recipient === email)
  expect(await mails()).toHaveLength(0)
  expect((await boss.users.invite(id)).status).toBe(204)
  expect(await mails()).toHaveLength(1)
  const signedUp = await home.staff({})
  expect(await boss.users.invite(signedUp.userId)).toBeRefused(409, {
    field: '',
    message: 'user.validation.already-signed-up',
  })
})

test('colleagues see each other without private data; all of it is for administrators', async () => {
  const home = await funeralHome()
  const clerk = await home.as('QM')
  const boss = await home.asTenant('ADMINISTRATOR')
  const { id } = (await boss.users.create(someone({ privatePhone: '0170 1' }))).body
  const [seen] = (await clerk.users.list({ query: { filterIds: [id] } })).body.items
  expect(Object.keys(seen).sort()).toEqual(
    ['deleted', 'email', 'firstName', 'id', 'jobDescription', 'lastName', 'profilePictureDocumentAccessToken'].sort(),
  )
  expect(await clerk.users.get(id)).toBeRefused(403, 'FORBIDDEN')
  expect((await boss.users.get(id)).body.privatePhone).toBe('0170 1')
})

test('people change about themselves what is theirs, and nothing more', async () => {
  const home = await funeralHome()
  const vera = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['QM'] }] })
  const { users } = vera.client
  const sent = { firstName: 'Vera-Maria', privatePhone: '0170 1', tenantRoles: ['ADMINISTRATOR'], email: 'x@y.example' }
  const changed = await users.updateMe(sent as never)
  expect(changed.body).toMatchObject({
    firstName: 'Vera-Maria',
    privatePhone: '0170 1',
    tenantRoles: [],
    email: vera.email,
    version: 2,
  })
  expect(await users.updateMe({ firstName: 'V' }, { ifMatch: 1 })).toBeRefused(412, 'STALE_VERSION')
  expect((await users.getMe()).body).toEqual(changed.body)
  const paula = await platformUser('supporter', home.tenantId)
  expect(await paula.client.users.getMe()).toBeRefused(404)
})

test('staff is listed by name, by entity, and by whose leave one may plan', async () => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const add = async (lastName: string, legalEntityId: number) =>
    (await boss.client.users.create(someone({ lastName, legalEntities: [row(legalEntityId, 'QM')] }))).body.id
  const [oezil, ohm, zorn] = [
    await add('Özil', home.legalEntityId),
    await add('Ohm', home.legalEntityId),
    await add('Zorn', home.secondEntityId),
  ]
  const manager = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  const clerk = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['QM'] }] })
  const ids = async (who: StaffMember, query = {}) =>
    (await who.client.users.list({ query })).body.items.map((user: { id: number }) => user.id)
  expect((await ids(clerk)).filter((id: number) => [oezil, ohm, zorn].includes(id))).toEqual([ohm, oezil, zorn])
  expect(await ids(clerk, { query: 'oezil' })).toEqual([oezil])
  expect(await ids(clerk, { legalEntityId: home.secondEntityId })).toEqual([zorn])
  expect((await ids(boss, { mode: 'accessible' })).length).toBeGreaterThanOrEqual(6)
  expect((await ids(manager, { mode: 'accessible' })).sort()).toEqual([ohm, oezil, manager.userId, clerk.userId].sort())
  expect(await ids(clerk, { mode: 'accessible' })).toEqual([clerk.userId])
})

test('roles and entities that do not exist are refused', async () => {
  const [home, neighbour] = [await funeralHome(), await funeralHome()]
  const { users } = await home.asTenant('ADMINISTRATOR')
  expect(await users.create(someone({ tenantRoles: ['KING'] }))).toBeRefused(400, {
    field: 'tenantRoles.0',
    message: 'common.validation-invalid',
  })
  expect(await users.create(someone({ legalEntities: [row(neighbour.legalEntityId, 'QM')] }))).toBeRefused(400, {
    field: 'legalEntities',
    message: 'common.validation-unknown-reference',
  })
})

test('an administrator of one entity gives what he holds elsewhere to nobody', async () => {
  const home = await funeralHome()
  const { client } = await home.staff({
    tenantRole: 'BUSINESS_PARTNER_ADMINISTRATOR',
    at: [row(home.legalEntityId, 'ADMINISTRATOR'), row(home.secondEntityId, 'OFFICE_MANAGER')],
  })
  const here = row(home.legalEntityId, 'QM')
  const nina = (await client.users.create(someone({ legalEntities: [here] }))).body
  const elsewhere = { legalEntities: [here, row(home.secondEntityId, 'OFFICE_MANAGER')] }
  expect(await client.users.update(nina.id, elsewhere)).toBeRefused(403)
  expect(await client.users.update(nina.id, { tenantRoles: ['BUSINESS_PARTNER_ADMINISTRATOR'] })).toBeRefused(403)
})
