import { addDays, today } from '@pietas/contract/kit'
import { auditEntry } from '@pietas/contract/trail'
import { expect, test } from 'vitest'
import { createPerson, funeralHome, platformUser, type StaffMember } from '../kit/testing'

const staffed = async () => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const vera = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  return { home, boss, vera }
}

const entriesOf = async ({ client }: StaffMember, filters: object = {}, more: object = {}) =>
  (await client.auditEntries.list({ query: { filters, ...more } })).body

test('who changed what, when, from what to what, in the names of the contract', async () => {
  const { boss, vera } = await staffed()
  const { id } = await createPerson(vera.client, { firstName: 'Erna', lastName: 'Adler', city: 'Zittau' })
  await vera.client.persons.update(id, { city: 'Görlitz', deceasedAt: '2026-03-01' })
  await boss.client.persons.delete(id)
  await boss.client.persons.restore(id)
  const { items } = await entriesOf(boss, { recordTable: 'persons', recordId: id })
  expect(items.map(({ action, actor }: { action: string; actor: { id: number } }) => [action, actor.id])).toEqual([
    ['restore', boss.userId],
    ['delete', boss.userId],
    ['update', vera.userId],
    ['create', vera.userId],
  ])
  expect(items[2]).toMatchObject({ name: 'Erna Adler', recordTable: 'persons', recordId: id })
  expect(items[2].changes).toContainEqual({ field: 'city', before: 'Zittau', after: 'Görlitz' })
  expect(items[2].changes).toContainEqual({ field: 'deceasedAt', before: null, after: '2026-03-01' })
  expect(items[3].changes).toContainEqual({ field: 'city', before: null, after: 'Zittau' })
})

test('what a record refers to is told by its name', async () => {
  const { home, boss, vera } = await staffed()
  await boss.client.users.update(vera.userId, { firstName: 'Vera', lastName: 'Winter' })
  const task = { status: 'OPEN' as const, title: 'Anruf', legalEntityId: home.legalEntityId, dueDate: today() }
  const { id } = (await boss.client.tasks.create({ basic: { ...task, userId: boss.userId } })).body
  await boss.client.tasks.update(id, { basic: { userId: vera.userId } })
  const { items } = await entriesOf(boss, { recordTable: 'tasks', recordId: id })
  expect(items[0].changes).toContainEqual(
    expect.objectContaining({ field: 'userId', after: { id: vera.userId, name: 'Vera Winter' } }),
  )
})

test('it is narrowed by who did it, by the kind of record and by the day, and read page by page', async () => {
  const { boss, vera } = await staffed()
  for (const city of ['Eins', 'Zwei', 'Drei']) await createPerson(vera.client, { city })
  await boss.client.cars.create({ name: 'Wagen', licensePlate: 'GR 1' })
  const ofVera = await entriesOf(boss, { userId: vera.userId })
  expect(new Set(ofVera.items.map(({ actor }: { actor: { id: number } }) => actor.id))).toEqual(new Set([vera.userId]))
  const cars = await entriesOf(boss, { recordTable: 'cars' })
  expect(cars.items).toHaveLength(1)
  expect((await entriesOf(boss, { from: addDays(today(), 1) })).items).toEqual([])
  expect((await entriesOf(boss, { to: addDays(today(), -1) })).items).toEqual([])
  expect((await entriesOf(boss, { from: today(), to: today() })).items.length).toBeGreaterThan(3)
  const all = (await entriesOf(boss)).items.map(({ id }: { id: number }) => id)
  const first = await entriesOf(boss, {}, { limit: 2 })
  const second = await entriesOf(boss, {}, { limit: 2, cursor: first.nextCursor })
  expect([...first.items, ...second.items].map(({ id }: { id: number }) => id)).toEqual(all.slice(0, 4))
})

test('administrators of the whole tenant read their own, and nobody else any', async () => {
  const { home, boss, vera } = await staffed()
  const other = await staffed()
  await createPerson(vera.client, { city: 'Zittau' })
  const local = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['ADMINISTRATOR'] }] })
  const technical = await home.staff({ tenantRole: 'TECHNICAL_ADMINISTRATOR' })
  for (const member of [vera, local, technical]) expect(await member.client.auditEntries.list()).toBeRefused(403)
  expect(await other.boss.client.auditEntries.list({ tenantId: home.tenantId })).toBeRefused(403)
  expect(await boss.client.auditEntries.listAll()).toBeRefused(403)
  const seen = (await entriesOf(other.boss)).items.map(({ recordTable }: { recordTable: string }) => recordTable)
  expect(seen).not.toContain('persons')
  const helper = await platformUser('supporter', home.tenantId)
  expect(await helper.client.auditEntries.list()).toBeRefused(403)
  expect(await helper.client.auditEntries.listAll()).toBeRefused(403)
  const root = await platformUser('super-administrator', home.tenantId)
  expect((await entriesOf(root)).items.length).toBeGreaterThan(0)
  await root.client.tenants.deactivate()
  const closed = (await root.client.auditEntries.listAll({ query: { filters: { userId: root.userId } } })).body.items
  const told = { recordTable: 'tenants', recordId: home.tenantId, name: 'Bestattungen Test', action: 'delete' }
  expect(closed).toMatchObject([{ ...told, actor: { id: root.userId, name: 'Paula Plattform' } }])
  expect(Object.keys(closed[0]).sort()).toEqual(Object.keys(auditEntry.shape).sort())
  const own = (await root.client.auditEntries.listAll()).body.items
  expect(own.map(({ recordTable }: { recordTable: string }) => recordTable)).not.toContain('persons')
})

test('no secret stands in it', async () => {
  const { boss } = await staffed()
  await boss.client.legalEntities.update({ billingApiToken: 'ganz-geheim-4711' })
  const told = JSON.stringify(await entriesOf(boss, { recordTable: 'legal_entities' }))
  expect(told).toContain('accessDataChangedAt')
  expect(told).not.toContain('4711')
})
