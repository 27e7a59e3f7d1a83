import { instantOf, startOfDay } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { nearnessOf } from './task-groups'

// A Tuesday.
const now = '2026-11-24'
const at = (day: string, time = '09:00') => instantOf({ day, time })
const open = (dueDate: string | null, startDate: string | null = null) => ({
  status: 'OPEN' as const,
  dueDate,
  startDate,
})

test.each([
  ['2026-11-23', 'overdue'],
  ['2026-11-24', 'today'],
  ['2026-11-25', 'tomorrow'],
  ['2026-11-26', 'week'],
  ['2026-11-29', 'week'],
  ['2026-11-30', 'later'],
] as const)('what is due on %s is %s', (day, nearness) => {
  expect(nearnessOf(open(startOfDay(day)), 'DUE_DATE', now)).toBe(nearness)
  expect(nearnessOf(open(null, at(day)), 'START_DATE', now)).toBe(nearness)
})

test('on a Sunday nothing more is of this week but tomorrow', () => {
  expect(nearnessOf(open(at('2026-11-30')), 'DUE_DATE', '2026-11-29')).toBe('tomorrow')
  expect(nearnessOf(open(at('2026-12-01')), 'DUE_DATE', '2026-11-29')).toBe('later')
})

test('what is done is not overdue, and what has no start has none in the order of the start', () => {
  expect(nearnessOf({ ...open(at('2026-11-20')), status: 'DONE' }, 'DUE_DATE', now)).toBe('earlier')
  expect(nearnessOf(open(at('2026-11-24')), 'START_DATE', now)).toBe('undated')
  expect(nearnessOf(open(null, at('2026-11-25')), 'DUE_DATE', now)).toBe('tomorrow')
})

test('the day is the one in Berlin, and leave names days', () => {
  expect(nearnessOf(open('2026-11-24T23:30:00.000Z'), 'DUE_DATE', now)).toBe('tomorrow')
  expect(nearnessOf(open(null, '2026-11-25'), 'START_DATE', now)).toBe('tomorrow')
})
