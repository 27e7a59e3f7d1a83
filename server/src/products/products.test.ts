import { bundleDisplays, type Product, priceTypes, productTypes } from '@pietas/contract/products'
import { describe, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { type FuneralHome, funeralHome, type StaffMember, type TestAnswer } from '../kit/testing'
import { holding, waitingFor } from '../kit/testing/holding'
import { toldOf } from '../notifications/testing'

const open = async () => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const keeper = await home.staff({ tenantRole: 'WAREHOUSE_OPERATIVE' })
  return { home, boss, keeper, add: (fields: object = {}) => addTo(boss, fields) }
}

const made = ({ status, body }: TestAnswer): Product => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}

const addTo = async ({ client }: StaffMember, fields: object): Promise<Product> =>
  made(await client.products.create({ name: 'Sarg', type: 'SINGLE', priceType: 'TOTAL', ...fields } as never))

const namesOf = ({ body }: TestAnswer): string[] => body.items.map(({ name }: Product) => name)

describe('an article', () => {
  test('keeps what was said of it, and begins with a usual tax, no stock and nobody who sells it', async () => {
    const { home, boss, add } = await open()
    expect(await add()).toMatchObject({
      ...{ priceCents: null, priceIsGross: false, vatRate: 19, passThrough: false, bundleDisplay: null },
      ...{ parts: [], legalEntityIds: [], stockTracked: false, stock: 0, isLow: false, deleted: false, version: 1 },
    })
    const categoryId = (await boss.client.productCategories.list()).body.items[0].id
    const fields = {
      ...{ number: 'S-1', categoryId, description: 'Mit Griffen', priceCents: 89_000, priceIsGross: true, vatRate: 7 },
      ...{ stockTracked: true, minimumStock: 2, place: 'Regal A', legalEntityIds: [home.secondEntityId] },
    }
    const article = await add(fields)
    expect(article).toMatchObject({ ...fields, category: { id: categoryId }, isLow: true })
    expect((await boss.client.products.get(article.id)).body).toEqual(article)
  })

  test.each(productTypes)('of the kind %s is taken', async (type) => {
    const { add } = await open()
    const display = type === 'BUNDLE' ? { bundleDisplay: 'DO_NOT_SHOW_PRODUCTS' } : {}
    expect((await add({ type, ...display })).type).toBe(type)
  })

  test.each(priceTypes)('with the price type %s is taken', async (priceType) => {
    expect((await (await open()).add({ priceType })).priceType).toBe(priceType)
  })

  test.each([
    [{ type: undefined }, 'type', 'product.validation.type-required'],
    [{ type: 'KIT' }, 'type', 'product.validation.type-required'],
    [{ priceType: undefined }, 'priceType', 'product.validation.price-type-required'],
    [{ priceType: 'ABOUT' }, 'priceType', 'product.validation.price-type-required'],
    [{ type: 'BUNDLE' }, 'bundleDisplay', 'product.validation.bundle-display-required'],
    [{ type: 'BUNDLE', bundleDisplay: 'SHOW' }, 'bundleDisplay', 'product.validation.bundle-display-required'],
    [{ type: 'SERVICE', stockTracked: true }, 'stockTracked', 'product.validation.no-stock'],
    [{ name: ' ' }, 'name', 'common.validation-required'],
    [{ priceCents: -1 }, 'priceCents', 'common.validation-too-small'],
    [{ priceCents: 0.5 }, 'priceCents', 'common.validation-invalid'],
    [{ vatRate: 16 }, 'vatRate', 'common.validation-invalid'],
    [{ categoryId: 999_999_999 }, 'categoryId', 'common.validation-unknown-reference'],
    [{ supplierId: 999_999_999 }, 'supplierId', 'common.validation-unknown-reference'],
    [{ legalEntityIds: [999_999_999] }, 'legalEntityIds.0', 'common.validation-unknown-reference'],
  ])('%j is refused at its field', async (fields, field, message) => {
    const { boss } = await open()
    const article = { name: 'Sarg', type: 'SINGLE', priceType: 'TOTAL', ...fields }
    expect(await boss.client.products.create(article as never)).toBeRefused(400, { field, message })
  })

  test('has a number of its own, until it is gone', async () => {
    const { boss, add } = await open()
    const first = await add({ number: 'S-1' })
    const twin = { name: 'Sarg', type: 'SINGLE', priceType: 'TOTAL', number: 'S-1' } as const
    const refusal = { field: 'number', message: 'common.validation-not-unique' }
    expect(await boss.client.products.create(twin)).toBeRefused(409, refusal)
    await boss.client.products.delete(first.id)
    await add({ number: 'S-1' })
    expect(await boss.client.products.restore(first.id)).toBeRefused(409, refusal)
  })

  test('is changed, its links as well, and whoever knows an older version is told', async () => {
    const { home, boss, add } = await open()
    const { id } = await add()
    const changed = made(
      await boss.client.products.update(id, { legalEntityIds: [home.legalEntityId] }, { ifMatch: 1 }),
    )
    expect(changed).toMatchObject({ legalEntityIds: [home.legalEntityId], version: 2 })
    expect(await boss.client.products.update(id, { name: 'Truhe' }, { ifMatch: 1 })).toBeRefused(412, 'STALE_VERSION')
    expect(made(await boss.client.products.update(id, { name: 'Truhe' }, { ifMatch: 2 })).name).toBe('Truhe')
  })

  test('is found by name and number, by category, kind and house, and gone ones apart', async () => {
    const { home, boss, add } = await open()
    const categoryId = (await boss.client.productCategories.list()).body.items[0].id
    await add({ name: 'Urne Kupfer', number: 'U-17', legalEntityIds: [home.legalEntityId] })
    await add({ name: 'Trauerkarte', type: 'PRINT', categoryId, legalEntityIds: [home.secondEntityId] })
    const gone = await add({ name: 'Alter Sarg' })
    await boss.client.products.delete(gone.id)
    const found = async (query: object) => namesOf(await boss.client.products.list({ query } as never))
    expect(await found({})).toEqual(['Trauerkarte', 'Urne Kupfer'])
    expect(await found({ query: 'u-17' })).toEqual(['Urne Kupfer'])
    expect(await found({ filters: { categoryId } })).toEqual(['Trauerkarte'])
    expect(await found({ filters: { type: 'PRINT' } })).toEqual(['Trauerkarte'])
    expect(await found({ filters: { legalEntityId: home.legalEntityId } })).toEqual(['Urne Kupfer'])
    // Which names no house is sold at every one.
    await add({ name: 'Sterbeurkunde' })
    expect(await found({ filters: { legalEntityId: home.legalEntityId } })).toEqual(['Sterbeurkunde', 'Urne Kupfer'])
    expect(await found({ filters: { deleted: true } })).toEqual(['Alter Sarg'])
    expect(await found({ filterIds: [gone.id] })).toEqual(['Alter Sarg'])
    expect(await found({ sortBy: 'NUMBER', sortDirection: 'DESC' })).toEqual([
      'Urne Kupfer',
      'Sterbeurkunde',
      'Trauerkarte',
    ])
  })
})

describe('a bundle', () => {
  const openBundle = async () => {
    const { home, boss, add } = await open()
    const [urn, cover] = [await add({ name: 'Urne', priceCents: 5000 }), await add({ name: 'Decke', priceCents: 900 })]
    const parts = [
      { productId: cover.id, quantity: 2 },
      { productId: urn.id, quantity: 1 },
    ]
    const bundle = { name: 'Paket', type: 'BUNDLE', bundleDisplay: bundleDisplays[0] }
    return { home, boss, add, urn, cover, parts, bundle: await add({ ...bundle, parts }), draft: bundle }
  }

  test('names its parts in their order, with what they cost', async () => {
    const { bundle, boss, urn } = await openBundle()
    expect(bundle.parts).toMatchObject([
      { name: 'Decke', quantity: 2, priceCents: 900 },
      { name: 'Urne', quantity: 1, priceCents: 5000 },
    ])
    const changed = await boss.client.products.update(bundle.id, { parts: [{ productId: urn.id, quantity: 3 }] })
    expect(made(changed)).toMatchObject({ parts: [{ name: 'Urne', quantity: 3 }], version: 2 })
  })

  test('holds no bundle, neither by its parts nor by what becomes of them', async () => {
    const { boss, bundle, draft, urn } = await openBundle()
    const refusal = { field: 'parts', message: 'product.validation.part-is-bundle' }
    const nested = { ...draft, priceType: 'TOTAL', parts: [{ productId: bundle.id, quantity: 1 }] }
    expect(await boss.client.products.create(nested as never)).toBeRefused(400, refusal)
    const becomes = { type: 'BUNDLE', bundleDisplay: 'DO_NOT_SHOW_PRODUCTS' } as const
    expect(await boss.client.products.update(urn.id, becomes)).toBeRefused(400, refusal)
  })

  test('holds none that is becoming one at the same moment', async () => {
    const { home, boss, bundle, add } = await openBundle()
    const other = await add({ name: 'Kissen' })
    const becoming = await holding(home, (tx) =>
      tx.run(sql`update products set type = 'BUNDLE', bundle_display = ${bundleDisplays[0]} where id = ${other.id}`),
    )
    const change = boss.client.products.update(bundle.id, { parts: [{ productId: other.id, quantity: 1 }] })
    await expect.poll(() => waitingFor(becoming.pid)).toBe(1)
    await becoming.end()
    expect(await change).toBeRefused(400, { field: 'parts', message: 'product.validation.part-is-bundle' })
  })

  test('alone has parts, each once and each one that is there', async () => {
    const { boss, parts, draft, urn, bundle } = await openBundle()
    const create = (fields: object) => boss.client.products.create({ priceType: 'TOTAL', ...draft, ...fields } as never)
    expect(await create({ type: 'SINGLE', bundleDisplay: null, parts })).toBeRefused(400, {
      field: 'parts',
      message: 'product.validation.parts-of-bundle',
    })
    expect(await create({ parts: [parts[0], parts[0]] })).toBeRefused(400, {
      field: 'parts',
      message: 'product.validation.part-twice',
    })
    const unknown = { field: 'parts.0.productId', message: 'common.validation-unknown-reference' }
    expect(await create({ parts: [{ productId: 999_999_999, quantity: 1 }] })).toBeRefused(400, unknown)
    await boss.client.products.delete(urn.id)
    expect(made(await boss.client.products.get(bundle.id)).parts[1]).toMatchObject({ name: 'Urne', deleted: true })
    const single = { type: 'SINGLE' as const, bundleDisplay: null, parts: [] }
    expect(made(await boss.client.products.update(bundle.id, single))).toMatchObject({ type: 'SINGLE', parts: [] })
  })
})

describe('a stock', () => {
  const stocked = async (fields: object = {}) => {
    const opened = await open()
    const article = await opened.add({ stockTracked: true, ...fields })
    const move = (kind: string, quantity: number, more: object = {}, query: object = {}) =>
      opened.keeper.client.products.move(article.id, { kind, quantity, ...more } as never, { query } as never)
    const now = async () => made(await opened.boss.client.products.get(article.id))
    return { ...opened, article, move, now }
  }

  test('is the sum of what came, went, was put right and counted', async () => {
    const { article, keeper, move, now } = await stocked({ minimumStock: 3 })
    expect((await move('IN', 5)).body).toMatchObject({ change: 5, stockAfter: 5, author: { id: keeper.userId } })
    await move('OUT', 1)
    await move('CORRECTION', -2, { reason: 'Zerbrochen' })
    expect((await move('COUNT', 4, { reason: 'Inventur' })).body).toMatchObject({ change: 2, stockAfter: 4 })
    expect(await now()).toMatchObject({ stock: 4, isLow: false, version: 1 })
    await move('OUT', 2)
    expect(await now()).toMatchObject({ stock: 2, isLow: true })
    const { items } = (await keeper.client.products.listMovements(article.id)).body
    expect(items.map(({ change }: { change: number }) => change)).toEqual([-2, 2, -2, -1, 5])
  })

  test('does not go below zero unless somebody says so', async () => {
    const { move, now } = await stocked()
    await move('IN', 1)
    expect(await move('OUT', 2)).toBeRefused(409, 'STOCK_EXCEEDED')
    expect(await move('CORRECTION', -2, { reason: 'Fehlt' })).toBeRefused(409, 'STOCK_EXCEEDED')
    expect((await now()).stock).toBe(1)
    expect((await move('OUT', 2, {}, { ignoreStock: true })).status).toBe(201)
    expect((await now()).stock).toBe(-1)
    expect((await move('IN', 1)).body.stockAfter).toBe(0)
  })

  test.each([
    ['OUT', 0, {}, 'quantity', 'product.validation.quantity'],
    ['IN', -1, {}, 'quantity', 'product.validation.quantity'],
    ['COUNT', -1, {}, 'quantity', 'product.validation.quantity'],
    ['CORRECTION', 0, { reason: 'Nichts' }, 'quantity', 'product.validation.quantity'],
    ['CORRECTION', 1, {}, 'reason', 'product.validation.reason'],
    ['CORRECTION', 1, { reason: ' ' }, 'reason', 'product.validation.reason'],
    ['GIFT', 1, {}, 'kind', 'product.validation.kind-required'],
    ['IN', 1.5, {}, 'quantity', 'common.validation-invalid'],
    ['OUT', 1, { processId: 999_999_999 }, 'processId', 'common.validation-unknown-reference'],
  ])('is not changed by %s of %d %j', async (kind, quantity, more, field, message) => {
    const { move, now } = await stocked()
    expect(await move(kind, quantity, more)).toBeRefused(400, { field, message })
    expect((await now()).stock).toBe(0)
  })

  test('of many who book at once is exact, and the last one there is gives nothing', async () => {
    const { move, now } = await stocked()
    await move('IN', 30)
    const answers = await Promise.all(Array.from({ length: 50 }, () => move('OUT', 1)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(30)
    expect(new Set(statuses)).toEqual(new Set([201, 409]))
    expect((await now()).stock).toBe(0)
  })

  test('is kept of nothing that is done or made of others, nor of what is gone', async () => {
    const { boss, add, keeper } = await open()
    const book = (id: number) => keeper.client.products.move(id, { kind: 'IN', quantity: 1 })
    const service = await add({ type: 'SERVICE' })
    const refusal = { field: 'productId', message: 'product.validation.no-stock' }
    expect(await book(service.id)).toBeRefused(400, refusal)
    const gone = await add({ stockTracked: true })
    await boss.client.products.delete(gone.id)
    expect(await book(gone.id)).toBeRefused(404)
    expect(await book(999_999_999)).toBeRefused(404)
  })

  test('is changed by nobody past the ledger, and the ledger by nobody at all', async () => {
    const { home, article, move } = await stocked()
    await move('IN', 3)
    const run = (statement: ReturnType<typeof sql>) => home.inTenant((tx) => tx.run(statement))
    await expect(run(sql`update products set stock = 99 where id = ${article.id}`)).rejects.toThrow('movements alone')
    await expect(run(sql`update stock_movements set change = 99`)).rejects.toThrow('permission denied')
    await expect(run(sql`delete from stock_movements`)).rejects.toThrow('permission denied')
    const [row] = await home.inTenant((tx) =>
      tx.rows<{ same: boolean }>(sql`select p.stock = sum(m.change) as same from products p
        join stock_movements m on m.product_id = p.id where p.id = ${article.id} group by p.stock`),
    )
    expect(row).toEqual({ same: true })
  })

  test('tells those who look after it once, as it crosses a line', async () => {
    const { home, boss, article, move } = await stocked({ minimumStock: 2, name: 'Urne Kupfer' })
    const hannah = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['TECHNICAL_SERVICE'] }] })
    const group = { name: 'Lager', userIds: [hannah.userId] }
    const inventoryUserGroupId = (await boss.client.userGroups.create(group)).body.id
    await boss.client.legalEntities.update({ inventoryUserGroupId })
    await move('IN', 4)
    await move('OUT', 2)
    expect(await toldOf(hannah)).toEqual([])
    await move('OUT', 1)
    await move('OUT', 1)
    const told = async () => (await toldOf(hannah)).map(({ type, message }) => [type, message])
    expect(await told()).toEqual([['PRODUCT_MIN_STOCK', '„Urne Kupfer“ geht zur Neige.']])
    expect((await toldOf(hannah))[0]?.payload).toMatchObject({ productId: article.id, taskId: null })
    await move('OUT', 1, {}, { ignoreStock: true })
    await move('OUT', 1, {}, { ignoreStock: true })
    expect((await told()).map(([type]) => type)).toEqual(['PRODUCT_MINUS_STOCK', 'PRODUCT_MIN_STOCK'])
  })
})

describe('rights', () => {
  const everybody = async (home: FuneralHome) => ({
    office: await home.as('OFFICE_MANAGER'),
    technician: await home.as('TECHNICAL_SERVICE'),
    warehouse: await home.asTenant('WAREHOUSE_OPERATIVE'),
    inventory: await home.asTenant('INVENTORY_ADMINISTRATOR'),
  })

  test('an office looks at articles, the store books them, and its administrator writes them', async () => {
    const { home, add } = await open()
    const { id } = await add({ stockTracked: true })
    const { office, technician, warehouse, inventory } = await everybody(home)
    for (const reader of [office, warehouse, inventory]) {
      expect((await reader.products.list()).status).toBe(200)
      expect((await reader.products.get(id)).status).toBe(200)
      expect((await reader.products.listMovements(id)).status).toBe(200)
    }
    expect(await technician.products.list()).toBeRefused(403)
    const draft = { name: 'Neu', type: 'SINGLE', priceType: 'TOTAL' } as const
    for (const other of [office, warehouse]) {
      expect(await other.products.create(draft)).toBeRefused(403)
      expect(await other.products.update(id, { name: 'Anders' })).toBeRefused(403)
      expect(await other.products.delete(id)).toBeRefused(403)
      expect(await other.products.restore(id)).toBeRefused(403)
    }
    expect(await office.products.move(id, { kind: 'IN', quantity: 1 })).toBeRefused(403)
    expect((await warehouse.products.move(id, { kind: 'IN', quantity: 1 })).status).toBe(201)
    expect((await inventory.products.create(draft)).status).toBe(201)
  })

  test('the neighbour sees and books nothing', async () => {
    const { add } = await open()
    const { id } = await add({ stockTracked: true })
    const { client } = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
    expect(await client.products.get(id)).toBeRefused(404)
    expect(await client.products.update(id, { name: 'Meins' })).toBeRefused(404)
    expect(await client.products.move(id, { kind: 'IN', quantity: 1 })).toBeRefused(404)
    expect(await client.products.listMovements(id)).toBeRefused(404)
    expect(await client.products.delete(id)).toBeRefused(404)
  })
})
