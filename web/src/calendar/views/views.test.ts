import { expect, test } from 'vitest'
import type { Translate } from '../../kit/i18n'
import { chosenDays, isNarrowed, readCalendarSearch } from './calendar-address'
import { countOf } from './days'
import { rangeBeside, stepped, visibleDays } from './range'
import { titleOf } from './title'
import { usualView, type ViewName } from './views'
import { weekOf } from './week'

const t = ((key: string, values?: Record<string, unknown>) =>
  key === 'calendar.week' ? `KW ${values?.week}, ${values?.year}` : key) as Translate

test.each([
  ['2024-12-30', { week: 1, year: 2025 }],
  ['2025-03-09', { week: 10, year: 2025 }],
  ['2026-01-01', { week: 1, year: 2026 }],
  ['2027-01-03', { week: 53, year: 2026 }],
  ['2026-03-29', { week: 13, year: 2026 }],
])('%s lies in week %j', (day, week) => expect(weekOf(day)).toEqual(week))

test.each<[ViewName, string, string]>([
  ['month', '2025-03-09', 'März 2025'],
  ['week', '2025-03-09', 'KW 10, 2025'],
  ['list', '2024-12-30', 'KW 1, 2025'],
  ['timeline-week', '2024-12-30', 'KW 1, 2025'],
  ['day', '2025-03-09', 'Sonntag, 09.03.2025'],
  ['timeline-day', '2025-03-09', 'Sonntag, 09.03.2025'],
])('%s of %s is called %s', (view, day, title) => expect(titleOf(view, day, undefined, t, 'de')).toBe(title))

test('a list that is limited to some days is called by them', () => {
  const days = { from: '2025-03-01', to: '2025-03-31' }
  expect(titleOf('list', '2025-03-09', days, t, 'de')).toBe('01.03.2025 – 31.03.2025')
})

test.each<[ViewName, string, string]>([
  ['month', '2026-10-26', '2026-12-06'],
  ['week', '2026-11-16', '2026-11-22'],
  ['list', '2026-11-16', '2026-11-22'],
  ['timeline-week', '2026-11-16', '2026-11-22'],
  ['day', '2026-11-21', '2026-11-21'],
  ['timeline-day', '2026-11-21', '2026-11-21'],
])('%s shows %s to %s', (view, from, to) => expect(visibleDays(view, '2026-11-21')).toEqual({ from, to }))

test('a list of chosen days shows them, a year of them only its first three months', () => {
  const may = { from: '2026-05-01', to: '2026-05-31' }
  expect(visibleDays('list', '2026-11-21', may)).toEqual(may)
  expect(visibleDays('month', '2026-11-21', may).from).toBe('2026-10-26')
  expect(countOf(visibleDays('list', '2026-11-21', { from: '2026-01-01', to: '2026-12-31' }))).toBe(92)
  expect(rangeBeside(may, -1)).toEqual({ from: '2026-03-31', to: '2026-04-30' })
})

test.each<[ViewName, string, string, string]>([
  ['month', '2026-01-31', '2025-12-01', '2026-02-01'],
  ['week', '2026-03-29', '2026-03-22', '2026-04-05'],
  ['timeline-day', '2026-02-28', '2026-02-27', '2026-03-01'],
])('beside %s of %s lie %s and %s', (view, day, before, after) => {
  expect([stepped(view, day, -1), stepped(view, day, 1)]).toEqual([before, after])
})

test('narrow screens begin with the list, wide ones with the month', () => {
  expect([usualView(true), usualView(false)]).toEqual(['list', 'month'])
})

test('an address is read as it is written', () => {
  const search = { view: 'week', date: '2026-11-21', user: 7, rows: '2_cars', from: '2026-11-01', to: '2026-11-30' }
  expect(readCalendarSearch({ ...search, task: '5' })).toEqual(search)
  expect(chosenDays({ from: '2026-11-01', to: '2026-11-30' })).toEqual({ from: '2026-11-01', to: '2026-11-30' })
})

test('one group may stand alone, several stand each once, and none of them is no filter', () => {
  expect(readCalendarSearch({ groups: 3 })).toEqual({ groups: [3] })
  expect(readCalendarSearch({ groups: [3, 4, 3, 'x', -1] })).toEqual({ groups: [3, 4] })
  expect(readCalendarSearch({ groups: [] })).toEqual({})
  expect(readCalendarSearch({ groups: Array.from({ length: 1000 }, (_, at) => at + 1) }).groups).toHaveLength(20)
})

test('a choice of rows narrows the timelines, and no other view', () => {
  expect(isNarrowed({ rows: '2_cars' }, 'timeline-week')).toBe(true)
  expect(isNarrowed({ rows: '2_cars', date: '2026-11-21' }, 'month')).toBe(false)
  for (const search of [{ user: 7 }, { groups: [3] }]) expect(isNarrowed(search, 'month')).toBe(true)
})

test('chosen days narrow the list; any other view is only led to them', () => {
  const today = { from: '2026-11-25', to: '2026-11-25', date: '2026-11-25' }
  expect(isNarrowed(today, 'list')).toBe(true)
  for (const view of ['month', 'week', 'day', 'timeline-week'] as const) expect(isNarrowed(today, view)).toBe(false)
})

test.each([
  { view: 'year' },
  { view: ['month'] },
  { date: '2026-02-30' },
  { date: '9999-01-01' },
  { date: 20261121 },
  { user: -1 },
  { user: 1.5 },
  { user: '7; drop' },
  { user: 2 ** 40 },
  { rows: '__proto__' },
  { from: '2026-11-30', to: '2026-11-01' },
  { from: '2026-11-30' },
  { to: null },
])('what is not understood is not heard: %j', (search) => expect(readCalendarSearch(search)).toEqual({}))
