import type { Position } from '@pietas/contract/processes'
import type { Product } from '@pietas/contract/products'
import { describe, expect, test } from 'vitest'
import { anOpenCase, aPerson, aProcess, funeralHome, type TestAnswer } from '../../kit/testing'

const open = async () => {
  const scene = await anOpenCase()
  const boss = await scene.home.staff({ tenantRole: 'ADMINISTRATOR' })
  const article = async (fields: object = {}): Promise<Product> =>
    made(
      await boss.client.products.create({
        ...{ name: 'Sarg Eiche', type: 'SINGLE', priceType: 'TOTAL', priceCents: 169_000, priceIsGross: true },
        ...fields,
      } as never),
    )
  const add = (fields: object) => scene.client.positions.create(scene.processId, fields as never)
  const list = async () => (await scene.client.positions.list(scene.processId)).body
  return { ...scene, boss: boss.client, article, add, list }
}

const made = ({ status, body }: TestAnswer) => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}

const textsOf = ({ items }: { items: Position[] }): string[] => items.map(({ text }) => text)

describe('a position', () => {
  test('takes from its article what is not said, and keeps it when the article changes', async () => {
    const { boss, article, add, list } = await open()
    const coffin = await article({ description: 'Mit Griffen', number: 'S-1' })
    const taken = made(await add({ productId: coffin.id }))
    expect(taken).toMatchObject({
      ...{ text: 'Sarg Eiche', description: 'Mit Griffen', group: 'PRODUCTS', quantity: 1, place: 1, version: 1 },
      ...{ unitPriceCents: 169_000, priceIsGross: true, vatRate: 19, listPriceCents: 169_000, discountPercent: null },
      product: { id: coffin.id, name: 'Sarg Eiche', number: 'S-1', deleted: false },
    })
    made(await boss.products.update(coffin.id, { name: 'Sarg Esche', priceCents: 1 }))
    expect((await list()).items[0]).toMatchObject({ text: 'Sarg Eiche', unitPriceCents: 169_000 })
    expect((await list()).sums).toMatchObject({ grossCents: 169_000, netCents: 142_017 })
  })

  test('is written freely as well, net as long as nobody says otherwise', async () => {
    const { add, list } = await open()
    const taken = made(await add({ text: ' Orgelspiel ', unitPriceCents: 10_000, group: 'EXTERNAL_SERVICES' }))
    expect(taken).toMatchObject({ text: 'Orgelspiel', productId: null, product: null, quantity: 1, vatRate: 19 })
    made(
      await add({ text: 'Friedhofsgebühr', unitPriceCents: 45_050, group: 'EXPENSES', passThrough: true, quantity: 2 }),
    )
    made(await add({ text: 'Kranz', unitPriceCents: 999, quantity: 1.5, vatRate: 7, discountPercent: 12.5 }))
    expect((await list()).sums).toEqual({
      ...{ netCents: 11_311, passThroughCents: 90_100, grossCents: 103_403, paidCents: 0, openCents: 103_403 },
      vat: [
        { rate: 19, netCents: 10_000, vatCents: 1900 },
        { rate: 7, netCents: 1311, vatCents: 92 },
      ],
    })
  })

  test.each([
    ['EXTERNAL', 'EXTERNAL_SERVICES'],
    ['EXPENSE', 'EXPENSES'],
    ['SERVICE', 'PRODUCTS'],
  ])('of the kind %s stands among the %s', async (type, group) => {
    const { article, add } = await open()
    expect(made(await add({ productId: (await article({ type })).id })).group).toBe(group)
  })

  test.each([
    [{ unitPriceCents: 1 }, 'text', 'common.validation-required'],
    [{ text: 'Orgel' }, 'unitPriceCents', 'common.validation-required'],
    [{ text: 'Orgel', unitPriceCents: -1 }, 'unitPriceCents', 'common.validation-too-small'],
    [{ text: 'Orgel', unitPriceCents: 1, quantity: 0 }, 'quantity', 'position.validation.quantity'],
    [{ text: 'Orgel', unitPriceCents: 1, quantity: 0.0001 }, 'quantity', 'position.validation.quantity'],
    [{ text: 'Orgel', unitPriceCents: 1, quantity: 100_000 }, 'quantity', 'position.validation.quantity'],
    [{ text: 'Orgel', unitPriceCents: 1, discountPercent: 101 }, 'discountPercent', 'position.validation.discount'],
    [{ text: 'Orgel', unitPriceCents: 1, discountPercent: 1.234 }, 'discountPercent', 'position.validation.discount'],
    [{ text: 'Orgel', unitPriceCents: 1, group: 'GIFTS' }, 'group', 'position.validation.group-required'],
    [{ text: 'Orgel', unitPriceCents: 1, vatRate: 16 }, 'vatRate', 'common.validation-invalid'],
    [{ productId: 999_999_999 }, 'productId', 'common.validation-unknown-reference'],
  ])('%j is refused', async (fields, field, message) => {
    const { add } = await open()
    expect(await add(fields)).toBeRefused(400, { field, message })
  })

  test('goes by the piece where it lies in a store', async () => {
    const { article, add } = await open()
    const { id } = await article()
    const refusal = { field: 'quantity', message: 'position.validation.whole-quantity' }
    expect(await add({ productId: id, quantity: 1.5 })).toBeRefused(400, refusal)
    const { id: mile } = await article({ type: 'SERVICE' })
    expect(made(await add({ productId: mile, quantity: 12.5 })).quantity).toBe(12.5)
  })

  test('at another price than that of its article says why', async () => {
    const { client, processId, article, add } = await open()
    const { id: productId } = await article()
    const refusal = { field: 'reason', message: 'position.validation.reason' }
    expect(await add({ productId, unitPriceCents: 150_000 })).toBeRefused(400, refusal)
    const taken = made(await add({ productId, unitPriceCents: 150_000, reason: 'Kratzer am Deckel' }))
    expect(await client.positions.update(processId, taken.id, { reason: null })).toBeRefused(400, refusal)
    expect(
      made(await client.positions.update(processId, taken.id, { unitPriceCents: 169_000, reason: '' })).reason,
    ).toBe(null)
    const { id: from } = await article({ priceType: 'FROM' })
    expect(made(await add({ productId: from, unitPriceCents: 200_000 })).listPriceCents).toBe(169_000)
    expect(await add({ productId: from, unitPriceCents: 168_999 })).toBeRefused(400, refusal)
  })

  test('of an article that another house sells, or nobody any more, is refused', async () => {
    const { home, boss, article, add } = await open()
    const refusal = { field: 'productId', message: 'common.validation-unknown-reference' }
    const elsewhere = await article({ legalEntityIds: [home.secondEntityId] })
    expect(await add({ productId: elsewhere.id })).toBeRefused(400, refusal)
    const here = await article({ legalEntityIds: [home.legalEntityId, home.secondEntityId] })
    made(await add({ productId: here.id }))
    await boss.products.delete(here.id)
    expect(await add({ productId: here.id })).toBeRefused(400, refusal)
  })

  test('is changed, moved, taken away and put back', async () => {
    const { client, processId, add, list } = await open()
    for (const text of ['Eins', 'Zwei', 'Drei']) made(await add({ text, unitPriceCents: 100 }))
    made(await add({ text: 'Auslage', unitPriceCents: 100, group: 'EXPENSES' }))
    const { items } = await list()
    const [one, two, three] = items
    expect(made(await client.positions.update(processId, three.id, { place: 1 })).place).toBe(1)
    expect(textsOf(await list())).toEqual(['Drei', 'Eins', 'Zwei', 'Auslage'])
    made(await client.positions.update(processId, three.id, { place: 99 }))
    expect(textsOf(await list())).toEqual(['Eins', 'Zwei', 'Drei', 'Auslage'])
    // Where it stands makes no other version of it.
    const changed = made(await client.positions.update(processId, two.id, { quantity: 3 }, { ifMatch: two.version }))
    expect(changed.quantity).toBe(3)
    expect(await client.positions.update(processId, two.id, { quantity: 4 }, { ifMatch: two.version })).toBeRefused(412)
    made(await client.positions.update(processId, one.id, { group: 'EXPENSES' }))
    expect(textsOf(await list())).toEqual(['Zwei', 'Drei', 'Auslage', 'Eins'])
    expect((await client.positions.delete(processId, two.id)).status).toBe(204)
    expect(await client.positions.delete(processId, two.id)).toBeRefused(404)
    expect((await list()).sums.netCents).toBe(300)
    expect(made(await client.positions.restore(processId, two.id)).deleted).toBe(false)
    expect((await list()).sums.netCents).toBe(600)
    expect(made(await client.processes.counts(processId)).positions).toBe(4)
  })

  test('of another process is not there', async () => {
    const { home, client, add } = await open()
    const taken = made(await add({ text: 'Orgel', unitPriceCents: 100 }))
    const beside = await anotherCase(home, client)
    expect(await client.positions.update(beside, taken.id, { quantity: 2 })).toBeRefused(404)
    expect(await client.positions.delete(beside, taken.id)).toBeRefused(404)
    const neighbour = await (await funeralHome()).as('OFFICE_MANAGER')
    expect(await neighbour.positions.list(taken.processId)).toBeRefused(404)
    expect(await neighbour.positions.create(taken.processId, { text: 'X', unitPriceCents: 1 })).toBeRefused(404)
    const elsewhere = await home.staff({ at: [{ legalEntityId: home.secondEntityId, roles: ['OFFICE_MANAGER'] }] })
    expect(await elsewhere.client.positions.list(taken.processId)).toBeRefused(404)
  })

  test('is read by who sees the case, written by who may change it, and articles are picked by who sees them', async () => {
    const { home, processId, article, add } = await open()
    const taken = made(await add({ text: 'Orgel', unitPriceCents: 100 }))
    const reader = await home.as('ACCOUNTANT')
    expect(made(await reader.positions.list(processId)).items).toHaveLength(1)
    expect(await reader.positions.create(processId, { text: 'X', unitPriceCents: 1 })).toBeRefused(403)
    expect(await reader.positions.update(processId, taken.id, { quantity: 2 })).toBeRefused(403)
    expect(await reader.positions.delete(processId, taken.id)).toBeRefused(403)
    expect(await reader.positions.restore(processId, taken.id)).toBeRefused(403)
    expect(await reader.positions.takeOver(processId, { processId })).toBeRefused(403)
    const { id: productId } = await article()
    const dispatcher = await home.as('DISPATCHER')
    expect(await dispatcher.positions.create(processId, { productId })).toBeRefused(403)
    made(await dispatcher.positions.create(processId, { text: 'Kilometer', unitPriceCents: 190 }))
  })
})

describe('a payment', () => {
  test('bears no tax, whatever is said, and comes off what is to be paid', async () => {
    const { client, processId, add, list } = await open()
    made(await add({ text: 'Sarg', unitPriceCents: 100_000 }))
    const paid = made(await add({ text: 'Anzahlung', unitPriceCents: 50_000, group: 'PAYMENTS', vatRate: 19 }))
    expect(paid).toMatchObject({ vatRate: 0, priceIsGross: true, passThrough: false })
    expect((await list()).sums).toMatchObject({ grossCents: 119_000, paidCents: 50_000, openCents: 69_000 })
    expect(made(await client.positions.update(processId, paid.id, { vatRate: 7, discountPercent: 5 }))).toMatchObject({
      ...{ vatRate: 0, discountPercent: null },
    })
  })

  test('is of no article', async () => {
    const { article, add } = await open()
    const refusal = { field: 'productId', message: 'position.validation.payment' }
    expect(await add({ productId: (await article()).id, group: 'PAYMENTS' })).toBeRefused(400, refusal)
  })
})

describe('a bundle', () => {
  test('without a price of its own is taxed as its parts are', async () => {
    const { article, add, list } = await open()
    const urn = await article({ name: 'Urne', priceCents: 11_900 })
    const wreath = await article({
      name: 'Kranz',
      type: 'EXTERNAL',
      priceCents: 10_000,
      priceIsGross: false,
      vatRate: 7,
    })
    const fee = await article({ name: 'Gebühr', type: 'EXPENSE', priceCents: 5000, vatRate: 0, passThrough: true })
    const parts = [urn, wreath, fee].map(({ id: productId }, at) => ({ productId, quantity: at === 0 ? 2 : 1 }))
    const fields = {
      name: 'Paket',
      type: 'BUNDLE',
      priceCents: null,
      bundleDisplay: 'SHOW_PRODUCTS_WITH_PRICES',
      parts,
    }
    const bundle = await article(fields)
    const taken = made(await add({ productId: bundle.id }))
    expect(taken).toMatchObject({ unitPriceCents: 23_800 + 10_700 + 5000, pricedByParts: true })
    expect(taken.parts.map(({ text, unitPriceCents }: Position['parts'][number]) => [text, unitPriceCents])).toEqual([
      ['Urne', 11_900],
      ['Kranz', 10_700],
      ['Gebühr', 5000],
    ])
    expect((await list()).sums).toMatchObject({
      ...{ netCents: 30_000, passThroughCents: 5000, grossCents: 39_500 },
      vat: [
        { rate: 19, netCents: 20_000, vatCents: 3800 },
        { rate: 7, netCents: 10_000, vatCents: 700 },
      ],
    })
  })

  test('is taxed as somebody says, once he says so', async () => {
    const { client, processId, article, add, list } = await open()
    const { id: productId } = await article({ vatRate: 7, priceCents: 10_700 })
    const parts = [{ productId, quantity: 1 }]
    const bundle = await article({ type: 'BUNDLE', priceCents: null, bundleDisplay: 'DO_NOT_SHOW_PRODUCTS', parts })
    const taken = made(await add({ productId: bundle.id }))
    expect((await list()).sums.vat).toMatchObject([{ rate: 7 }])
    const changed = made(await client.positions.update(processId, taken.id, { vatRate: 0 }))
    expect(changed).toMatchObject({ pricedByParts: false, vatRate: 0 })
    expect((await list()).sums.vat).toMatchObject([{ rate: 0, vatCents: 0 }])
  })
})

describe('what is taken over', () => {
  test('from another process comes at the price of today, without what was paid, and names what nobody sells any more', async () => {
    const { home, client, boss, processId, article, add, list } = await open()
    const [coffin, urn] = [await article(), await article({ name: 'Urne' })]
    made(await add({ productId: coffin.id, quantity: 2, unitPriceCents: 1, reason: 'Geschenk', discountPercent: 10 }))
    made(await add({ productId: urn.id }))
    made(await add({ text: 'Orgel', unitPriceCents: 100, group: 'EXTERNAL_SERVICES', description: 'Zwei Lieder' }))
    made(await add({ text: 'Anzahlung', unitPriceCents: 100, group: 'PAYMENTS' }))
    made(await boss.products.update(coffin.id, { priceCents: 180_000 }))
    await boss.products.delete(urn.id)
    const target = await anotherCase(home, client)
    const taken = made(await client.positions.takeOver(target, { processId }))
    expect(taken.leftOut).toEqual(['Urne'])
    expect(taken.items).toMatchObject([
      { text: 'Sarg Eiche', quantity: 2, unitPriceCents: 180_000, discountPercent: null, reason: null, place: 1 },
      { text: 'Orgel', unitPriceCents: 100, description: 'Zwei Lieder', place: 1 },
    ])
    expect((await list()).items).toHaveLength(4)
  })

  test('are articles that were chosen together, all or none', async () => {
    const { client, processId, article, list } = await open()
    const [coffin, urn] = [await article(), await article({ name: 'Urne' })]
    const articles = [coffin, urn].map(({ id: productId }, at) => ({ productId, quantity: at + 1 }))
    const wrong = [...articles, { productId: 999_999, quantity: 1 }]
    expect(await client.positions.takeOver(processId, { articles: wrong })).toBeRefused(400, {
      ...{ field: 'articles.2.productId', message: 'common.validation-unknown-reference' },
    })
    expect((await list()).items).toEqual([])
    made(await client.positions.takeOver(processId, { articles }))
    expect((await list()).items).toMatchObject([
      { text: 'Sarg Eiche', quantity: 1 },
      { text: 'Urne', quantity: 2 },
    ])
    const unpriced = await article({ name: 'Engel', priceCents: null })
    const without = [{ productId: unpriced.id, quantity: 1 }]
    expect(made(await client.positions.takeOver(processId, { articles: without }))).toEqual({
      items: [],
      leftOut: ['Engel'],
    })
  })

  test('from nowhere, a house that is none of his, or an unknown template is refused', async () => {
    const { client, processId } = await open()
    const refused = (field: string, message: string) => ({ field, message })
    const missing = refused('templateId', 'common.validation-required')
    expect(await client.positions.takeOver(processId, {})).toBeRefused(400, missing)
    const unknown = 'common.validation-unknown-reference'
    expect(await client.positions.takeOver(processId, { templateId: 999_999 })).toBeRefused(
      400,
      refused('templateId', unknown),
    )
    const other = await anOpenCase()
    expect(await client.positions.takeOver(processId, { processId: other.processId })).toBeRefused(
      400,
      refused('processId', unknown),
    )
  })

  test('from a template follows its lines', async () => {
    const { client, boss, processId, article, list } = await open()
    const coffin = await article()
    const flowers = await article({ name: 'Kranz', type: 'EXTERNAL' })
    const line = { productId: null, text: null, unitPriceCents: null, group: 'PRODUCTS', quantity: 1 }
    const taxed = { priceIsGross: true, vatRate: 19, passThrough: false }
    const burialFormId = (await boss.burialForms.list()).body.items[0].id
    const template = made(
      await boss.positionTemplates.create({
        name: 'Erdbestattung',
        burialFormIds: [burialFormId],
        lines: [
          { ...line, ...taxed, productId: coffin.id, quantity: 2 },
          { ...line, ...taxed, productId: flowers.id },
          { ...line, ...taxed, text: 'Orgel', unitPriceCents: 5000, group: 'EXTERNAL_SERVICES', vatRate: 7 },
        ],
      } as never),
    )
    expect(template).toMatchObject({ name: 'Erdbestattung', burialFormIds: [burialFormId], version: 1 })
    made(await client.positions.takeOver(processId, { templateId: template.id }))
    expect((await list()).items).toMatchObject([
      { text: 'Sarg Eiche', quantity: 2, unitPriceCents: 169_000, group: 'PRODUCTS' },
      { text: 'Kranz', group: 'EXTERNAL_SERVICES', place: 1 },
      { text: 'Orgel', unitPriceCents: 5000, vatRate: 7, group: 'EXTERNAL_SERVICES', place: 2 },
    ])
  })

  test('from another house is refused to who sees no cases there, and is unknown to who has no place there', async () => {
    const { home, client, processId, add } = await open()
    made(await add({ text: 'Orgel', unitPriceCents: 100 }))
    const { legalEntityId: here, secondEntityId: there } = home
    const ofBoth = [
      { legalEntityId: here, roles: ['KPI' as const] },
      { legalEntityId: there, roles: ['OFFICE_MANAGER' as const] },
    ]
    const both = (await home.staff({ at: ofBoth })).client
    const elsewhere = (await home.staff({ at: ofBoth.slice(1) })).client
    const target = await aCaseAt(home, there)
    expect(await both.positions.takeOver(target, { processId })).toBeRefused(403)
    expect(await elsewhere.positions.takeOver(target, { processId })).toBeRefused(400, {
      ...{ field: 'processId', message: 'common.validation-unknown-reference' },
    })
    const atBoth = [here, there].map((legalEntityId) => ({ legalEntityId, roles: ['OFFICE_MANAGER' as const] }))
    const seeing = (await home.staff({ at: atBoth })).client
    expect(made(await seeing.positions.takeOver(target, { processId })).items).toHaveLength(1)
    expect((await client.positions.list(processId)).body.items).toHaveLength(1)
  })

  test('holds articles only for who may pick them', async () => {
    const { home, processId, article, add } = await open()
    const { id: productId } = await article()
    made(await add({ productId }))
    const dispatcher = await home.as('DISPATCHER')
    expect(await dispatcher.positions.takeOver(processId, { processId })).toBeRefused(403)
    expect(await dispatcher.positions.takeOver(processId, { articles: [{ productId, quantity: 1 }] })).toBeRefused(403)
  })

  test('never makes more positions than anybody reads, nor does one more or one that comes back', async () => {
    const { client, processId, article, add } = await open()
    const { id: productId } = await article()
    const articles = (count: number) => Array.from({ length: count }, () => ({ productId, quantity: 1 }))
    const refusal = { field: '', message: 'position.validation.too-many' }
    const taken = made(await client.positions.takeOver(processId, { articles: articles(299) }))
    expect(await client.positions.takeOver(processId, { articles: articles(2) })).toBeRefused(400, refusal)
    expect((await client.positions.delete(processId, taken.items[0].id)).status).toBe(204)
    for (const text of ['Orgel', 'Kranz']) made(await add({ text, unitPriceCents: 100 }))
    expect(await add({ text: 'Noch eine', unitPriceCents: 100 })).toBeRefused(400, refusal)
    expect(await client.positions.restore(processId, taken.items[0].id)).toBeRefused(400, refusal)
    expect(made(await client.processes.counts(processId)).positions).toBe(300)
  })
})

/** A case of the other house of the tenant. */
const aCaseAt = async (home: Awaited<ReturnType<typeof funeralHome>>, legalEntityId: number): Promise<number> => {
  const { client } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const at = { legalEntityId }
  const born = async () => made(await client.persons.create(aPerson(), at)).id
  const people = { deceasedPersonId: await born(), clientPersonId: await born() }
  return made(await client.processes.create(aProcess({ ...home, branchId: home.secondBranchId }, people), at)).id
}

const anotherCase = async (
  home: Awaited<ReturnType<typeof funeralHome>>,
  client: Awaited<ReturnType<typeof open>>['client'],
) => {
  const { body } = await client.processes.copy((await client.processes.list()).body.items[0].id, {})
  expect(body.legalEntityId).toBe(home.legalEntityId)
  return body.id as number
}
