import { expect, test } from 'vitest'
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
    at('done', '08:00', '13:00', { status: 'DONE' }),
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
