import { expect, test } from 'vitest'
import { checkPeriod, monthsBetween, usualPeriod } from './evaluation'

test('every month of a period is named, over the end of a year', () => {
  expect(monthsBetween({ from: '2025-11-30', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsBetween({ from: '2026-02-10', to: '2026-02-10' })).toEqual(['2026-02'])
})

test.each([
  ['2026-11-25', '2025-12-01'],
  ['2026-12-31', '2026-01-01'],
  ['2024-02-29', '2023-03-01'],
])('the twelve months up to %s begin on %s', (day, from) => {
  const period = usualPeriod(day)
  expect(period).toEqual({ from, to: day })
  expect(monthsBetween(period)).toHaveLength(12)
})

test.each([
  [{ from: '2026-01-01', to: '2026-01-01' }, []],
  [{ from: '2026-01-02', to: '2026-01-01' }, [{ field: 'to', message: 'quality.validation.period-order' }]],
  [{ from: '2021-01-01', to: '2026-01-01' }, []],
  [{ from: '2021-01-01', to: '2026-01-02' }, [{ field: 'to', message: 'quality.validation.period-length' }]],
])('the period %j has the findings %j', (period, findings) => {
  expect(checkPeriod(period)).toEqual(findings)
})
