import type { LeaveItem } from '@pietas/contract/tasks'
import { expect, test } from 'vitest'
import { awayOn, daysOfMonth, stepMonth } from './away-days'
import { readAbsencesSearch } from './month-address'

const leave = (fields: Partial<LeaveItem>): LeaveItem => ({
  id: 1,
  type: 'vacation',
  status: 'OPEN',
  startDate: '2026-11-10',
  endDate: '2026-11-12',
  days: 3,
  legalEntityId: 1,
  ...fields,
})

test('a month has its days, a leap year and the change of clocks included', () => {
  expect(daysOfMonth('2028-02').at(-1)).toBe('2028-02-29')
  expect(daysOfMonth('2026-03')).toHaveLength(31)
  expect(daysOfMonth('2026-10').filter((day) => day === '2026-10-25')).toHaveLength(1)
})

test('months follow each other over the turn of the year', () => {
  expect(stepMonth('2026-12', 1)).toBe('2027-01')
  expect(stepMonth('2027-01', -1)).toBe('2026-12')
})

test('both ends of leave belong to it, and what was accepted counts first', () => {
  const asked = leave({ id: 1 })
  const accepted = leave({ id: 2, status: 'DONE', startDate: '2026-11-12', endDate: '2026-11-13' })
  const on = (day: string) => awayOn([asked, accepted], day)?.id
  expect(['09', '10', '12', '13', '14'].map((day) => on(`2026-11-${day}`))).toEqual([undefined, 1, 2, 2, undefined])
})

test.each([{}, { month: '2026-13' }, { month: 5 }, { month: '2026-1' }, { month: '<b>' }])(
  'an address that names no month is not heard: %j',
  (search) => {
    expect(readAbsencesSearch(search)).toEqual({})
  },
)
