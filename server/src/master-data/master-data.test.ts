import { describe, expect, test } from 'vitest'
import { type FuneralHome, funeralHome, platformUser, type TestClient } from '../kit/testing'
import { lists } from './lists'

// The lists as the application has them: a new one is tested the moment it is there.
type Name = Exclude<keyof typeof lists, 'globalTemplateCategories'>
const names = (Object.keys(lists) as (keyof typeof lists)[]).filter((name) => name !== 'globalTemplateCategories')
const offered = names.filter((name) => lists[name].offered)

/** What an item needs besides its name. */
const extras = async (boss: TestClient, name: Name): Promise<Record<string, unknown>> =>
  ({
    burialForms: { burialTypeId: (await boss.burialTypes.list()).body.items[0].id },
    cars: { licensePlate: 'GR-PA 1' },
  })[name as string] ?? {}

const open = async (name: Name) => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  // Every list has the same calls; the types differ by their fields only.
  const list = boss[name] as TestClient['graveTypes']
  const more = await extras(boss, name)
  const add = (itemName: string) => list.create({ name: itemName, ...more })
  return { home, boss, list, add }
}

const namesOf = (answer: { body: { items: { name: string }[] } }): string[] =>
  answer.body.items.map((item) => item.name)

describe.each(names.filter((name) => lists[name].asksOfSameName))('%s', (name) => {
  test('a second item of the same name is asked about, and stored when somebody insists', async () => {
    const { boss, list, add } = await open(name)
    const first = (await add('Doppelt')).body
    const again = await add(' doppelt ')
    expect(again).toBeRefused(409, 'DUPLICATE')
    expect(again.body.duplicates).toEqual([{ id: first.id, name: 'Doppelt' }])
    const more = await extras(boss, name)
    const insisted = await list.create({ name: 'Doppelt', ...more }, { query: { ignoreDuplicates: true } })
    expect(insisted.status).toBe(201)
    // What is called so already is changed in other respects without a question.
    expect((await list.update(first.id, { name: 'Doppelt' })).status).toBe(200)
    const third = (await add('Anders')).body
    expect(await list.update(third.id, { name: 'DOPPELT' })).toBeRefused(409, 'DUPLICATE')
    await list.delete(first.id)
    await list.delete(insisted.body.id)
    expect((await list.update(third.id, { name: 'Doppelt' })).status).toBe(200)
  })
})

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

  test('what is deleted is listed apart and comes back', async () => {
    const { list, add } = await open(name)
    const { id } = (await add('Kurz weg')).body
    await list.delete(id)
    const gone = { query: { filters: { deleted: true } } }
    expect(namesOf(await list.list(gone))).toEqual(['Kurz weg'])
    for (const _again of [1, 2])
      expect((await list.restore(id)).body).toMatchObject({ name: 'Kurz weg', deleted: false })
    expect(namesOf(await list.list(gone))).toEqual([])
    expect(namesOf(await list.list({ query: { query: 'kurz' } }))).toEqual(['Kurz weg'])
    expect(await list.restore(999_999_999)).toBeRefused(404)
  })

  test('the neighbour neither sees nor changes it', async () => {
    const [{ add }, { list: foreign }] = [await open(name), await open(name)]
    const { id } = (await add('Mein')).body
    expect(await foreign.get(id)).toBeRefused(404)
    expect(await foreign.update(id, { name: 'X' })).toBeRefused(404)
    expect(await foreign.delete(id)).toBeRefused(404)
    expect(await foreign.restore(id)).toBeRefused(404)
  })
})

describe.each(offered)('%s at legal entities', (name) => {
  test('an entity offers what is assigned to it, however often that is said', async () => {
    const { home, list, add } = await open(name)
    const { id } = (await add('Nur hier')).body
    const offered = async (legalEntityId: number) =>
      namesOf(await list.listOfEntity({ legalEntityId, query: { limit: 100 } }))
    expect(await offered(home.legalEntityId)).not.toContain('Nur hier')
    for (const _again of [1, 2]) expect((await list.assign(id)).status).toBe(204)
    expect(await offered(home.legalEntityId)).toContain('Nur hier')
    expect((await list.get(id)).body.legalEntityIds).toEqual([home.legalEntityId])
    expect(await offered(home.secondEntityId)).toEqual([])
    for (const _again of [1, 2]) expect((await list.unassign(id)).status).toBe(204)
    expect(await offered(home.legalEntityId)).not.toContain('Nur hier')
    expect((await list.get(id)).body.deleted).toBe(false)
  })

  test('what is deleted is offered nowhere, and what does not exist can be neither assigned nor unassigned', async () => {
    const { list, add } = await open(name)
    const { id } = (await add('Kurz da')).body
    await list.assign(id)
    await list.delete(id)
    expect(namesOf(await list.listOfEntity({ query: { limit: 100 } }))).not.toContain('Kurz da')
    expect(await list.assign(id)).toBeRefused(404, 'NOT_FOUND')
    expect(await list.assign(999_999_999)).toBeRefused(404, 'NOT_FOUND')
    expect(await list.unassign(999_999_999)).toBeRefused(404, 'NOT_FOUND')
  })

  test('the neighbour offers nothing of it', async () => {
    const [{ add }, { list: foreign }] = [await open(name), await open(name)]
    const { id } = (await add('Mein')).body
    expect(await foreign.assign(id)).toBeRefused(404)
    expect(await foreign.unassign(id)).toBeRefused(404)
  })
})

const pickedByAll = offered.filter((name) => name !== 'templateCategories')
describe.each(pickedByAll)('%s in pickers', (name) => {
  test('everybody may pick from the list, few may write it', async () => {
    const { home, list, add } = await open(name)
    const { id } = (await add('Neu')).body
    const clerk = (await home.as('OFFICE_MANAGER'))[name] as typeof list
    expect((await clerk.list()).status).toBe(200)
    expect((await clerk.listOfEntity()).status).toBe(200)
    expect((await clerk.get(id)).status).toBe(200)
    expect(await clerk.create({ name: 'X' })).toBeRefused(403)
    expect(await clerk.update(id, { name: 'X' })).toBeRefused(403)
    expect(await clerk.delete(id)).toBeRefused(403)
    expect(await clerk.assign(id)).toBeRefused(403)
    expect(await clerk.unassign(id)).toBeRefused(403)
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
  expect((await boss.burialTypes.create({ name: 'Noch einer', isCremation: true })).body.isCremation).toBe(true)
})

test('categories are written by those who manage what they sort', async () => {
  const home = await funeralHome()
  const office = await home.as('OFFICE_MANAGER')
  const helper = await home.as('TECHNICAL_SERVICE')
  const warehouse = await home.asTenant('INVENTORY_ADMINISTRATOR')
  expect((await office.templateCategories.list()).status).toBe(200)
  expect(await helper.templateCategories.list()).toBeRefused(403)
  expect(await office.templateCategories.create({ name: 'Neu' })).toBeRefused(403)
  expect((await office.productCategories.list()).status).toBe(200)
  expect(await office.productCategories.create({ name: 'Neu' })).toBeRefused(403)
  expect((await warehouse.productCategories.create({ name: 'Neu' })).status).toBe(201)
})

test('an office assigns template categories at its own entity', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const office = await home.as('OFFICE_MANAGER')
  const { id } = (await boss.templateCategories.create({ name: 'Neu' })).body
  expect((await office.templateCategories.assign(id)).status).toBe(204)
  expect(await office.templateCategories.assign(id, { legalEntityId: home.secondEntityId })).toBeRefused(403)
  expect(namesOf(await office.templateCategories.listOfEntity({ query: { query: 'neu' } }))).toEqual(['Neu'])
})

test('template categories of all tenants are written by the platform and read by everybody', async () => {
  const { client: platform } = await platformUser('supporter')
  const name = `Vorlagen ${crypto.randomUUID()}`
  const created = await platform.globalTemplateCategories.create({ name })
  expect(created.status).toBe(201)
  const { id } = created.body
  expect((await platform.globalTemplateCategories.update(id, { name: `${name} neu` }, { ifMatch: 1 })).status).toBe(200)

  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  expect(await office.globalTemplateCategories.list()).toBeRefused(403)
  expect(await office.globalTemplateCategories.create({ name })).toBeRefused(403)
  expect(await office.globalTemplateCategories.update(id, { name })).toBeRefused(403)
  expect(await office.globalTemplateCategories.delete(id)).toBeRefused(403)
  expect(namesOf(await office.globalTemplateCategories.listOfTenant({ query: { query: name } }))).toEqual([
    `${name} neu`,
  ])
  expect((await office.globalTemplateCategories.getOfTenant(id)).body.name).toBe(`${name} neu`)

  expect((await platform.globalTemplateCategories.delete(id)).status).toBe(204)
  expect(namesOf(await office.globalTemplateCategories.listOfTenant({ query: { query: name } }))).toEqual([])
  expect((await platform.globalTemplateCategories.restore(id)).body.deleted).toBe(false)
})

test('there is one partner type of a name', async () => {
  const boss = await (await funeralHome()).asTenant('ADMINISTRATOR')
  expect(await boss.businessPartnerTypes.create({ name: 'Standesamt' })).toBeRefused(409, {
    field: 'name',
    message: 'common.validation-not-unique',
  })
})

test('a car is found by its plate and knows when it is due', async () => {
  const boss = await (await funeralHome()).asTenant('ADMINISTRATOR')
  const car = { name: 'Überführung 1', licensePlate: 'GR-AB 123', numberOfSeats: 3, inspectionDueAt: '2027-03-01' }
  expect((await boss.cars.create(car)).body).toMatchObject(car)
  expect(namesOf(await boss.cars.list({ query: { query: 'ab 12' } }))).toEqual(['Überführung 1'])
  expect(await boss.cars.create({ name: 'Ohne' } as never)).toBeRefused(400, {
    field: 'licensePlate',
    message: 'common.validation-required',
  })
})

test('names are sorted as a German reads them', async () => {
  const boss = await (await funeralHome()).asTenant('ADMINISTRATOR')
  for (const name of ['Zug', 'Änne', 'Anne', 'Ölberg', 'Ofen', 'äsche'])
    await boss.cars.create({ name, licensePlate: 'GR-PA 1' })
  expect(namesOf(await boss.cars.list({ query: { sortBy: 'NAME', sortDirection: 'ASC' } }))).toEqual([
    'Anne',
    'Änne',
    'äsche',
    'Ofen',
    'Ölberg',
    'Zug',
  ])
})
