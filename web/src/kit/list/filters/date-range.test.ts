import { expect, test } from 'vitest'
import { openRange, rangeOf, rangeToWire, type Shortcut, shortcuts, withFrom, withTo } from './date-range'

test('there are six shortcuts', () => {
  expect(shortcuts).toEqual(['current-week', 'last-week', 'last-7-days', 'current-month', 'last-month', 'reset'])
})

// A Saturday in November, and the first of a leap year's March.
test.each<[Shortcut, string, string | null, string | null]>([
  ['current-week', '2026-11-21', '2026-11-16', '2026-11-22'],
  ['last-week', '2026-11-21', '2026-11-09', '2026-11-15'],
  ['last-7-days', '2026-11-21', '2026-11-15', '2026-11-21'],
  ['current-month', '2026-11-21', '2026-11-01', '2026-11-30'],
  ['last-month', '2026-11-21', '2026-10-01', '2026-10-31'],
  ['current-week', '2024-03-01', '2024-02-26', '2024-03-03'],
  ['last-month', '2024-03-01', '2024-02-01', '2024-02-29'],
  ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['reset', '2026-11-21', null, null],
])('%s on %s is %s to %s', (shortcut, today, from, to) => {
  expect(rangeOf(shortcut, today)).toEqual({ from, to })
})

test('a start after the end clears the end, and an end before the start is not taken', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' }
  expect(withFrom(march, '2026-04-01')).toEqual({ from: '2026-04-01', to: null })
  expect(withFrom(march, '2026-03-31')).toEqual({ from: '2026-03-31', to: '2026-03-31' })
  expect(withTo(march, '2026-02-01')).toEqual({ from: '2026-03-01', to: null })
})

test('it is sent from the first moment to the last, and an open end is not sent', () => {
  expect(rangeToWire({ from: '2024-03-05', to: '2024-03-05' })).toEqual({
    from: '2024-03-05T00:00:00.000+01:00',
    to: '2024-03-05T23:59:59.999+01:00',
  })
  expect(rangeToWire({ from: null, to: '2024-07-05' })).toEqual({ to: '2024-07-05T23:59:59.999+02:00' })
  expect(rangeToWire(openRange)).toEqual({})
})
