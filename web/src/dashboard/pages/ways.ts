import { firstOfMonth } from '@pietas/contract/kit/days'
import { processStatuses } from '@pietas/contract/processes'
import { isLeave, taskStatuses, taskTypes } from '@pietas/contract/tasks'

/** The address of a list that shows what a tile counts. */
export interface Way {
  to: '/announcements' | '/tasks' | '/processes' | '/kpi'
  search: Readonly<Record<string, string | number>>
}

const listed = (values: readonly string[]) => values.join('*')

const work = { 'filter.type': listed(taskTypes.filter((type) => !isLeave(type))) }
const notCancelled = { 'filter.status': listed(taskStatuses.filter((status) => status !== 'CANCELLED')) }
const today = { 'filter.when': 'today' }

/** @param day the day, `YYYY-MM-DD`, up to which something is due. */
export const toOwnTasks = (userId: number, day: string): Way => ({
  to: '/tasks',
  search: { ...work, 'filter.userId': userId, 'filter.state': 'unfinished', 'filter.period': `..${day}` },
})

export const toAppointments: Way = {
  to: '/tasks',
  search: { 'filter.type': listed(['APPOINTMENT', 'WORK', 'TRANSPORTATION']), ...notCancelled, ...today },
}

export const toOverdue: Way = { to: '/tasks', search: { view: 'overdue' } }

export const toAway: Way = {
  to: '/tasks',
  search: { 'filter.type': listed(taskTypes.filter(isLeave)), ...notCancelled, ...today },
}

export const toAnnouncements: Way = { to: '/announcements', search: {} }

export const toFunerals: Way = { to: '/processes', search: { 'filter.funeral': 'NEXT_DAYS' } }

/** @param day the day, `YYYY-MM-DD`, up to which the cases of its month are counted. */
export const toNewCases = (day: string): Way => ({
  to: '/processes',
  search: {
    'filter.type': 'DEATH',
    'filter.status': listed(processStatuses.filter((status) => status !== 'CANCELLED')),
    'filter.createdAt': `${firstOfMonth(day)}..${day}`,
  },
})

export const toFigures: Way = { to: '/kpi', search: { period: 'this-month' } }

export const toUnburied: Way = { to: '/processes', search: { 'filter.funeral': 'AHEAD' } }
