import { noGrants } from '@pietas/contract/kit/permissions'
import { expect, test } from 'vitest'
import type { Translate } from '../../kit/i18n'
import { taskEvents } from '../events/task-event'
import { anAppointment, anEvent } from '../testing'
import { busyEvents } from './busy-events'
import { withConflicts } from './conflicts'
import { readRow } from './row-id'
import { meansOf, noMeans, timelineGroups } from './timeline-rows'

const car = (id: number, name: string, deleted = false) => ({ id, name, licensePlate: '', numberOfSeats: 2, deleted })
const user = (id: number, lastName: string) => ({
  id,
  firstName: 'A',
  lastName,
  profilePictureDocumentAccessToken: null,
  deleted: false,
})
const titles = (groups: ReturnType<typeof timelineGroups>) =>
  groups.map(({ title, rows }) => [title, rows.map((row) => row.title)])

test('cars without a task stand there as well; a deleted one only where it is needed', () => {
  const used = car(3, 'Verkauft', true)
  const means = meansOf({ ...noMeans, cars: [car(1, 'Caddy'), car(2, 'Alt', true)] }, [
    anAppointment({ car: used, user: null }),
  ])
  expect(means.cars.map(({ name }) => name)).toEqual(['Caddy', 'Verkauft'])
  expect(meansOf(noMeans, [anAppointment({ users: [user(7, 'Z'), user(9, 'B')] })]).users).toHaveLength(2)
})

test('groups stand in their order, and names within them in that of the German alphabet', () => {
  const means = {
    users: [user(1, 'Zorn'), user(2, 'Ärmel'), user(3, 'Arndt'), user(4, 'Böhm')],
    cars: [car(5, 'Wagen 10'), car(6, 'Wagen 2')],
    resources: [],
  }
  expect(titles(timelineGroups(means, undefined, (group) => group))).toEqual([
    ['1_users', ['A Ärmel', 'A Arndt', 'A Böhm', 'A Zorn']],
    ['2_cars', ['Wagen 2', 'Wagen 10']],
  ])
  expect(titles(timelineGroups(means, '2_cars', () => 'Autos'))).toEqual([['Autos', ['Wagen 2', 'Wagen 10']]])
})

test('a row says whom it stands for, the head of a group for nobody', () => {
  expect([readRow('u7'), readRow('c3'), readRow('1_users'), readRow(undefined)]).toEqual([
    { kind: 'USER', id: 7 },
    { kind: 'CAR', id: 3 },
    null,
    null,
  ])
})

test('whoever is needed twice is marked, whoever goes from one to the next is not', () => {
  const at = (id: string, from: string, until: string, more = {}) =>
    anEvent({ id, start: `2026-11-24T${from}`, end: `2026-11-24T${until}`, rows: ['u1'], ...more })
  const marked = withConflicts([
    at('long', '08:00', '12:00'),
    at('within', '09:00', '09:30'),
    at('after', '12:00', '13:00'),
    at('takes nobody', '08:00', '13:00', { blocks: null }),
    at('elsewhere', '08:00', '12:00', { rows: ['u2'] }),
  ])
  expect(marked.filter(({ isConflict }) => isConflict).map(({ id }) => id)).toEqual(['long', 'within'])
})

test('what is taken by what nobody may see is a time without a name, and stands in the way of others', () => {
  const block = {
    kind: 'CAR' as const,
    id: 3,
    startDate: '2026-11-24T09:00:00.000Z',
    endDate: '2026-11-24T10:00:00.000Z',
    taskId: null,
  }
  const [first, ...others] = busyEvents([block, { ...block, taskId: 5 }], new Set([5]), 'Belegt')
  expect(others).toEqual([])
  expect(first).toMatchObject({
    title: 'Belegt',
    taskId: undefined,
    rows: ['c3'],
    fixed: 'busy',
    time: '10:00 – 11:00',
  })
  const both = withConflicts([first as never, anEvent({ id: 'task-1', rows: ['c3'] })])
  expect(both.every(({ isConflict }) => isConflict)).toBe(true)
})

/** Which tasks of the day stand in a conflict with an appointment of the same person from 10:00 to 11:00. */
const inTheWay = (...others: Parameters<typeof anAppointment>[0][]) => {
  const t = ((key: string) => key) as Translate
  const tasks = [anAppointment({ id: 1 }), ...others.map((facts, index) => anAppointment({ id: index + 2, ...facts }))]
  const marked = withConflicts(taskEvents(tasks, { userId: 7, grants: noGrants }, t))
  return marked
    .filter(({ isConflict }) => isConflict)
    .map(({ taskId }) => taskId)
    .toSorted()
}

test('work that is only due, with an hour or without, takes nobody; nor does what is done', () => {
  const work = { type: 'work', startDate: null, endDate: null } as const
  expect(inTheWay({ ...work, dueDate: '2026-11-23T23:00:00.000Z' })).toEqual([])
  expect(inTheWay({ ...work, dueDate: '2026-11-24T09:00:00.000Z' })).toEqual([])
  expect(inTheWay({ status: 'DONE' }, { status: 'CANCELLED' })).toEqual([])
  expect(inTheWay({ type: 'work' })).toEqual([1, 2])
})

test('a transport without times takes an hour from when it is due, and none where nobody has said an hour', () => {
  const way = { type: 'transportation', startDate: null, endDate: null } as const
  expect(inTheWay({ ...way, dueDate: '2026-11-23T23:00:00.000Z' })).toEqual([])
  expect(inTheWay({ ...way, dueDate: '2026-11-24T08:00:00.000Z' })).toEqual([])
  expect(inTheWay({ ...way, dueDate: '2026-11-24T08:01:00.000Z' })).toEqual([1, 2])
  expect(inTheWay({ ...way, dueDate: '2026-11-24T09:59:00.000Z' })).toEqual([1, 2])
  expect(inTheWay({ ...way, dueDate: '2026-11-24T10:00:00.000Z' })).toEqual([])
  expect(inTheWay({ ...way, dueDate: '2026-11-24T10:00:00.000Z', preparationTime: 15 })).toEqual([1, 2])
})

test('leave takes its days whole', () => {
  const leave = { type: 'vacation', startDate: '2026-11-24', endDate: '2026-11-24' } as const
  expect(inTheWay(leave)).toEqual([1, 2])
  expect(inTheWay({ ...leave, startDate: '2026-11-25', endDate: '2026-11-26' })).toEqual([])
  // The last minute of the day, at which it is no longer drawn.
  const late = { id: 9, startDate: '2026-11-24T22:59:00.000Z', endDate: '2026-11-24T23:00:00.000Z' }
  expect(inTheWay(late, leave)).toEqual([1, 3, 9])
})

test('what is prepared is taken to the minute, however it is drawn', () => {
  // More than 24 hours, which are drawn as whole days.
  const long = { startDate: '2026-11-24T23:30:00.000Z', endDate: '2026-11-25T08:30:00.000Z', preparationTime: 1440 }
  const after = { id: 8, startDate: '2026-11-25T09:00:00.000Z', endDate: '2026-11-25T10:00:00.000Z' }
  expect(inTheWay(long, after)).toEqual([1, 2])
})
