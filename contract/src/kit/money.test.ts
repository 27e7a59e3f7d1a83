import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grossOf, netOf, priceOf, sumOf, sumsOf, type Taxed, vatOfGross, vatOfNet, vatRates } from './money'

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const rate = fc.constantFrom(...vatRates)

describe('value added tax', () => {
  test.each([
    [50, 19, 10],
    [-50, 19, -10],
    [10_000, 7, 700],
    [150, 7, 11],
    [1, 19, 0],
    [12_345, 0, 0],
  ] as const)('on %i cents net at %i percent is %i cents: half a cent goes up, away from zero', (net, percent, vat) => {
    expect(vatOfNet(net, percent)).toBe(vat)
  })

  test('inside a gross amount is taken out of it', () => {
    expect([vatOfGross(11_900, 19), vatOfGross(100, 7), vatOfGross(-11_900, 19)]).toEqual([1900, 7, -1900])
    expect([netOf(11_900, 19), grossOf(10_000, 19)]).toEqual([10_000, 11_900])
  })

  test('a net amount comes out of its gross amount again, and a credit mirrors a charge', () => {
    fc.assert(
      fc.property(cents, rate, (net, percent) => {
        expect(netOf(grossOf(net, percent), percent)).toBe(net)
        expect(vatOfNet(-net, percent) + vatOfNet(net, percent)).toBe(0)
        expect(Math.abs(vatOfNet(net, percent) * 100 - net * percent)).toBeLessThanOrEqual(50)
      }),
    )
  })
})

describe('a position', () => {
  test.each([
    [{ quantity: 3, unitPriceCents: 333 }, 999],
    [{ quantity: 1.5, unitPriceCents: 333 }, 500],
    [{ quantity: 0.001, unitPriceCents: 500 }, 1],
    [{ quantity: 1, unitPriceCents: 1001, discountPercent: 50 }, 501],
    [{ quantity: -1, unitPriceCents: 1001, discountPercent: 50 }, -501],
    [{ quantity: 2, unitPriceCents: 999, discountPercent: 12.5 }, 1748],
    [{ quantity: 7, unitPriceCents: 4900, discountPercent: 100 }, 0],
    [{ quantity: 1.005, unitPriceCents: 1000, discountPercent: null }, 1005],
  ])('%j comes to %i cents', (position, expected) => {
    expect(priceOf(position)).toBe(expected)
  })

  test.each([
    { quantity: Number.NaN, unitPriceCents: 100 },
    { quantity: Number.POSITIVE_INFINITY, unitPriceCents: 100 },
    { quantity: 1, unitPriceCents: 0.5 },
    { quantity: 1, unitPriceCents: Number.NaN },
    { quantity: 0.0005, unitPriceCents: 100 },
    { quantity: 1, unitPriceCents: 100, discountPercent: 100.01 },
    { quantity: 1, unitPriceCents: 100, discountPercent: -1 },
    { quantity: 1, unitPriceCents: 100, discountPercent: 33.333 },
    { quantity: 1000, unitPriceCents: Number.MAX_SAFE_INTEGER },
  ])('%j is refused', (position) => {
    expect(() => priceOf(position)).toThrow(RangeError)
  })
})

const position: fc.Arbitrary<Taxed> = fc.record({
  quantity: fc.integer({ min: -100_000, max: 100_000 }).map((thousandths) => thousandths / 1000),
  unitPriceCents: fc.integer({ min: 0, max: 1_000_000 }),
  discountPercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  vatRate: rate,
  passThrough: fc.boolean(),
})

describe('the sums of positions', () => {
  test('round the tax once for each rate', () => {
    const candle: Taxed = { quantity: 1, unitPriceCents: 50, vatRate: 19 }
    const wreath: Taxed = { quantity: 1, unitPriceCents: 1000, vatRate: 7 }
    const fee: Taxed = { quantity: 2, unitPriceCents: 12_000, vatRate: 0, passThrough: true }
    // One by one, three candles would cost 30 cents of tax.
    expect(sumsOf([candle, wreath, candle, fee, candle])).toEqual({
      netCents: 1150,
      vat: [
        { rate: 19, netCents: 150, vatCents: 29 },
        { rate: 7, netCents: 1000, vatCents: 70 },
      ],
      passThroughCents: 24_000,
      grossCents: 25_249,
    })
  })

  test('of gross prices are what was asked for', () => {
    const urn: Taxed = { quantity: 3, unitPriceCents: 9999, vatRate: 19, priceIsGross: true }
    expect(sumsOf([urn])).toEqual({
      netCents: 25_208,
      vat: [{ rate: 19, netCents: 25_208, vatCents: 4789 }],
      passThroughCents: 0,
      grossCents: 29_997,
    })
  })

  test('take prices with and without tax side by side, each as it was agreed', () => {
    const coffin: Taxed = { quantity: 1, unitPriceCents: 100_000, vatRate: 19 }
    const urn: Taxed = { quantity: 3, unitPriceCents: 9999, vatRate: 19, priceIsGross: true }
    expect(sumsOf([coffin, urn])).toEqual({
      netCents: 125_208,
      vat: [{ rate: 19, netCents: 125_208, vatCents: 23_789 }],
      passThroughCents: 0,
      grossCents: 119_000 + 29_997,
    })
  })

  test('of nothing are nothing', () => {
    expect(sumsOf([])).toEqual({ netCents: 0, vat: [], passThroughCents: 0, grossCents: 0 })
  })

  test('add up, whatever the order of the positions', () => {
    fc.assert(
      fc.property(fc.array(position, { maxLength: 12 }), fc.constantFrom(true, false), (priced, priceIsGross) => {
        const positions = priced.map((one) => ({ ...one, priceIsGross }))
        const sums = sumsOf(positions)
        expect(sumsOf([...positions].reverse())).toEqual(sums)
        const vatCents = sumOf(sums.vat.map((row) => row.vatCents))
        expect(sums.grossCents).toBe(sums.netCents + vatCents + sums.passThroughCents)
        const charged = sumOf(positions.map(priceOf))
        expect(priceIsGross ? sums.grossCents : sums.netCents + sums.passThroughCents).toBe(charged)
      }),
    )
  })
})

test('amounts that cannot be counted with are refused', () => {
  const { MAX_SAFE_INTEGER } = Number
  expect(sumOf([MAX_SAFE_INTEGER, -1, 1])).toBe(MAX_SAFE_INTEGER)
  expect(() => sumOf([MAX_SAFE_INTEGER, 1])).toThrow(RangeError)
  expect(() => sumOf([0.1])).toThrow(RangeError)
  expect(() => vatOfNet(Number.NaN, 19)).toThrow(RangeError)
  expect(() => grossOf(MAX_SAFE_INTEGER, 7)).toThrow(RangeError)
})
