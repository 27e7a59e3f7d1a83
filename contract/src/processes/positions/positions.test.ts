import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Product, productTypes } from '../../products'
import { checkLines, checkPosition, groupOfType, mostPositions, type Position, positionSums, takenFrom } from '.'

const position = (fields: object = {}): Position =>
  ({
    ...{ group: 'PRODUCTS', quantity: 1, unitPriceCents: 10_000, priceIsGross: true, vatRate: 19, passThrough: false },
    ...{ discountPercent: null, pricedByParts: false, parts: [], listPriceCents: null, listPriceType: null },
    ...{ productId: null, reason: null, isCounted: false },
    ...fields,
  }) as unknown as Position

const part = (unitPriceCents: number, vatRate: number, fields: object = {}) => ({
  ...{ productId: 1, text: 'Teil', quantity: 1, unitPriceCents, vatRate, passThrough: false },
  ...fields,
})

describe('what positions come to', () => {
  // Worked out by hand: the tax of each rate is rounded once, on what all positions of the rate come to.
  test.each([
    ['nothing', [], [0, 0, 0, 0]],
    ['a gross price', [position({ unitPriceCents: 11_900 })], [10_000, 1900, 0, 11_900]],
    ['a net price', [position({ priceIsGross: false })], [10_000, 1900, 0, 11_900]],
    [
      'three net candles of 50 cents, whose tax of 9.5 cents each is not rounded one by one',
      Array.from({ length: 3 }, () => position({ unitPriceCents: 50, priceIsGross: false })),
      [150, 29, 0, 179],
    ],
    ['three gross urns of 99.99', [position({ quantity: 3, unitPriceCents: 9999 })], [25_208, 4789, 0, 29_997]],
    ['a tenth off', [position({ unitPriceCents: 9999, discountPercent: 10 })], [7562, 1437, 0, 8999]],
    ['what is laid out', [position({ passThrough: true, vatRate: 19 })], [0, 0, 10_000, 10_000]],
    ['what is taken back', [position({ quantity: -1, unitPriceCents: 11_900 })], [-10_000, -1900, 0, -11_900]],
    [
      'both rates and none',
      [
        position({ unitPriceCents: 11_900 }),
        position({ unitPriceCents: 10_700, vatRate: 7 }),
        position({ vatRate: 0 }),
      ],
      [30_000, 2600, 0, 32_600],
    ],
  ] as const)('%s', (_, positions, expected) => {
    const { netCents, vat, passThroughCents, grossCents } = positionSums(positions as Position[])
    const vatCents = vat.reduce((sum, row) => sum + row.vatCents, 0)
    expect([netCents, vatCents, passThroughCents, grossCents]).toEqual(expected)
  })

  test('what has been paid is not charged and comes off what is open', () => {
    const paid = position({ group: 'PAYMENTS', vatRate: 0, unitPriceCents: 4000 })
    expect(positionSums([position(), paid, paid])).toMatchObject({
      ...{ grossCents: 10_000, paidCents: 8000, openCents: 2000 },
    })
  })

  test('a bundle that its parts make the price of is taxed as they are', () => {
    const parts = [part(11_900, 19, { quantity: 2 }), part(10_700, 7), part(5000, 0, { passThrough: true })]
    const bundle = position({ unitPriceCents: 39_500, pricedByParts: true, parts })
    expect(positionSums([bundle])).toMatchObject({
      ...{ netCents: 30_000, passThroughCents: 5000, grossCents: 39_500 },
      vat: [
        { rate: 19, netCents: 20_000, vatCents: 3800 },
        { rate: 7, netCents: 10_000, vatCents: 700 },
      ],
    })
    // At half the price each part bears half of it.
    expect(positionSums([{ ...bundle, discountPercent: 50 }])).toMatchObject({
      passThroughCents: 2500,
      grossCents: 19_750,
    })
  })

  test('of a bundle are all that is charged, to the cent, however its parts are cut', () => {
    const parts = fc.array(
      fc.record({
        ...{ productId: fc.constant(1), text: fc.constant('Teil'), passThrough: fc.boolean() },
        quantity: fc.integer({ min: 1, max: 9 }),
        unitPriceCents: fc.integer({ min: 0, max: 99_999 }),
        vatRate: fc.constantFrom(19, 7, 0),
      }),
      { minLength: 1, maxLength: 6 },
    )
    const quantity = fc.integer({ min: -9, max: 9 }).filter((count) => count !== 0)
    fc.assert(
      fc.property(parts, quantity, fc.integer({ min: 0, max: 999_999 }), (cut, count, unitPriceCents) => {
        const bundle = position({ quantity: count, unitPriceCents, pricedByParts: true, parts: cut })
        expect(positionSums([bundle]).grossCents).toBe(count * unitPriceCents + 0)
      }),
    )
  })
})

test('whatever may stand in a process can be counted together', () => {
  const most = position({ quantity: 1000, unitPriceCents: 1_000_000_000, vatRate: 19, priceIsGross: false })
  const all = Array.from({ length: mostPositions }, () => most)
  expect(positionSums(all).grossCents).toBe(mostPositions * 1_190_000_000_000)
  // The shares of the parts add up although cents times cents are more than a number holds.
  const part = (unitPriceCents: number) => ({
    ...{ productId: 1, text: 'Teil', quantity: 999, unitPriceCents, passThrough: false, vatRate: 0 as const },
  })
  const parts = [part(1_000_000_000), part(999_999_999), part(1), part(333_333_333)]
  const bundle = position({ ...most, priceIsGross: true, quantity: 999.999, pricedByParts: true, parts })
  expect(positionSums([bundle]).grossCents).toBe(999_999_000_000)
})

const fields = (findings: { field: string }[]) => findings.map(({ field }) => field)

test.each([
  [{}, []],
  [{ listPriceCents: 10_000, listPriceType: 'TOTAL' }, []],
  [{ listPriceCents: 9999, listPriceType: 'TOTAL' }, ['reason']],
  [{ listPriceCents: 9999, listPriceType: 'TOTAL', reason: 'Stammkunde' }, []],
  [{ listPriceCents: 9999, listPriceType: 'FROM' }, []],
  [{ listPriceCents: 10_001, listPriceType: 'FROM' }, ['reason']],
  [{ isCounted: true, quantity: 1.5 }, ['quantity']],
  [{ isCounted: true, quantity: -2 }, []],
  [{ group: 'PAYMENTS', productId: 4 }, ['productId']],
  [{ quantity: 1000, unitPriceCents: 1_000_000_000, listPriceCents: null }, []],
  [{ quantity: -1000.001, unitPriceCents: 1_000_000_000, listPriceCents: null }, ['quantity']],
  [{ unitPriceCents: 1_000_000_001, listPriceCents: null }, ['quantity']],
])('a position %j has faults at %j', (facts, expected) => {
  expect(fields(checkPosition(position(facts)))).toEqual(expected)
})

test('articles stand among goods, unless others do the work or it is laid out', () => {
  const groups = Object.fromEntries(productTypes.map((type) => [type, groupOfType(type)]))
  const { EXTERNAL, EXPENSE, ...others } = groups
  expect([EXTERNAL, EXPENSE]).toEqual(['EXTERNAL_SERVICES', 'EXPENSES'])
  expect(new Set(Object.values(others))).toEqual(new Set(['PRODUCTS']))
})

const place = { legalEntityId: 1, day: '2026-11-25' }

describe('what is taken from an article', () => {
  const article = (facts: object = {}) =>
    ({
      ...{ id: 7, name: 'Sarg', description: null, type: 'SINGLE', priceType: 'TOTAL', priceCents: 500 },
      ...{ priceIsGross: true, vatRate: 19, passThrough: false, bundleDisplay: null, parts: [], prices: [] },
      ...facts,
    }) as Parameters<typeof takenFrom>[0]
  const ofArticle = (facts: object) => ({
    ...{ productId: 3, name: 'Teil', type: 'SERVICE', quantity: 2, priceCents: 100, priceIsGross: true },
    ...{ prices: [], vatRate: 19, passThrough: false },
    ...facts,
  })

  test('is its price, and that it is counted', () => {
    expect(takenFrom(article(), place)).toMatchObject({ unitPriceCents: 500, listPriceCents: 500, isCounted: true })
    expect(takenFrom(article({ type: 'SERVICE', priceCents: null }), place)).toMatchObject({
      ...{ unitPriceCents: null, listPriceCents: null, isCounted: false, pricedByParts: false },
    })
  })

  test('has the parts of a bundle priced as the bundle is, with the tax or without it', () => {
    const parts = [
      ofArticle({}),
      ofArticle({ priceIsGross: false }),
      ofArticle({ priceIsGross: false, passThrough: true }),
    ]
    const gross = takenFrom(article({ type: 'BUNDLE', priceCents: null, parts }), place)
    expect(gross.parts.map(({ unitPriceCents }) => unitPriceCents)).toEqual([100, 119, 100])
    expect(gross).toMatchObject({ unitPriceCents: 638, pricedByParts: true, isCounted: false })
    const net = takenFrom(article({ type: 'BUNDLE', priceCents: null, priceIsGross: false, parts }), place)
    expect(net.parts.map(({ unitPriceCents }) => unitPriceCents)).toEqual([84, 100, 100])
  })

  test('is the price of the house on the day', () => {
    const prices = [
      { legalEntityId: 1, validFrom: '2026-11-25', priceCents: 600 },
      { legalEntityId: 2, validFrom: null, priceCents: 700 },
    ]
    expect(takenFrom(article({ prices }), place).listPriceCents).toBe(600)
    expect(takenFrom(article({ prices }), { ...place, day: '2026-11-24' }).listPriceCents).toBe(500)
  })

  test('of a bundle with a price of its own is that price', () => {
    const bundle: Partial<Product> = { type: 'BUNDLE', priceCents: 900 }
    const taken = takenFrom(article({ ...bundle, parts: [ofArticle({ type: 'SINGLE' })] }), place)
    expect(taken).toMatchObject({ unitPriceCents: 900, pricedByParts: false, isCounted: true })
  })
})

test('a line of a template is an article, or says what it is and costs', () => {
  const line = { ...position(), productId: null, text: 'Orgel', unitPriceCents: 5000 }
  expect(fields(checkLines([line, { ...line, productId: 3, text: null, unitPriceCents: null }]))).toEqual([])
  expect(fields(checkLines([{ ...line, text: null, unitPriceCents: null }]))).toEqual([
    'lines.0.text',
    'lines.0.unitPriceCents',
  ])
  expect(fields(checkLines([line, { ...line, productId: 3, group: 'PAYMENTS' }]))).toEqual(['lines.1.group'])
})
