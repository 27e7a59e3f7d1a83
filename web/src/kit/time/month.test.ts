import { expect, test } from 'vitest'
import { addMonths, isoWeekOf, monthGrid, weekOf } from './month'

test('a week runs from Monday to Sunday, also over the end of a year and the changes of the clocks', () => {
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28')
  expect(weekOf('2027-01-01').at(-1)).toBe('2027-01-03')
  expect(weekOf('2026-03-29').at(-1)).toBe('2026-03-29')
  expect(weekOf('2026-10-25')).toHaveLength(7)
})

test.each([
  ['2026-01-01', 2026, 1],
  ['2025-12-29', 2026, 1],
  ['2027-01-01', 2026, 53],
  ['2027-01-03', 2026, 53],
  ['2027-01-04', 2027, 1],
  ['2024-12-30', 2025, 1],
  ['2021-01-03', 2020, 53],
  ['2026-11-22', 2026, 47],
])('%s lies in week %i/%i', (day, year, week) => {
  expect(isoWeekOf(day)).toEqual({ year, week })
})

test('a month is shown as six weeks from the Monday before its first day', () => {
  const grid = monthGrid('2026-11-22')
  expect(grid.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect([grid[0]?.[0], grid[5]?.[6]]).toEqual(['2026-10-26', '2026-12-06'])
  // It begins on a Monday and has 28 days: two weeks of the next month follow.
  expect([monthGrid('2027-02-14')[0]?.[0], monthGrid('2027-02-14')[5]?.[6]]).toEqual(['2027-02-01', '2027-03-14'])
  const days = monthGrid('2026-03-01').flat()
  expect(new Set(days).size).toBe(42)
})

test('months are counted over the ends of years', () => {
  expect([addMonths('2026-11-22', 1), addMonths('2026-11-22', 2), addMonths('2026-01-31', 1)]).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2026-02-01',
  ])
  expect([addMonths('2026-01-31', -1), addMonths('2026-11-22', -23), addMonths('2026-05-01', 0)]).toEqual([
    '2025-12-01',
    '2024-12-01',
    '2026-05-01',
  ])
})
