import { describe, expect, test } from 'vitest'
import { daysOf, monthsOf, rangeOfChoice, withDay, withMonth, withYear, yearsWithin } from './year-month-day'

const limits = { min: '2020-03-15', max: '2024-10-20' }
const century = { min: '1900-01-01', max: '2026-11-21' }

describe('what can be chosen', () => {
  test('years, the latest first', () => {
    expect(yearsWithin(limits)).toEqual([2024, 2023, 2022, 2021, 2020])
  })

  test('no month before a year, and no day before a month', () => {
    expect(monthsOf(null, century)).toEqual([])
    expect(daysOf({ year: 2024, month: null, day: null }, century)).toEqual([])
  })

  test('months within the limits', () => {
    expect(monthsOf(2020, limits)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(monthsOf(2024, limits)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(monthsOf(2022, limits)).toHaveLength(12)
  })

  test('days within the limits', () => {
    const march = daysOf({ year: 2020, month: 3, day: null }, limits)
    expect([march[0], march.at(-1)]).toEqual([15, 31])
    expect(daysOf({ year: 2024, month: 10, day: null }, limits)).toHaveLength(20)
  })

  test.each([
    [2023, 2, 28],
    [2024, 2, 29],
    [1900, 2, 28],
    [2024, 4, 30],
  ])('%i/%i has %i days', (year, month, count) => {
    expect(daysOf({ year, month, day: null }, century)).toHaveLength(count)
  })
})

test('another month clears the day, another year month and day', () => {
  const chosen = { year: 2024, month: 1, day: 31 }
  expect(withMonth(chosen, 2)).toEqual({ year: 2024, month: 2, day: null })
  expect(withYear(2023)).toEqual({ year: 2023, month: null, day: null })
  expect(withDay(chosen, 30)).toEqual({ year: 2024, month: 1, day: 30 })
})

test('a year, a month and a day stand for their days', () => {
  expect(rangeOfChoice({ year: 1941, month: null, day: null })).toEqual({ from: '1941-01-01', to: '1941-12-31' })
  expect(rangeOfChoice({ year: 2024, month: 2, day: null })).toEqual({ from: '2024-02-01', to: '2024-02-29' })
  expect(rangeOfChoice({ year: 2024, month: 2, day: 3 })).toEqual({ from: '2024-02-03', to: '2024-02-03' })
  expect(rangeOfChoice({ year: null, month: null, day: null })).toEqual({ from: null, to: null })
})
