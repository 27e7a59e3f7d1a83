import { expect, test } from 'vitest'
import { nextSlot, type Schedule } from './schedule'

const next = (schedule: Schedule, after: string): string => nextSlot(schedule, new Date(after)).toISOString()

test('every hour means every full one, the same on every server', () => {
  expect(next({ every: '1 hour' }, '2026-11-22T09:59:59.999Z')).toBe('2026-11-22T10:00:00.000Z')
  expect(next({ every: '1 hour' }, '2026-11-22T10:00:00.000Z')).toBe('2026-11-22T11:00:00.000Z')
  expect(next({ every: '15 minutes' }, '2026-11-22T10:00:01.000Z')).toBe('2026-11-22T10:15:00.000Z')
})

test.each([
  ['before it on the same day', '2026-11-22T01:00:00.000Z', '2026-11-22T02:00:00.000Z'],
  ['at it on the next day', '2026-11-22T02:00:00.000Z', '2026-11-23T02:00:00.000Z'],
  [
    'late in the evening, when it is tomorrow in Berlin already',
    '2026-11-22T23:30:00.000Z',
    '2026-11-23T02:00:00.000Z',
  ],
  ['on the eve of summer time an hour earlier', '2026-03-28T12:00:00.000Z', '2026-03-29T01:00:00.000Z'],
  ['on the eve of winter time an hour later', '2026-10-24T12:00:00.000Z', '2026-10-25T02:00:00.000Z'],
])('three in the morning is meant in Berlin: %s', (_, after, expected) => {
  expect(next({ daily: '03:00' }, after)).toBe(expected)
})

test('a time that the clocks skip comes all the same, one that they show twice comes once', () => {
  expect(next({ daily: '02:30' }, '2026-03-28T12:00:00.000Z')).toBe('2026-03-29T01:30:00.000Z')
  const first = next({ daily: '02:30' }, '2026-10-24T12:00:00.000Z')
  expect(first).toBe('2026-10-25T00:30:00.000Z')
  expect(next({ daily: '02:30' }, first)).toBe('2026-10-26T01:30:00.000Z')
})

test('a wait that is none is refused', () => {
  expect(() => next({ every: '0 hours' }, '2026-11-22T10:00:00.000Z')).toThrow(/no time to wait/)
})
