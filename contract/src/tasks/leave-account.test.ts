import { describe, expect, test } from 'vitest'
import { addDays } from '../kit'
import { type AwayDay, type LeaveYear, leaveSums, leaveYearOf, mergedSpans, remainderOf, workingDaysBetween } from '.'

const week = { workingDays: null, holidays: new Set<string>() }

describe('working days', () => {
  test.each<[string, string, string, Partial<Parameters<typeof workingDaysBetween>[2]>, number]>([
    ['a week', '2026-11-23', '2026-11-29', {}, 5],
    ['a weekend', '2026-11-28', '2026-11-29', {}, 0],
    ['one day', '2026-11-23', '2026-11-23', {}, 1],
    ['a holiday among them', '2026-11-16', '2026-11-22', { holidays: new Set(['2026-11-18']) }, 4],
    ['a holiday on a Sunday', '2026-11-16', '2026-11-22', { holidays: new Set(['2026-11-22']) }, 5],
    ['three days a week', '2026-11-23', '2026-11-29', { workingDays: [2, 4, 6] }, 3],
    ['the weekend alone', '2026-11-23', '2026-11-29', { workingDays: [6, 7] }, 2],
    ['the change to summer time', '2026-03-23', '2026-04-05', {}, 10],
    ['the change to winter time', '2026-10-19', '2026-11-01', {}, 10],
    ['across the year', '2026-12-28', '2027-01-03', { holidays: new Set(['2027-01-01']) }, 4],
    ['backwards', '2026-11-24', '2026-11-23', {}, 0],
  ])('%s', (_, from, to, of, count) => {
    expect(workingDaysBetween(from, to, { ...week, ...of })).toHaveLength(count)
  })
})

test('spans that reach into each other become one', () => {
  const span = (startDate: string, endDate: string) => ({ startDate, endDate })
  expect(
    mergedSpans([
      span('2026-03-05', '2026-03-06'),
      span('2026-03-01', '2026-03-03'),
      span('2026-03-02', '2026-03-02'),
      span('2026-03-03', '2026-03-04'),
    ]),
  ).toEqual([span('2026-03-01', '2026-03-04'), span('2026-03-05', '2026-03-06')])
  expect(mergedSpans([])).toEqual([])
})

const away = (from: string, count: number, fields: Partial<AwayDay> = {}): AwayDay[] =>
  Array.from({ length: count }, (_, at) => ({ day: addDays(from, at), type: 'VACATION', isAccepted: true, ...fields }))

const start = (fields: Partial<LeaveYear> = {}): LeaveYear => ({
  year: 2026,
  entitlement: 30,
  carriedOver: 0,
  ...fields,
})

describe('of a year', () => {
  test('what has been is taken, what is ahead or not yet accepted is planned', () => {
    const days = [...away('2026-02-02', 4), ...away('2026-06-01', 3, { isAccepted: false }), ...away('2026-11-23', 2)]
    expect(leaveSums(start(), days, '2026-11-23')).toEqual({ planned: 4, taken: 5, forfeited: 0, rest: 21 })
  })

  test('other kinds, and days of other years, are not counted', () => {
    const days = [
      ...away('2025-12-30', 4),
      ...away('2026-05-01', 5, { type: 'SCHOOL_ABSENCE' }),
      ...away('2026-06-01', 5, { type: 'SICK_DAY' }),
    ]
    expect(leaveSums(start(), days, '2026-11-23')).toMatchObject({ planned: 0, taken: 2, rest: 28 })
  })

  test('who is ill on leave has not taken it, once the illness is accepted', () => {
    const leave = away('2026-06-01', 5)
    const ill = away('2026-06-02', 2, { type: 'SICK_DAY' })
    expect(leaveSums(start(), [...leave, ...ill], '2026-11-23').taken).toBe(3)
    const claimed = ill.map((day) => ({ ...day, isAccepted: false }))
    expect(leaveSums(start(), [...leave, ...claimed], '2026-11-23').taken).toBe(5)
  })

  test('a day asked for twice counts once, and accepted once it is', () => {
    const days = [...away('2026-06-01', 2, { isAccepted: false }), ...away('2026-06-02', 1)]
    expect(leaveSums(start(), days, '2026-11-23')).toMatchObject({ planned: 1, taken: 1, rest: 28 })
    expect(leaveSums(start(), days.reverse(), '2026-11-23')).toMatchObject({ planned: 1, taken: 1 })
  })

  test('without an entitlement nothing can be left, and more may be taken than there is', () => {
    expect(leaveSums(start({ entitlement: null }), away('2026-06-01', 2), '2026-11-23')).toMatchObject({
      taken: 2,
      rest: null,
    })
    expect(leaveSums(start({ entitlement: 1 }), away('2026-06-01', 2), '2026-11-23').rest).toBe(-1)
  })
})

describe('what is left of the year before', () => {
  const carried = start({ carriedOver: 5 })

  test.each([
    ['may be taken until 31 March', away('2026-03-30', 2), '2026-03-31', { forfeited: 0, rest: 33 }],
    ['is lost afterwards', away('2026-03-30', 2), '2026-04-01', { forfeited: 3, rest: 30 }],
    ['and is not used by later leave', away('2026-04-01', 5), '2026-04-10', { forfeited: 5, rest: 25 }],
    ['nor by more than there is', away('2026-02-01', 8), '2026-04-10', { forfeited: 0, rest: 27 }],
    ['is used by what is planned as well', away('2026-03-02', 5, { isAccepted: false }), '2026-01-10', { rest: 30 }],
  ])('%s', (_, days, today, sums) => {
    expect(leaveSums(carried, days, today)).toMatchObject(sums)
  })

  test('is what was neither taken nor lost, and may be below zero', () => {
    expect(remainderOf(start(), away('2026-06-01', 12))).toBe(18)
    expect(remainderOf(carried, away('2026-06-01', 12)), 'the remainder was lost').toBe(18)
    expect(remainderOf(carried, [...away('2026-03-01', 4), ...away('2026-06-01', 12)])).toBe(18)
    expect(remainderOf(start({ entitlement: 10 }), away('2026-06-01', 12))).toBe(-2)
    expect(remainderOf(start({ entitlement: 10, carriedOver: -2 }), [])).toBe(8)
    expect(remainderOf(start({ entitlement: null }), away('2026-06-01', 12))).toBe(0)
  })

  test('owed days are owed', () => {
    expect(leaveSums(start({ carriedOver: -2 }), [], '2026-11-23')).toMatchObject({ forfeited: 0, rest: 28 })
  })
})

describe('a year begins', () => {
  const account = { first: 2024, usual: 30, adjusted: [] }
  const days = [...away('2024-06-01', 20), ...away('2025-02-03', 4), ...away('2025-07-01', 20)]

  test('with what the years before have left', () => {
    expect(leaveYearOf(2024, account, days)).toEqual({ year: 2024, entitlement: 30, carriedOver: 0 })
    expect(leaveYearOf(2025, account, days)).toEqual({ year: 2025, entitlement: 30, carriedOver: 10 })
    expect(leaveYearOf(2026, account, days)).toEqual({ year: 2026, entitlement: 30, carriedOver: 10 })
  })

  test('with what was said of it instead', () => {
    const adjusted = [
      { year: 2025, entitlement: 15, carriedOver: null },
      { year: 2026, entitlement: null, carriedOver: 0 },
    ]
    expect(leaveYearOf(2025, { ...account, adjusted }, days)).toMatchObject({ entitlement: 15, carriedOver: 10 })
    expect(leaveYearOf(2026, { ...account, adjusted }, days)).toMatchObject({ entitlement: 30, carriedOver: 0 })
  })

  test('with nothing before the account does', () => {
    expect(leaveYearOf(2023, account, days)).toEqual({ year: 2023, entitlement: null, carriedOver: 0 })
  })

  test('leave that crosses two years counts in each', () => {
    const across = away('2026-12-30', 5)
    expect(leaveSums(start(), across, '2027-02-01').taken).toBe(2)
    expect(leaveSums(start({ year: 2027 }), across, '2027-02-01').taken).toBe(3)
  })
})
