import { describe, expect, test } from 'vitest'
import { addDays, endOfDay, firstOfMonth, lastOfMonth, mondayOf, startOfDay } from './days'

test('days are counted over the ends of months and years', () => {
  expect([addDays('2024-02-28', 1), addDays('2023-02-28', 1), addDays('2026-01-01', -1)]).toEqual([
    '2024-02-29',
    '2023-03-01',
    '2025-12-31',
  ])
})

test('a week begins on Monday', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22', '2026-11-23'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-11-16',
    '2026-11-23',
  ])
})

test('a month ends where the calendar says', () => {
  expect(['2023-02-11', '2024-02-11', '2026-04-30', '2026-12-01'].map(lastOfMonth)).toEqual([
    '2023-02-28',
    '2024-02-29',
    '2026-04-30',
    '2026-12-31',
  ])
  expect(firstOfMonth('2026-12-31')).toBe('2026-12-01')
})

describe('the moments of a day in Berlin', () => {
  test.each([
    ['2024-03-05', '2024-03-04T23:00:00.000Z', '2024-03-05T22:59:59.999Z'],
    ['2024-07-05', '2024-07-04T22:00:00.000Z', '2024-07-05T21:59:59.999Z'],
    // The clocks change in the night of these days.
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ])('%s is from %s to %s', (day, from, to) => {
    expect(new Date(startOfDay(day)).toISOString()).toBe(from)
    expect(new Date(endOfDay(day)).toISOString()).toBe(to)
  })

  test('they still write the day, so that a filter by days can cut them', () => {
    expect(startOfDay('1941-02-03')).toBe('1941-02-03T00:00:00.000+02:00')
    expect(endOfDay('1885-02-03')).toMatch(/^1885-02-03T23:59:59\.999\+00:53$/)
  })
})
