import { describe, expect, test } from 'vitest'
import { type FuneralHome, funeralHome, platformUser, type TestClient } from '../kit/testing'
import { lists } from './lists'

// The lists as the application has them: a new one is tested the moment it is there.
const names = lists.map(({ name }) => name)
type Name = (typeof names)[number]

/** What an item needs besides its name. */
const extras = async (boss: TestClient, name: Name): Promise<Record<string, unknown>> =>
  name === 'burialForms' ? { burialTypeId: (await boss.burialTypes.list()).body.items[0].id } : {}

const open = async (name: Name) => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  // Every list has the same eight calls; the types differ by their fields only.
  const list = boss[name] as TestClient['graveTypes']
  const more = await extras(boss, name)
  const add = (itemName: string) => list.create({ name: itemName, ...more })
  return { home, boss, list, add }
}

const namesOf = (answer: { body: { items: { name: string }[] } }): string[] =>
  answer.body.items.map((item) => item.name)

// Product categories are those of the tenant as a whole.
const offeredNames = lists.filter(({ facts }) => facts.offered !== null).map(({ name }) => name)

describe.each(names)('%s', (name) => {
  test('an item is added, changed, read back, and leaves the list when it is deleted', async () => {
    const { list, add } = await open(name)
    const created = await add('  Über Alles ')
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({ name: 'Über Alles', version: 1, deleted: false })
    const { id } = created.body
    expect((await list.update(id, { name: 'Unter Allem' }, { ifMatch: 1 })).body).toMatchObject({
      name: 'Unter Allem',
      version: 2,
    })
    expect((await list.get(id)).body.name).toBe('Unter Allem')
    expect(namesOf(await list.list({ query: { query: 'unter' } }))).toEqual(['Unter Allem'])

    expect((await list.delete(id)).status).toBe(204)
    expect(await list.delete(id)).toBeRefused(404, 'NOT_FOUND')
    expect(namesOf(await list.list({ query: { limit: 100 } }))).not.toContain('Unter Allem')
    expect(namesOf(await list.list({ query: { filterIds: [id] } }))).toEqual(['Unter Allem'])
    expect((await list.get(id)).body.deleted).toBe(true)
  })

  test('a name is needed', async () => {
    const { list, add } = await open(name)
    const missing = { field: 'name', message: 'common.validation-required' }
    expect(await add(' ')).toBeRefused(400, missing)
    expect(await list.create({} as never)).toBeRefused(400, missing)
    expect(await add('x'.repeat(201))).toBeRefused(400, { field: 'name', message: 'common.validation-too-long' })
    const { id } = (await add('Neu')).body
    expect(await list.update(id, { name: '' })).toBeRefused(400, missing)
  })

  test('a stale version is answered with what is there', async () => {
    const { list, add } = await open(name)
    const { id } = (await add('Neu')).body
    await list.update(id, { name: 'Neuer' })
    const stale = await list.update(id, { name: 'Ganz neu' }, { ifMatch: 1 })
    expect(stale).toBeRefused(412, 'STALE_VERSION')
    expect(stale.body.current).toMatchObject({ name: 'Neuer', version: 2 })
  })

  test('everybody may pick from the list, few may write it', async () => {
    const { home, list, add } = await open(name)
    const { id } = (await add('Neu')).body
    const clerk = (await home.as('OFFICE_MANAGER'))[name] as typeof list
    expect((await clerk.list()).status).toBe(200)
    expect((await clerk.get(id)).status).toBe(200)
    expect(await clerk.create({ name: 'X' })).toBeRefused(403)
    expect(await clerk.update(id, { name: 'X' })).toBeRefused(403)
    expect(await clerk.delete(id)).toBeRefused(403)
  })

  test('the neighbour neither sees nor changes it', async () => {
    const [{ add }, { list: foreign }] = [await open(name), await open(name)]
    const { id } = (await add('Mein')).body
    expect(await foreign.get(id)).toBeRefused(404)
    expect(await foreign.update(id, { name: 'X' })).toBeRefused(404)
    expect(await foreign.delete(id)).toBeRefused(404)
  })
})

describe.each(offeredNames)('%s at legal entities', (name) => {
  test('an entity offers what is assigned to it, however often that is said', async () => {
    const { home, list, add } = await open(name)
    const { id } = (await add('Nur hier')).body
    const offered = async (legalEntityId: number) =>
      namesOf(await list.listOfEntity({ legalEntityId, query: { limit: 100 } }))
    expect(await offered(home.legalEntityId)).not.toContain('Nur hier')
    for (const _again of [1, 2]) expect((await list.assign(id)).status).toBe(204)
    expect(await offered(home.legalEntityId)).toContain('Nur hier')
    expect(await offered(home.secondEntityId)).toEqual([])
    for (const _again of [1, 2]) expect((await list.unassign(id)).status).toBe(204)
    expect(await offered(home.legalEntityId)).not.toContain('Nur hier')
    expect((await list.get(id)).body.deleted).toBe(false)
  })

  test('what is deleted is offered nowhere, and what does not exist cannot be assigned', async () => {
    const { list, add } = await open(name)
    const { id } = (await add('Kurz da')).body
    await list.assign(id)
    await list.delete(id)
    expect(namesOf(await list.listOfEntity({ query: { limit: 100 } }))).not.toContain('Kurz da')
    expect(await list.assign(999_999_999)).toBeRefused(404, 'NOT_FOUND')
  })

  test('everybody may pick from what is offered, few may decide it', async () => {
    const { home, add } = await open(name)
    const { id } = (await add('Neu')).body
    const clerk = (await home.as('DISPATCHER'))[name] as TestClient['graveTypes']
    expect((await clerk.listOfEntity()).status).toBe(200)
    expect(await clerk.assign(id)).toBeRefused(403)
    expect(await clerk.unassign(id)).toBeRefused(403)
  })

  test('an item of the neighbour cannot be offered', async () => {
    const [{ add }, { list: foreign }] = [await open(name), await open(name)]
    expect(await foreign.assign((await add('Mein')).body.id)).toBeRefused(404)
  })
})

const typesOf = async (home: FuneralHome) => {
  const boss = await home.asTenant('ADMINISTRATOR')
  const { items } = (await boss.businessPartnerTypes.list({ query: { limit: 100 } })).body
  return { boss, id: (name: string) => items.find((item: { name: string }) => item.name === name).id as number }
}

test.each(['Standesamt', 'Friedhof'])('the partner type %s is neither renamed nor deleted', async (name) => {
  const { boss, id } = await typesOf(await funeralHome())
  const refusal = { field: 'name', message: 'common.validation-protected' }
  expect(await boss.businessPartnerTypes.update(id(name), { name: 'Amt' })).toBeRefused(409, refusal)
  expect(await boss.businessPartnerTypes.delete(id(name))).toBeRefused(409, refusal)
  expect((await boss.businessPartnerTypes.update(id(name), { name })).status).toBe(200)
  expect((await boss.businessPartnerTypes.update(id('Florist'), { name: 'Blumen' })).status).toBe(200)
})

test('a burial form shows its type, is narrowed by it, and needs one that is there', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const [first, second] = (await boss.burialTypes.list()).body.items
  const created = await boss.burialForms.create({ name: 'Neu', burialTypeId: first.id })
  expect(created.body.burialType).toEqual({
    id: first.id,
    name: first.name,
    isCremation: first.isCremation,
    deleted: false,
  })

  const of = async (ids: number[]) =>
    (await boss.burialForms.list({ query: { burialTypeIds: ids, limit: 100 } })).body.items.map(
      (form: { burialTypeId: number }) => form.burialTypeId,
    )
  expect(new Set(await of([second.id]))).toEqual(new Set([second.id]))
  expect(new Set(await of([first.id, second.id]))).toEqual(new Set([first.id, second.id]))

  const refusal = { field: 'burialTypeId', message: 'common.validation-unknown-reference' }
  expect(await boss.burialForms.create({ name: 'Neu', burialTypeId: 999_999_999 })).toBeRefused(400, refusal)
  await boss.burialTypes.delete(second.id)
  expect(await boss.burialForms.update(created.body.id, { burialTypeId: second.id })).toBeRefused(400, refusal)
  expect(await boss.burialForms.create({ name: 'Neu' } as never)).toBeRefused(400, {
    field: 'burialTypeId',
    message: 'common.validation-required',
  })
})

test('a burial type says whether it is a cremation', async () => {
  const boss = await (await funeralHome()).asTenant('ADMINISTRATOR')
  expect((await boss.burialTypes.create({ name: 'Neu' })).body.isCremation).toBe(false)
  expect((await boss.burialTypes.create({ name: 'Neu', isCremation: true })).body.isCremation).toBe(true)
})

test('each change of the product categories has a permission of its own', async () => {
  const home = await funeralHome()
  const keeper = await home.asTenant('INVENTORY_ADMINISTRATOR')
  const { id } = (await keeper.productCategories.create({ name: 'Kerzen' })).body
  expect((await keeper.productCategories.update(id, { name: 'Lichter' })).status).toBe(200)
  const hand = await home.asTenant('WAREHOUSE_OPERATIVE')
  expect((await hand.productCategories.list()).status).toBe(200)
  expect(await hand.productCategories.create({ name: 'X' })).toBeRefused(403)
  expect(await hand.productCategories.delete(id)).toBeRefused(403)
  const technician = await home.asTenant('TECHNICAL_ADMINISTRATOR')
  expect(await technician.productCategories.list()).toBeRefused(403)
})

test('the platform keeps categories for all tenants, who may only read them', async () => {
  const platform = (await platformUser('supporter')).client
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const created = await platform.globalTemplateCategories.create({ name: '  Weltweit ' })
  expect(created.status).toBe(201)
  const { id } = created.body
  expect((await platform.globalTemplateCategories.update(id, { name: 'Überall' }, { ifMatch: 1 })).body).toMatchObject({
    name: 'Überall',
    version: 2,
  })
  expect(namesOf(await platform.globalTemplateCategories.list({ query: { query: 'überall' } }))).toContain('Überall')
  expect(namesOf(await boss.globalTemplateCategories.listOfTenant({ query: { filterIds: [id] } }))).toEqual(['Überall'])
  expect((await boss.globalTemplateCategories.getOfTenant(id)).body.name).toBe('Überall')
  for (const refused of [
    await boss.globalTemplateCategories.list(),
    await boss.globalTemplateCategories.create({ name: 'X' }),
    await boss.globalTemplateCategories.update(id, { name: 'X' }),
    await boss.globalTemplateCategories.delete(id),
  ])
    expect(refused).toBeRefused(403)
  expect((await platform.globalTemplateCategories.delete(id)).status).toBe(204)
  expect(namesOf(await boss.globalTemplateCategories.listOfTenant({ query: { query: 'überall' } }))).toEqual([])
})
