import { describe, expect, test } from 'vitest'
import { durationOf, endAfter, isDuration, minutesOf, readDuration } from './duration'
import { spanOfDay, spanOfDays } from './span'

describe('a task of a day and more', () => {
  test.each([
    ['2026-11-22', '24:00'],
    ['2026-03-29', '23:00'],
    ['2026-10-25', '25:00'],
  ])('on %s takes %s, and its end is found again', (day, duration) => {
    const { start, end } = spanOfDay(day)
    expect(durationOf({ start, end })).toBe(duration)
    expect(Date.parse(endAfter(start, duration) ?? '')).toBe(Date.parse(end))
  })

  test('may take as long as it takes', () => {
    const { start, end } = spanOfDays('2026-10-24', '2026-10-30')
    expect(durationOf({ start, end })).toBe('169:00')
    expect(Date.parse(endAfter(start, '169:00') ?? '')).toBe(Date.parse(end))
  })
})

test('minutes pass as a stopwatch counts them', () => {
  expect(endAfter('2026-03-29T00:30:00.000Z', '01:00')).toBe('2026-03-29T01:30:00.000Z')
  expect(endAfter('2026-10-25T00:30:00.000Z', '01:00')).toBe('2026-10-25T01:30:00.000Z')
})

test('a duration is hours and minutes', () => {
  expect(['00:00', '01:30', '24:59', '169:00'].every(isDuration)).toBe(true)
  expect(['1:30', '01:60', 'lang', '', '1000:00'].some(isDuration)).toBe(false)
  expect([minutesOf('26:30'), minutesOf('lang')]).toEqual([1590, null])
  expect(endAfter('2026-11-22T09:00:00.000Z', 'lang')).toBeNull()
})

test.each([
  ['1', '01:00'],
  ['24', '24:00'],
  ['130', '01:30'],
  ['1:30', '01:30'],
  ['1.30', '01:30'],
  ['26:30', '26:30'],
  ['169:00', '169:00'],
  ['1 h', '01:00'],
  ['1h30', '01:30'],
  ['01:75', null],
  ['lang', null],
  ['jetzt', null],
])('%s is read as %s', (typed, meant) => {
  expect(readDuration(typed)).toBe(meant)
})
