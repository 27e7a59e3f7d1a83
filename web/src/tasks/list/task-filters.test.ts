import { expect, test } from 'vitest'
import { taskTabs, wireTaskFilters } from './task-filters'

const sunday = '2026-11-22'

test('a word for days becomes the span that it means on that day', () => {
  expect(wireTaskFilters({ when: 'today', type: ['WORK'] }, sunday)).toEqual({
    type: ['WORK'],
    startDate: '2026-11-22T00:00:00.000+01:00',
    endDate: '2026-11-22T23:59:59.999+01:00',
  })
  expect(wireTaskFilters({ when: 'tomorrow' }, sunday)).toMatchObject({ startDate: '2026-11-23T00:00:00.000+01:00' })
  expect(wireTaskFilters({ when: 'week' }, sunday)).toEqual({
    startDate: '2026-11-16T00:00:00.000+01:00',
    endDate: '2026-11-22T23:59:59.999+01:00',
  })
})

test('a span of days that begins in summer and ends in winter keeps both ends of the day', () => {
  const period = { from: '2026-10-24T00:00:00.000+02:00', to: '2026-10-25T23:59:59.999+01:00' }
  expect(wireTaskFilters({ period }, sunday)).toEqual({ startDate: period.from, endDate: period.to })
})

test('a word and a span together mean where both overlap', () => {
  const period = { from: '2026-11-20T00:00:00.000+01:00' }
  expect(wireTaskFilters({ when: 'week', period }, sunday)).toEqual({
    startDate: '2026-11-20T00:00:00.000+01:00',
    endDate: '2026-11-22T23:59:59.999+01:00',
  })
})

test('nothing chosen narrows nothing', () => {
  expect(wireTaskFilters(undefined, sunday)).toEqual({})
})

test('everybody has the own tasks, today and what is late; all of them only whoever may list them', () => {
  expect(taskTabs(false).map(({ label }) => label)).toEqual(['task.tab.mine', 'task.tab.today', 'task.tab.overdue'])
  expect(taskTabs(true).at(-1)?.label).toBe('task.tab.all')
  expect(taskTabs(true)[0]?.values).toEqual({ own: true, state: 'unfinished' })
})

test('what is unfinished or late is asked for by the names of the server', () => {
  expect(wireTaskFilters({ state: 'unfinished', userId: 7 }, sunday)).toEqual({ userId: 7, hasOpenTasks: true })
  expect(wireTaskFilters({ state: 'overdue' }, sunday)).toEqual({ overdue: true })
})
