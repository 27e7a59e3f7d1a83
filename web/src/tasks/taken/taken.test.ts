import { expect, test } from 'vitest'
import { hourFrom, takenOf } from './taken'
import { wantedOf } from './wanted'

const at = (time: string) => `2036-03-10T${time}:00.000Z`
const values = {
  startDate: at('09:00'),
  duration: '01:00',
  dueDate: null,
  preparationTime: 30,
  userId: 7,
  userIds: [8],
  carId: 4,
  resourceIds: [],
}
const block = (kind: 'USER' | 'CAR' | 'RESOURCE', id: number, start: string, end: string, taskId: number | null) => ({
  kind,
  id,
  startDate: at(start),
  endDate: at(end),
  taskId,
})

test('a task wants whoever and whatever it needs from its preparation on', () => {
  expect(wantedOf('WORK', values)).toMatchObject({ start: at('08:30'), end: at('10:00'), userIds: [7, 8], carIds: [4] })
  expect(wantedOf('WORK', { ...values, duration: null })).toBeNull()
  expect(wantedOf('WORK', { ...values, userId: null, userIds: [], carId: null })).toBeNull()
})

test('a transport that is only due takes an hour, other tasks take none', () => {
  const due = { ...values, startDate: null, duration: null, dueDate: at('09:00') }
  expect(wantedOf('TRANSPORTATION', due)).toMatchObject(hourFrom(at('09:00')))
  expect(wantedOf('WORK', due)).toBeNull()
  expect(wantedOf('TRANSPORTATION', { ...due, dueDate: '2036-03-10' })).toBeNull()
})

test('what touches is not in the way, nor is the task itself or whom nobody wants', () => {
  const wanted = wantedOf('WORK', values, 501)
  if (!wanted) throw new Error('Nothing is wanted')
  const blocks = [
    block('USER', 7, '08:00', '08:30', 1),
    block('USER', 8, '09:30', '11:00', null),
    block('USER', 8, '08:00', '08:45', 2),
    block('CAR', 4, '09:00', '10:00', 501),
    block('RESOURCE', 8, '09:00', '10:00', 3),
    block('USER', 9, '09:00', '10:00', 3),
  ]
  expect(takenOf(wanted, blocks)).toEqual([
    {
      kind: 'USER',
      id: 8,
      spans: [
        { start: at('09:30'), end: at('11:00') },
        { start: at('08:00'), end: at('08:45') },
      ],
    },
  ])
})
