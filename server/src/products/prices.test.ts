import { today } from '@pietas/contract/kit'
import { type Product, type ProductFields, priceOn } from '@pietas/contract/products'
import { expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { funeralHome, type TestAnswer } from '../kit/testing'

const made = ({ status, body }: TestAnswer): Product => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}

const open = async () => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const draft = { name: 'Sarg', type: 'SINGLE', priceType: 'TOTAL', priceCents: 89_000 } as const
  return {
    home,
    boss,
    draft,
    add: async (fields: object) => made(await boss.client.products.create({ ...draft, ...fields })),
  }
}

const price = (legalEntityId: number | null, validFrom: string | null, priceCents: number) => ({
  ...{ legalEntityId, validFrom, priceCents },
})

test('an article keeps prices of its houses and of days to come, those for all first', async () => {
  const { home, boss, add } = await open()
  const [all, later, here] = [
    price(null, null, 90_000),
    price(null, '2027-01-01', 95_000),
    price(home.legalEntityId, null, 88_000),
  ]
  const article = await add({ prices: [here, later, all] })
  expect(article.prices).toEqual([all, later, here])
  expect((await boss.client.products.list()).body.items[0].prices).toEqual([all, later, here])
})

test('prices are changed as a whole; one that stays is not written again, and the version tells of it', async () => {
  const { home, boss, add } = await open()
  const [stays, goes] = [price(null, '2027-01-01', 95_000), price(home.legalEntityId, null, 88_000)]
  const { id } = await add({ prices: [stays, goes] })
  const comes = price(home.legalEntityId, null, 87_000)
  const changed = made(await boss.client.products.update(id, { prices: [stays, comes] }, { ifMatch: 1 }))
  expect(changed).toMatchObject({ prices: [stays, comes], version: 2 })
  const trail = await home.inTenant((tx) =>
    tx.rows<{ action: string }>(
      sql`select action from audit_entries where record_table = 'product_prices' order by id`,
    ),
  )
  expect(trail.map(({ action }) => action)).toEqual(['insert', 'insert', 'delete', 'insert'])
  expect(made(await boss.client.products.update(id, { prices: [] })).prices).toEqual([])
})

test('the parts of a bundle are answered with all that makes their price', async () => {
  const { add } = await open()
  const prices = [price(null, '2027-01-01', 20_000)]
  const urn = await add({ name: 'Urne', priceCents: 19_000, prices, priceIsGross: true, vatRate: 7 })
  const parts = [{ productId: urn.id, quantity: 2 }]
  const bundle = await add({ type: 'BUNDLE', bundleDisplay: 'DO_NOT_SHOW_PRODUCTS', priceCents: null, parts })
  expect(bundle.parts).toEqual([
    {
      ...{ productId: urn.id, quantity: 2, name: 'Urne', type: 'SINGLE', deleted: false },
      ...{ priceCents: 19_000, prices, priceIsGross: true, vatRate: 7, passThrough: false },
    },
  ])
})

test.each<[string, ProductFields['prices'], string, string]>([
  [
    'two from one day on',
    [price(null, null, 1), price(null, null, 2)],
    'prices.1.validFrom',
    'product.validation.price-twice',
  ],
  [
    'one of a house that is not there',
    [price(999_999_999, null, 1)],
    'prices.0.legalEntityId',
    'common.validation-unknown-reference',
  ],
  ['one below zero', [price(null, null, -1)], 'prices.0.priceCents', 'common.validation-too-small'],
  ['one from a day that is none', [price(null, '2027-02-30', 1)], 'prices.0.validFrom', 'common.validation-invalid'],
])('%s is refused at its field', async (_, prices, field, message) => {
  const { boss, draft } = await open()
  expect(await boss.client.products.create({ ...draft, prices })).toBeRefused(400, { field, message })
})

test('the database takes no second price from one day on, neither for a house nor for all', async () => {
  const { home, add } = await open()
  const { id } = await add({ prices: [price(null, null, 1), price(home.legalEntityId, '2027-01-01', 1)] })
  const insert = (house: number | null, day: string | null) =>
    home.inTenant((tx) =>
      tx.run(sql`insert into product_prices (product_id, legal_entity_id, valid_from, price_cents)
        values (${id}, ${house}, ${day}, 2)`),
    )
  await expect(insert(null, null)).rejects.toThrow('product_prices.prices')
  await expect(insert(home.legalEntityId, '2027-01-01')).rejects.toThrow('product_prices.prices')
  expect(await insert(home.legalEntityId, '2027-01-02')).toBe(1)
})

test('articles are sorted by what they cost today, at a house and at none in particular', async () => {
  const { home, boss, add } = await open()
  const [here, now] = [home.legalEntityId, '2020-01-01']
  const net = { priceIsGross: false, vatRate: 19 as const, priceCents: 10_001 }
  const urn = await add({ name: 'Urne', ...net, prices: [price(here, now, 5_005)] })
  const cover = await add({
    name: 'Decke',
    priceCents: 30_000,
    priceIsGross: true,
    prices: [price(null, '2199-01-01', 1)],
  })
  await add({ name: 'Ohne', priceCents: null })
  await add({ name: 'Geschenkt', priceCents: 0 })
  await add({ name: 'Gebühr', priceCents: 1, prices: [price(null, now, 20_000), price(here, null, 60_000)] })
  const bundle = { type: 'BUNDLE', bundleDisplay: 'DO_NOT_SHOW_PRODUCTS', priceCents: null }
  const parts = [urn, cover].map(({ id }, at) => ({ productId: id, quantity: at + 1 }))
  await add({ ...bundle, name: 'Paket', priceIsGross: true, parts })
  await add({ ...bundle, name: 'Paket netto', priceIsGross: false, parts })
  for (const legalEntityId of [here, home.secondEntityId, null]) {
    const at = { legalEntityId, day: today() }
    const query = { sortBy: 'PRICE' as const, ...(legalEntityId ? { pricesAt: legalEntityId } : {}) }
    const articles: Product[] = (await boss.client.products.list({ query })).body.items
    const costs = articles.map((article) => priceOn(article, at) ?? -1)
    expect(costs).toHaveLength(7)
    expect(costs).toEqual(costs.toSorted((one, other) => one - other))
    // The sums themselves: what the database adds up is what the contract adds up.
    const rows = await home.inTenant((tx) =>
      tx.rows<{ id: number; cents: number }>(sql`select a.id, product_price_on(a.tenant_id, a.id, a.type, a.price_cents,
        a.price_is_gross, ${legalEntityId}::bigint, ${at.day}::date)::int as cents from products a`),
    )
    expect(new Map(rows.map(({ id, cents }) => [id, cents]))).toEqual(
      new Map(articles.map((article) => [article.id, priceOn(article, at)])),
    )
  }
})

test('articles are sorted by their stock', async () => {
  const { boss, add } = await open()
  for (const [name, quantity] of [
    ['Viel', 9],
    ['Wenig', 1],
    ['Mittel', 4],
  ] as const) {
    const { id } = await add({ name, stockTracked: true })
    await boss.client.products.move(id, { kind: 'IN', quantity })
  }
  const { items } = (await boss.client.products.list({ query: { sortBy: 'STOCK', sortDirection: 'DESC' } })).body
  expect(items.map(({ name }: Product) => name)).toEqual(['Viel', 'Mittel', 'Wenig'])
})
