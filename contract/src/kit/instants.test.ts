import { expect, test } from 'vitest'
import { instantOf, wallTimeOf } from './instants'

test.each([
  ['2026-01-15', '09:30', '2026-01-15T08:30:00.000Z'],
  ['2026-07-15', '00:05', '2026-07-14T22:05:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('%s %s in Berlin is %s, and back', (day, time, instant) => {
  expect(instantOf({ day, time })).toBe(instant)
  expect(wallTimeOf(instant)).toEqual({ day, time })
})

test('of the hour that comes twice in autumn the first is meant', () => {
  expect(instantOf({ day: '2026-10-25', time: '02:30' })).toBe('2026-10-25T00:30:00.000Z')
})

test('a time that is skipped in spring counts on from before the change', () => {
  expect(wallTimeOf(instantOf({ day: '2026-03-29', time: '02:30' }))).toEqual({ day: '2026-03-29', time: '03:30' })
})
