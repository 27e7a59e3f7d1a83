import { describe, expect, test } from 'vitest'
import { askedPrice, checkMovement, checkProduct, crossed, mayHaveStock, productTypes } from '.'

const fields = (findings: { field: string }[]) => findings.map(({ field }) => field)

describe('an article as a whole', () => {
  test.each([
    [{}, []],
    [{ type: 'SINGLE', parts: [], stockTracked: true }, []],
    [{ type: 'BUNDLE', bundleDisplay: 'DO_NOT_SHOW_PRODUCTS', parts: [{ productId: 1, quantity: 1 }] }, []],
    [{ type: 'BUNDLE', bundleDisplay: null }, ['bundleDisplay']],
    [{ type: 'SINGLE', parts: [{ productId: 1, quantity: 1 }] }, ['parts']],
    [{ type: 'EXPENSE', stockTracked: true }, ['stockTracked']],
  ] as const)('%j has faults at %j', (product, expected) => {
    expect(fields(checkProduct(product as never))).toEqual(expected)
  })

  test('of these kinds has no stock', () => {
    expect(productTypes.filter((type) => !mayHaveStock(type))).toEqual(['SERVICE', 'EXTERNAL', 'EXPENSE', 'BUNDLE'])
  })
})

describe('what an article costs', () => {
  const parts = [
    { quantity: 2, priceCents: 900 },
    { quantity: 1, priceCents: null },
  ]

  test.each([
    [{ type: 'SINGLE', priceCents: 500, parts: [] }, 500],
    [{ type: 'SINGLE', priceCents: null, parts: [] }, null],
    [{ type: 'BUNDLE', priceCents: 1500, parts }, 1500],
    [{ type: 'BUNDLE', priceCents: null, parts }, 1800],
    [{ type: 'BUNDLE', priceCents: 0, parts }, 0],
  ] as const)('of %j is %j cents', (product, expected) => {
    expect(askedPrice(product as never)).toBe(expected)
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
