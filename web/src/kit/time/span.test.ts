import { describe, expect, test } from 'vitest'
import { contains, daysOf, minutesIn, overlaps, shared, spanOfDay, spanOfDays } from './span'

const on = (from: string, to: string, day = '2026-11-22') => ({
  start: `${day}T${from}:00.000Z`,
  end: `${day}T${to}:00.000Z`,
})

describe('spans are half open', () => {
  test('what ends when the other begins does not overlap it', () => {
    expect(overlaps(on('09:00', '10:00'), on('10:00', '11:00'))).toBe(false)
    expect(overlaps(on('10:00', '11:00'), on('09:00', '10:00'))).toBe(false)
    expect(overlaps(on('09:00', '10:01'), on('10:00', '11:00'))).toBe(true)
    expect(overlaps(on('09:00', '12:00'), on('10:00', '11:00'))).toBe(true)
  })

  test('a moment is no time: it overlaps nothing', () => {
    expect(overlaps(on('10:00', '10:00'), on('09:00', '11:00'))).toBe(false)
  })

  test('the start belongs to them, the end does not', () => {
    expect(contains(on('09:00', '10:00'), '2026-11-22T09:00:00.000Z')).toBe(true)
    expect(contains(on('09:00', '10:00'), '2026-11-22T10:00:00.000Z')).toBe(false)
    expect(contains(on('09:00', '10:00'), '2026-11-22T10:59:59.999+01:00')).toBe(true)
  })

  test('what two share is what lies in both, whatever offset they are written with', () => {
    expect(shared(on('09:00', '11:00'), on('10:00', '12:00'))).toEqual(on('10:00', '11:00'))
    expect(shared(on('09:00', '10:00'), on('10:00', '12:00'))).toBeNull()
    const inBerlin = { start: '2026-11-22T11:00:00.000+01:00', end: '2026-11-22T12:00:00.000+01:00' }
    expect(shared(on('09:00', '10:30'), inBerlin)).toEqual({ start: inBerlin.start, end: '2026-11-22T10:30:00.000Z' })
  })
})

describe('the days of a span', () => {
  test('are those in Berlin', () => {
    expect(daysOf({ start: '2026-11-21T23:00:00.000Z', end: '2026-11-22T01:00:00.000Z' })).toEqual(['2026-11-22'])
    expect(daysOf({ start: '2026-07-21T21:59:00.000Z', end: '2026-07-21T22:01:00.000Z' })).toEqual([
      '2026-07-21',
      '2026-07-22',
    ])
  })

  test('do not reach the one that begins where it ends', () => {
    for (const day of ['2026-11-22', '2026-03-29', '2026-10-25']) expect(daysOf(spanOfDay(day))).toEqual([day])
    expect(daysOf({ start: '2026-11-22T09:00:00Z', end: '2026-11-22T09:00:00Z' })).toEqual(['2026-11-22'])
  })

  test('are all that lie between, over months and years', () => {
    expect(daysOf(spanOfDays('2026-12-30', '2027-01-02'))).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ])
    expect(daysOf(spanOfDays('2028-02-28', '2028-03-01'))).toHaveLength(3)
  })
})

test.each([
  ['2026-11-22', 24],
  ['2026-03-29', 23],
  ['2026-10-25', 25],
])('%s has %i hours', (day, hours) => {
  expect(minutesIn(spanOfDay(day))).toBe(hours * 60)
})
