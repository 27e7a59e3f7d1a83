import { describe, expect, test } from 'vitest'
import { checkMovement, checkProduct, crossed, mayHaveStock, type PricedProduct, priceOn, productTypes } from '.'

const fields = (findings: { field: string }[]) => findings.map(({ field }) => field)

const atHouse = (legalEntityId: number | null, validFrom: string | null) => ({
  ...{ legalEntityId, validFrom, priceCents: 1 },
})

describe('an article as a whole', () => {
  test.each([
    [{}, []],
    [{ type: 'SINGLE', parts: [], stockTracked: true }, []],
    [{ type: 'BUNDLE', bundleDisplay: 'DO_NOT_SHOW_PRODUCTS', parts: [{ productId: 1, quantity: 1 }] }, []],
    [{ type: 'BUNDLE', bundleDisplay: null }, ['bundleDisplay']],
    [{ type: 'SINGLE', parts: [{ productId: 1, quantity: 1 }] }, ['parts']],
    [{ type: 'EXPENSE', stockTracked: true }, ['stockTracked']],
    [{ prices: [atHouse(1, null), atHouse(1, '2027-01-01'), atHouse(null, null), atHouse(null, '2027-01-01')] }, []],
    [{ prices: [atHouse(1, null), atHouse(2, null), atHouse(1, null)] }, ['prices.2.validFrom']],
    [{ prices: [atHouse(null, '2027-01-01'), atHouse(null, '2027-01-01')] }, ['prices.1.validFrom']],
  ] as const)('%j has faults at %j', (product, expected) => {
    expect(fields(checkProduct(product as never))).toEqual(expected)
  })

  test('of these kinds has no stock', () => {
    expect(productTypes.filter((type) => !mayHaveStock(type))).toEqual(['SERVICE', 'EXTERNAL', 'EXPENSE', 'BUNDLE'])
  })
})

describe('what an article costs', () => {
  const taxed = { prices: [], priceIsGross: true, vatRate: 19, passThrough: false } as const
  const article = (fields: Partial<PricedProduct>): PricedProduct => ({
    ...{ ...taxed, type: 'SINGLE', priceCents: 500, parts: [], prices: [] },
    ...fields,
  })
  const price = (legalEntityId: number | null, validFrom: string | null, priceCents: number) => ({
    ...{ legalEntityId, validFrom, priceCents },
  })
  const prices = [
    price(null, '2027-01-01', 600),
    price(null, '2026-06-01', 550),
    price(1, null, 400),
    price(1, '2026-12-01', 450),
    price(2, '2027-02-01', 700),
  ]

  test.each([
    ['its own price before any other begins', null, '2026-05-31', 500],
    ['the price for all from its first day on', null, '2026-06-01', 550],
    ['the latest one of those that have begun', null, '2027-01-01', 600],
    ['the price of the house, however much later that for all began', 1, '2026-11-30', 400],
    ['the latest one of the house', 1, '2027-03-01', 450],
    ['at a house whose price is still to come, the one for all', 2, '2027-01-31', 600],
    ['at a house whose price has begun, that one', 2, '2027-02-01', 700],
    ['at a house without prices, the one for all', 3, '2026-07-01', 550],
  ])('is %s', (_, legalEntityId, day, expected) => {
    expect(priceOn(article({ prices }), { legalEntityId, day })).toBe(expected)
    expect(priceOn(article({ prices: [...prices].reverse() }), { legalEntityId, day })).toBe(expected)
  })

  const place = { legalEntityId: 1, day: '2026-11-25' }
  const parts = [
    { ...taxed, quantity: 2, priceCents: 900, prices: [] },
    { ...taxed, quantity: 1, priceCents: null, prices: [] },
  ]
  const changing = [{ ...taxed, quantity: 2, priceCents: 900, prices: [price(1, '2026-11-25', 1000)] }]
  const net = [{ ...taxed, quantity: 3, priceCents: 1000, prices: [], priceIsGross: false }]
  const gross = [{ ...taxed, quantity: 3, priceCents: 1190, prices: [] }]
  const fee = [{ ...taxed, quantity: 1, priceCents: 1500, prices: [], priceIsGross: false, passThrough: true }]

  test.each([
    ['nothing that is known, without a price', { priceCents: null }, null],
    ['nothing, where it is given away', { priceCents: 0, prices: [] }, 0],
    ['of a bundle its own price', { type: 'BUNDLE', priceCents: 1500, parts }, 1500],
    ['of a bundle nothing, where that is its price', { type: 'BUNDLE', priceCents: 0, parts }, 0],
    ['of a bundle the price of the house', { type: 'BUNDLE', priceCents: null, prices: [price(1, null, 7)], parts }, 7],
    ['of a bundle without a price what its parts cost', { type: 'BUNDLE', priceCents: null, parts }, 1800],
    ['of a bundle what its parts cost on the day', { type: 'BUNDLE', priceCents: null, parts: changing }, 2000],
    ['of a bundle with the tax that its parts lack', { type: 'BUNDLE', priceCents: null, parts: net }, 3570],
    [
      'of a bundle without the tax of its parts',
      { type: 'BUNDLE', priceCents: null, priceIsGross: false, parts: gross },
      3000,
    ],
    ['of a bundle no tax on what is passed through', { type: 'BUNDLE', priceCents: null, parts: fee }, 1500],
  ] as const)('is %s', (_, fields, expected) => {
    expect(priceOn(article(fields as Partial<PricedProduct>), place)).toBe(expected)
  })
})

test.each([
  [{ kind: 'IN', quantity: 1 }, []],
  [{ kind: 'COUNT', quantity: 0 }, []],
  [{ kind: 'OUT', quantity: 0 }, ['quantity']],
  [{ kind: 'CORRECTION', quantity: -2, reason: 'Bruch' }, []],
  [{ kind: 'CORRECTION', quantity: 0 }, ['quantity', 'reason']],
] as const)('the movement %j has faults at %j', (movement, expected) => {
  expect(fields(checkMovement(movement as never))).toEqual(expected)
})

test.each([
  [{ stock: 5, minimumStock: 2 }, 2, null],
  [{ stock: 2, minimumStock: 2 }, 1, 'STOCK_LOW'],
  [{ stock: 1, minimumStock: 2 }, 0, null],
  [{ stock: 5, minimumStock: 2 }, -1, 'STOCK_NEGATIVE'],
  [{ stock: 0, minimumStock: null }, -1, 'STOCK_NEGATIVE'],
  [{ stock: -1, minimumStock: 2 }, -2, null],
  [{ stock: 1, minimumStock: 2 }, 4, null],
] as const)('from %j to %i crosses %j', (before, after, expected) => {
  expect(crossed(before, after)).toBe(expected)
})
