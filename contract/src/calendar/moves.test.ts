import { describe, expect, test } from 'vitest'
import { instantOf } from '../kit'
import { type MovableTask, movedTask, resizedTask, shownStart, type TimelineRow } from '.'

const wall = (day: string, time: string) => ({ day, time })
const at = (day: string, time: string) => instantOf(wall(day, time))

const appointment = (fields: Partial<MovableTask> = {}): MovableTask => ({
  type: 'appointment',
  startDate: at('2026-03-28', '10:00'),
  endDate: at('2026-03-28', '11:30'),
  dueDate: null,
  preparationTime: null,
  userId: 1,
  users: [],
  carId: null,
  resources: [],
  ...fields,
})

describe('in time', () => {
  test.each([
    ['to another hour', '2026-03-28', '14:15', '2026-03-28T13:15:00.000Z', '2026-03-28T14:45:00.000Z'],
    ['into summer time', '2026-03-29', '10:00', '2026-03-29T08:00:00.000Z', '2026-03-29T09:30:00.000Z'],
    ['into the year before', '2025-12-31', '10:00', '2025-12-31T09:00:00.000Z', '2025-12-31T10:30:00.000Z'],
  ])('%s', (_, day, time, startDate, endDate) => {
    expect(movedTask(appointment(), { toStart: wall(day, time) })).toEqual({ appointment: { startDate, endDate } })
  })

  test('out of summer time', () => {
    const task = appointment({ startDate: at('2026-10-24', '10:00'), endDate: at('2026-10-24', '11:00') })
    expect(movedTask(task, { toStart: wall('2026-10-25', '10:00') })).toEqual({
      appointment: { startDate: '2026-10-25T09:00:00.000Z', endDate: '2026-10-25T10:00:00.000Z' },
    })
  })

  test('the preparation is shown, and not written back', () => {
    const task = appointment({ preparationTime: 45 })
    expect(shownStart(task)).toEqual(wall('2026-03-28', '09:15'))
    expect(movedTask(task, { toStart: wall('2026-03-29', '09:15') })).toEqual({
      appointment: { startDate: at('2026-03-29', '10:00'), endDate: at('2026-03-29', '11:30') },
    })
    expect(movedTask(task, { toStart: wall('2026-03-28', '09:15') })).toBeNull()
  })

  test('within the night in which the clocks skip an hour', () => {
    const night = (from: string, to: string) =>
      movedTask(appointment({ startDate: at('2026-03-28', from), endDate: at('2026-03-28', to) }), {
        toStart: wall('2026-03-29', from),
      })
    // 01:30 to 03:30 on the wall is an hour.
    expect(night('01:30', '03:30')).toEqual({
      appointment: { startDate: '2026-03-29T00:30:00.000Z', endDate: '2026-03-29T01:30:00.000Z' },
    })
    // There is no 02:30; the task begins at 03:30 and keeps its length instead of ending before it.
    expect(night('02:30', '03:15')).toEqual({
      appointment: { startDate: '2026-03-29T01:30:00.000Z', endDate: '2026-03-29T02:15:00.000Z' },
    })
  })

  test('within the night that has an hour twice', () => {
    const task = appointment({ startDate: at('2026-10-24', '01:30'), endDate: at('2026-10-24', '03:30') })
    expect(movedTask(task, { toStart: wall('2026-10-25', '01:30') })).toEqual({
      appointment: { startDate: '2026-10-24T23:30:00.000Z', endDate: '2026-10-25T02:30:00.000Z' },
    })
    // From 02:30 summer time to 02:15 winter time.
    const odd = appointment({ startDate: '2026-10-25T00:30:00.000Z', endDate: '2026-10-25T01:15:00.000Z' })
    const later = movedTask(odd, { toStart: wall('2026-10-26', '02:30') })
    expect(later, 'on a usual day it keeps its length').toEqual({
      appointment: { startDate: '2026-10-26T01:30:00.000Z', endDate: '2026-10-26T02:15:00.000Z' },
    })
    expect(movedTask(odd, { toStart: wall('2026-10-25', '02:30') }), 'where it lies already').toBeNull()
  })

  test('a transport at no stated hour gets one, wherever it is put', () => {
    const way = appointment({
      type: 'transportation',
      startDate: null,
      endDate: null,
      dueDate: at('2026-03-28', '14:00'),
    })
    const put = (time: string) => movedTask(way, { toStart: wall('2026-03-29', time) })
    expect(put('16:00')).toEqual({
      transportation: { startDate: at('2026-03-29', '16:00'), endDate: at('2026-03-29', '17:00') },
    })
    expect(movedTask(way, { toStart: wall('2026-03-28', '14:00') })).toEqual({
      transportation: { startDate: at('2026-03-28', '14:00'), endDate: at('2026-03-28', '15:00') },
    })
    expect(movedTask(way, { toRow: { kind: 'CAR', id: 7 } })).toEqual({ transportation: { carId: 7 } })
  })
})

const user = (id: number): TimelineRow => ({ kind: 'USER', id })
const car = (id: number): TimelineRow => ({ kind: 'CAR', id })
const thing = (id: number): TimelineRow => ({ kind: 'RESOURCE', id })
const ids = (...all: number[]) => all.map((id) => ({ id }))

describe('to another row', () => {
  test.each<[string, Partial<MovableTask>, TimelineRow | null, TimelineRow, object | null]>([
    ['the assignee changes', {}, user(1), user(2), { userId: 2 }],
    ['a participant becomes the assignee', { users: ids(2, 3) }, user(1), user(2), { userId: 2, userIds: [3] }],
    ['the assignee takes part himself', { users: ids(1, 3) }, user(1), user(2), { userId: 2, userIds: [3] }],
    ['a participant is replaced', { users: ids(2, 3) }, user(2), user(4), { userIds: [4, 3] }],
    ['by another participant', { users: ids(2, 3) }, user(2), user(3), { userIds: [3] }],
    ['by the assignee', { users: ids(2, 3) }, user(2), user(1), { userIds: [3] }],
    ['the car changes', { carId: 7 }, car(7), car(8), { carId: 8 }],
    ['one of several things', { resources: ids(5, 6) }, thing(5), thing(9), { resourceIds: [9, 6] }],
    ['to one that is needed already', { resources: ids(5, 6) }, thing(5), thing(6), { resourceIds: [6] }],
    ['from somebody to a car', { carId: 7 }, user(1), car(8), { carId: 8 }],
    ['from a car to somebody', { carId: 7, users: ids(2) }, car(7), user(3), { userIds: [2, 3] }],
    ['from a car to whoever does it', { carId: 7 }, car(7), user(1), null],
    ['from a car to a thing', { carId: 7, resources: ids(5) }, car(7), thing(6), { resourceIds: [5, 6] }],
    ['from beside the timeline to somebody', {}, null, user(2), { userId: 2 }],
    ['from beside the timeline to a car', {}, null, car(8), { carId: 8 }],
    ['from beside the timeline to a thing', {}, null, thing(5), { resourceIds: [5] }],
    ['the same row', {}, user(1), user(1), null],
    ['out of a row where it does not lie', { users: ids(2) }, user(9), user(3), null],
  ])('%s', (_, fields, fromRow, toRow, expected) => {
    const changed = movedTask(appointment(fields), { fromRow, toRow })
    expect(changed).toEqual(expected && { appointment: expected })
  })

  test('and to another time at once', () => {
    const move = { toStart: wall('2026-03-29', '10:00'), fromRow: user(1), toRow: user(2) }
    expect(movedTask(appointment(), move)).toEqual({
      appointment: { startDate: at('2026-03-29', '10:00'), endDate: at('2026-03-29', '11:30'), userId: 2 },
    })
  })
})

test.each(['vacation', 'absence', 'sickDay', 'schoolAbsence'] as const)('%s stays where it is', (type) => {
  const leave = appointment({ type, startDate: '2026-03-28', endDate: '2026-03-29' })
  const move = { toStart: wall('2026-03-30', '00:00'), fromRow: user(1), toRow: user(2) }
  expect(movedTask(leave, move)).toBeNull()
  expect(resizedTask(leave, wall('2026-03-31', '00:00'))).toBeNull()
  expect(shownStart(leave)).toBeNull()
})

describe('pulling the lower edge', () => {
  test('changes the end alone', () => {
    expect(resizedTask(appointment(), wall('2026-03-28', '12:00'))).toEqual({
      appointment: { endDate: at('2026-03-28', '12:00') },
    })
    expect(resizedTask(appointment(), wall('2026-03-28', '11:30'))).toBeNull()
  })

  test('of a transport at no stated hour says when it begins as well', () => {
    const way = appointment({
      type: 'transportation',
      startDate: null,
      endDate: null,
      dueDate: at('2026-03-28', '14:00'),
    })
    expect(resizedTask(way, wall('2026-03-28', '16:00'))).toEqual({
      transportation: { startDate: at('2026-03-28', '14:00'), endDate: at('2026-03-28', '16:00') },
    })
  })

  test('means the second of the two hours for what begins in it', () => {
    const late = appointment({ startDate: '2026-10-25T01:15:00.000Z', endDate: '2026-10-25T01:30:00.000Z' })
    expect(resizedTask(late, wall('2026-10-25', '02:45'))).toEqual({
      appointment: { endDate: '2026-10-25T01:45:00.000Z' },
    })
  })
})
