import { addDays, today } from '@pietas/contract/kit'
import type { EntityRole } from '@pietas/contract/users'
import { expect, test } from 'vitest'
import { funeralHome, type StaffMember } from '../../kit/testing'

type Named = { id: number; name: string }

const namesOf = async ({ client }: StaffMember, query = {}): Promise<string[]> =>
  (await client.userGroups.list({ query })).body.items.map(({ name }: Named) => name)

const aHome = async () => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const at = (...roles: EntityRole[]) => home.staff({ at: [{ legalEntityId: home.legalEntityId, roles }] })
  return { home, boss, at, groups: boss.client.userGroups }
}

test('a group is made, found by its name, renamed, taken away and brought back with its members', async () => {
  const { boss, at, groups } = await aHome()
  const [tom, uwe] = [await at('TECHNICAL_SERVICE'), await at('DISPATCHER')]
  const created = await groups.create({ name: ' Fahrdienst ', userIds: [uwe.userId, tom.userId, tom.userId] })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({ name: 'Fahrdienst', userIds: [tom.userId, uwe.userId], version: 1 })
  const { id } = created.body
  await groups.create({ name: 'Öffentlichkeit' })
  expect(await namesOf(boss)).toEqual(['Fahrdienst', 'Öffentlichkeit'])
  expect(await namesOf(boss, { name: 'oeff' })).toEqual(['Öffentlichkeit'])
  expect(await namesOf(boss, { query: 'FAHR' })).toEqual(['Fahrdienst'])
  expect((await groups.update(id, { name: 'Fuhrpark' })).body).toMatchObject({ name: 'Fuhrpark', version: 2 })
  expect((await groups.update(id, { userIds: [uwe.userId] })).body).toMatchObject({ userIds: [uwe.userId], version: 3 })
  expect((await groups.delete(id)).status).toBe(204)
  expect(await namesOf(boss)).toEqual(['Öffentlichkeit'])
  expect(await namesOf(boss, { filters: { deleted: true } })).toEqual(['Fuhrpark'])
  expect((await boss.client.users.get(uwe.userId)).body.userGroups).toEqual([])
  expect(await groups.delete(id)).toBeRefused(404)
  expect(await groups.update(id, { name: 'Nie' })).toBeRefused(404)
  expect((await groups.restore(id)).body).toMatchObject({ name: 'Fuhrpark', userIds: [uwe.userId], deleted: false })
})

test('who belongs to a group is kept from both sides', async () => {
  const { boss, at, groups } = await aHome()
  const tom = await at('TECHNICAL_SERVICE')
  const [drivers, office] = [
    (await groups.create({ name: 'Fahrdienst' })).body.id,
    (await groups.create({ name: 'Verwaltung', userIds: [tom.userId] })).body.id,
  ]
  const changed = await boss.client.users.update(tom.userId, { userGroups: [drivers] })
  expect(changed.body).toMatchObject({ userGroups: [drivers], version: 2 })
  expect((await groups.get(drivers)).body.userIds).toEqual([tom.userId])
  expect((await groups.get(office)).body.userIds).toEqual([])
  // A deleted group is none that he could leave.
  await groups.delete(drivers)
  await boss.client.users.update(tom.userId, { userGroups: [office] })
  expect((await groups.restore(drivers)).body.userIds).toEqual([tom.userId])
})

test('who has left is in no group, and in his own again when he comes back', async () => {
  const { boss, at, groups } = await aHome()
  const [tom, uwe] = [await at('TECHNICAL_SERVICE'), await at('DISPATCHER')]
  const { id } = (await groups.create({ name: 'Fahrdienst', userIds: [tom.userId, uwe.userId] })).body
  await boss.client.users.delete(tom.userId)
  expect((await groups.get(id)).body.userIds).toEqual([uwe.userId])
  expect((await groups.update(id, { userIds: [] })).status).toBe(200)
  await boss.client.users.reactivate(tom.userId)
  expect((await groups.get(id)).body.userIds).toEqual([tom.userId])
})

test('colleagues and tasks are narrowed to groups', async () => {
  const { home, boss, at, groups } = await aHome()
  const [tom, uwe, ida] = [await at('TECHNICAL_SERVICE'), await at('DISPATCHER'), await at('QM')]
  const { id } = (await groups.create({ name: 'Fahrdienst', userIds: [tom.userId, uwe.userId] })).body
  const { id: other } = (await groups.create({ name: 'Qualität', userIds: [ida.userId] })).body
  const staff = async (userGroupIds: number[]) =>
    (await ida.client.users.list({ query: { userGroupIds } })).body.items.map((user: Named) => user.id)
  expect(await staff([id])).toEqual([tom.userId, uwe.userId])
  expect(await staff([id, other])).toEqual([tom.userId, uwe.userId, ida.userId])
  const { legalEntityId } = home
  const add = async (title: string, userId: number, userIds: number[] = []) => {
    const day = addDays(today(), 3)
    const span = { startDate: `${day}T09:00:00Z`, endDate: `${day}T10:00:00Z` }
    const task = { status: 'OPEN' as const, ...span, legalEntityId, title, userId, userIds }
    expect((await boss.client.tasks.create({ appointment: task })).status).toBe(201)
  }
  await add('Wagen', tom.userId)
  await add('Prüfung', ida.userId)
  await add('Zu zweit', boss.userId, [uwe.userId])
  const tasks = async (userGroupIds: number[]) =>
    (await boss.client.tasks.listOfEntity({ query: { userGroupIds } })).body.items
      .map((task: { title: string }) => task.title)
      .sort()
  expect(await tasks([id])).toEqual(['Wagen', 'Zu zweit'])
  expect(await tasks([other])).toEqual(['Prüfung'])
  await groups.delete(other)
  expect(await tasks([other])).toEqual([])
})

test('everybody reads groups; whoever keeps the staff of a house changes them', async () => {
  const { at, groups } = await aHome()
  const { id } = (await groups.create({ name: 'Fahrdienst' })).body
  const clerk = await at('OFFICE_MANAGER')
  expect(await namesOf(clerk)).toEqual(['Fahrdienst'])
  expect((await clerk.client.userGroups.get(id)).status).toBe(200)
  expect(await clerk.client.userGroups.create({ name: 'Verwaltung' })).toBeRefused(403, 'FORBIDDEN')
  expect(await clerk.client.userGroups.update(id, { name: 'Meine' })).toBeRefused(403, 'FORBIDDEN')
  expect(await clerk.client.userGroups.delete(id)).toBeRefused(403, 'FORBIDDEN')
  expect(await clerk.client.userGroups.restore(id)).toBeRefused(403, 'FORBIDDEN')
  const keeper = await at('ADMINISTRATOR')
  expect((await keeper.client.userGroups.update(id, { name: 'Fuhrpark' })).status).toBe(200)
})

test('a name stands for one group, until that one is deleted', async () => {
  const { groups } = await aHome()
  const taken = { field: 'name', message: 'common.validation-not-unique' }
  const { id } = (await groups.create({ name: 'Fahrdienst' })).body
  expect(await groups.create({ name: 'FAHRDIENST' })).toBeRefused(409, taken)
  await groups.delete(id)
  expect((await groups.create({ name: 'Fahrdienst' })).status).toBe(201)
  expect(await groups.restore(id)).toBeRefused(409, taken)
  const neighbour = await aHome()
  expect((await neighbour.groups.create({ name: 'Fahrdienst' })).status).toBe(201)
})

test('an older version is refused, and a save without a change makes no new one', async () => {
  const { groups, at } = await aHome()
  const tom = await at('TECHNICAL_SERVICE')
  const { id } = (await groups.create({ name: 'Fahrdienst', userIds: [tom.userId] })).body
  expect((await groups.update(id, { name: 'Fuhrpark' }, { ifMatch: 1 })).status).toBe(200)
  expect(await groups.update(id, { name: 'Wagen' }, { ifMatch: 1 })).toBeRefused(412, 'STALE_VERSION')
  expect((await groups.update(id, { name: 'Fuhrpark', userIds: [tom.userId] })).body.version).toBe(2)
})

test('what no group can be is refused at its field', async () => {
  const [{ groups, at, boss }, neighbour] = [await aHome(), await aHome()]
  const unknown = (field: string) => ({ field, message: 'common.validation-unknown-reference' })
  expect(await groups.create({ name: ' ' })).toBeRefused(400, { field: 'name', message: 'common.validation-required' })
  expect(await groups.create({ name: 'a\u0000b' })).toBeRefused(400)
  expect(await groups.create({ name: 'zwei\nZeilen' })).toBeRefused(400)
  expect(await groups.create({ name: 'x'.repeat(201) })).toBeRefused(400)
  expect(await groups.create({ name: 'Wagen', userIds: ['1; drop table users'] as never })).toBeRefused(400)
  expect(await groups.create({ name: 'Wagen', userIds: [neighbour.boss.userId] })).toBeRefused(400, unknown('userIds'))
  const tom = await at('TECHNICAL_SERVICE')
  const foreign = (await neighbour.groups.create({ name: 'Nebenan', userIds: [neighbour.boss.userId] })).body.id
  expect(await boss.client.users.update(tom.userId, { userGroups: [foreign] })).toBeRefused(400, unknown('userGroups'))
  expect((await boss.client.users.list({ query: { userGroupIds: [foreign] } })).body.items).toEqual([])
  expect(await namesOf(boss)).toEqual([])
  expect(await groups.get(foreign)).toBeRefused(404)
  expect(await groups.update(foreign, { name: 'Unsere' })).toBeRefused(404)
  expect(await groups.delete(foreign)).toBeRefused(404)
  expect(await groups.restore(foreign)).toBeRefused(404)
})
