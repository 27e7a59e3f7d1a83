import { describe, expect, test } from 'vitest'
import { daysBetween } from '../kit/days'
import { checkPeriod, monthsOf, mostDays, periodBefore, periodNames, periodOf } from './period'

describe('a period by its name', () => {
  test.each([
    ['this-month', '2026-11-25', '2026-11-01', '2026-11-25'],
    ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['this-quarter', '2026-11-25', '2026-10-01', '2026-11-25'],
    ['this-quarter', '2026-01-01', '2026-01-01', '2026-01-01'],
    ['last-quarter', '2026-02-28', '2025-10-01', '2025-12-31'],
    ['last-quarter', '2026-12-31', '2026-07-01', '2026-09-30'],
    ['this-year', '2026-03-29', '2026-01-01', '2026-03-29'],
    ['last-12-months', '2026-11-25', '2025-12-01', '2026-11-25'],
    ['last-12-months', '2026-12-31', '2026-01-01', '2026-12-31'],
  ] as const)('%s on %s', (name, day, from, to) => {
    expect(periodOf(name, day)).toEqual({ from, to })
  })

  test('is one that may be asked for, on every day of two years', () => {
    for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000)
      for (const name of periodNames)
        expect(checkPeriod(periodOf(name, new Date(day).toISOString().slice(0, 10)))).toEqual([])
  })
})

test.each([
  ['2026-11-01', '2026-11-30', '2026-10-02', '2026-10-31'],
  ['2026-01-01', '2026-01-01', '2025-12-31', '2025-12-31'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  // The clocks change on 29 March.
  ['2026-03-29', '2026-03-31', '2026-03-26', '2026-03-28'],
])('before %s to %s lie as many days', (from, to, first, last) => {
  expect(periodBefore({ from, to })).toEqual({ from: first, to: last })
  expect(daysBetween(first, last)).toBe(daysBetween(from, to))
})

test('a period touches months, at both of its ends a part of one', () => {
  expect(monthsOf({ from: '2025-11-30', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsOf({ from: '2026-01-31', to: '2026-01-31' })).toEqual(['2026-01'])
})

describe('a period is asked for in its order and for five years at most', () => {
  test.each([
    ['2026-11-02', '2026-11-01', 'figures.validation.order'],
    ['2021-01-01', '2026-01-02', 'figures.validation.too-long'],
  ])('%s to %s', (from, to, message) => {
    expect(checkPeriod({ from, to })).toEqual([{ field: 'to', message }])
  })

  test.each([
    ['2026-11-01', '2026-11-01'],
    ['2021-01-01', '2025-12-31'],
    ['2024-01-01', '2028-12-31'],
  ])('%s to %s is one', (from, to) => {
    expect(checkPeriod({ from, to })).toEqual([])
    expect(daysBetween(from, to)).toBeLessThan(mostDays)
  })
})
