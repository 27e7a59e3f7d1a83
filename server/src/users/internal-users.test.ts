import { expect, test } from 'vitest'
import { funeralHome, platformUser, uniqueName } from '../kit/testing'

const aPerson = (fields: object = {}) => ({
  ...{ firstName: 'Ida', lastName: uniqueName(), email: `${uniqueName()}@pietas.example`.toLowerCase() },
  ...{ role: 'supporter' as const },
  ...fields,
})

const root = () => platformUser('super-administrator')

test('somebody is taken on with an invitation, found by his name, and invited anew until he has chosen a password', async () => {
  const { client } = await root()
  const person = aPerson()
  const made = await client.internalUsers.create(person)
  expect(made).toMatchObject({ status: 201, body: { ...person, state: 'INVITED', lastSignInAt: null, deleted: false } })
  const { items } = (await client.internalUsers.list({ query: { query: person.lastName } })).body
  expect(items.map(({ id }: { id: number }) => id)).toEqual([made.body.id])
  expect((await client.internalUsers.invite(made.body.id)).status).toBe(204)
  expect(await client.internalUsers.create(aPerson({ email: person.email }))).toBeRefused(409)
})

test('who is revoked comes in no more, and may be let in again', async () => {
  const { client } = await root()
  const paula = await platformUser('supporter')
  expect((await paula.client.tenants.list()).status).toBe(200)
  expect((await client.internalUsers.delete(paula.userId)).status).toBe(204)
  expect(await paula.client.tenants.list()).toBeRefused(401)
  expect((await client.internalUsers.get(paula.userId)).body).toMatchObject({ state: 'DEACTIVATED', deleted: true })
  const gone = (await client.internalUsers.list({ query: { filters: { deleted: true } } })).body.items
  expect(gone.map(({ id }: { id: number }) => id)).toContain(paula.userId)
  expect((await client.internalUsers.restore(paula.userId)).body).toMatchObject({ deleted: false })
})

test('nobody revokes himself or changes the role of himself, so one is always left', async () => {
  const { client, userId } = await root()
  expect(await client.internalUsers.delete(userId)).toBeRefused(409, {
    field: '',
    message: 'user.validation.not-oneself',
  })
  expect(await client.internalUsers.update(userId, { role: 'supporter' })).toBeRefused(409, {
    field: 'role',
    message: 'user.validation.not-oneself',
  })
  expect((await client.internalUsers.update(userId, { firstName: 'Paulina' })).body.firstName).toBe('Paulina')
})

test('none but super-administrators read or change them', async () => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const helper = await platformUser('supporter', home.tenantId)
  const { userId } = await root()
  for (const { client } of [boss, helper]) {
    expect(await client.internalUsers.list()).toBeRefused(403)
    expect(await client.internalUsers.create(aPerson({ role: 'super-administrator' }))).toBeRefused(403)
    expect(await client.internalUsers.delete(userId)).toBeRefused(403)
    expect(await client.internalUsers.update(userId, { role: 'supporter' })).toBeRefused(403)
  }
})

test('what is done to them stands in the trail of the platform', async () => {
  const { client, userId } = await root()
  const { body } = await client.internalUsers.create(aPerson())
  await client.internalUsers.update(body.id, { role: 'super-administrator' })
  const filters = { recordTable: 'platform_users', recordId: body.id }
  const { items } = (await client.auditEntries.listAll({ query: { filters } })).body
  expect(items.map(({ action, actor }: { action: string; actor: { id: number } }) => [action, actor.id])).toEqual([
    ['update', userId],
    ['create', userId],
  ])
})
