import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextNumber, previewOf, readNumber, writtenNumber } from './number-ranges'

const invoices = { prefix: 'RE-2026-', startingNumber: 100 }

test('the first paper has the starting number, each further one the next', () => {
  expect(nextNumber(invoices, null)).toBe(100)
  expect(nextNumber(invoices, 100)).toBe(101)
  expect(nextNumber({ startingNumber: 0 }, null)).toBe(0)
  expect(previewOf(invoices, null)).toEqual(['RE-2026-100', 'RE-2026-101', 'RE-2026-102'])
  expect(previewOf({ prefix: null, startingNumber: 9 }, null, 2)).toEqual(['9', '10'])
})

test('a starting number that is changed later makes a gap at most, never a number twice', () => {
  expect(nextNumber({ startingNumber: 500 }, 101)).toBe(500)
  expect(nextNumber({ startingNumber: 1 }, 101)).toBe(102)
})

test.each([
  'RE-2026-',
  'RE-2025-100',
  're-2026-100',
  'RE-2026-100 ',
  'RE-2026-0100',
  'RE-2026-1e3',
  'RE-2026-9007199254740993',
])('"%s" is no number of the range', (written) => {
  expect(readNumber(invoices, written)).toBeNull()
})

test('what is written is read again, whatever the prefix, and numbers only grow', () => {
  const number = fc.nat()
  fc.assert(
    fc.property(fc.option(fc.string()), number, fc.option(number), (prefix, startingNumber, last) => {
      const next = nextNumber({ startingNumber }, last)
      expect(next).toBeGreaterThanOrEqual(startingNumber)
      expect(next).toBeGreaterThan(last ?? -1)
      expect(readNumber({ prefix }, writtenNumber({ prefix }, next))).toBe(next)
    }),
  )
})

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', (startingNumber) => {
  expect(() => nextNumber({ startingNumber }, null)).toThrow(RangeError)
  expect(() => nextNumber({ startingNumber }, 5)).toThrow(RangeError)
  expect(() => writtenNumber(invoices, startingNumber)).toThrow(RangeError)
})

test('a range that is used up is refused, not begun anew', () => {
  expect(() => nextNumber({ startingNumber: 1 }, Number.MAX_SAFE_INTEGER)).toThrow(RangeError)
})
