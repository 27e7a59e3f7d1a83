import type { Task } from '@pietas/contract/tasks'
import { expect, test } from 'vitest'
import { aTask } from '../../kit/testing/a-task'
import { sheetsOf } from './sheets'

const person = (id: number, lastName: string) => ({
  id,
  firstName: 'Uwe',
  lastName,
  profilePictureDocumentAccessToken: null,
  deleted: false,
})
const car = { id: 4, name: 'Wagen', licensePlate: 'GR-AB 1', numberOfSeats: null, deleted: false }
const nobody = { userId: null, user: null, users: [] }

const seen = (tasks: Task[], kind: 'users' | 'cars') =>
  sheetsOf(tasks, kind).map((sheet) => [sheet.name, sheet.tasks.map(({ id }) => id)])

test('whoever has a part in a task has it on his sheet, once, and the sheets stand in the order of a German book', () => {
  const together = aTask({
    id: 1,
    user: person(1, 'Zeller'),
    userId: 1,
    users: [person(2, 'Öztürk'), person(1, 'Zeller')],
  })
  const alone = aTask({ id: 2, user: person(2, 'Öztürk'), userId: 2 })
  expect(seen([together, alone], 'users')).toEqual([
    ['Uwe Öztürk', [1, 2]],
    ['Uwe Zeller', [1]],
  ])
})

test('what nobody does yet comes last', () => {
  expect(seen([aTask({ id: 1, ...nobody }), aTask({ id: 2 })], 'users')).toEqual([
    ['Maria Kowalski', [2]],
    ['', [1]],
  ])
})

test('a car has a sheet of what it drives to; what needs none stands nowhere', () => {
  expect(seen([aTask({ id: 1, carId: 4, car }), aTask({ id: 2 })], 'cars')).toEqual([['Wagen · GR-AB 1', [1]]])
})

test('on a sheet a transport stands at the hour at which it is due', () => {
  const morning = aTask({ id: 1, type: 'appointment', startDate: '2026-11-24T08:00:00.000Z' })
  const night = aTask({ id: 2, type: 'transportation', dueDate: '2026-11-24T01:10:00.000Z' })
  const someTime = aTask({ id: 3, type: 'transportation', dueDate: '2026-11-23T23:00:00.000Z' })
  expect(seen([morning, someTime, night], 'users')).toEqual([['Maria Kowalski', [2, 1, 3]]])
})
