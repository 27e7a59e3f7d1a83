import { expect, test } from 'vitest'
import { noMeans } from '../rows/timeline-rows'
import { anAppointment } from '../testing'
import { faultOf, fieldsBefore, fieldsOf, shownFields } from './move-fields'

const user = (id: number) => ({ ...anAppointment().user, id }) as NonNullable<ReturnType<typeof anAppointment>['user']>

test('the preparation is moved along, and never written back', () => {
  const task = anAppointment({ preparationTime: 30 })
  expect(fieldsOf(task, { start: '2026-11-25T09:30' })).toEqual({
    startDate: '2026-11-25T09:00:00.000Z',
    endDate: '2026-11-25T10:00:00.000Z',
  })
  expect(fieldsOf(task, { start: '2026-11-24T09:30' })).toEqual({})
})

test('what is moved and pulled at once gets both, and what is pulled alone keeps its start', () => {
  expect(fieldsOf(anAppointment(), { end: '2026-11-24T11:30' })).toEqual({ endDate: '2026-11-24T10:30:00.000Z' })
  expect(fieldsOf(anAppointment(), { start: '2026-11-25T10:00', end: '2026-11-25T12:00' })).toEqual({
    startDate: '2026-11-25T09:00:00.000Z',
    endDate: '2026-11-25T11:00:00.000Z',
  })
})

test('another row is another assignee, whom the list shows at once; the way back names the one before', () => {
  const task = anAppointment()
  const fields = fieldsOf(task, { fromRow: { kind: 'USER', id: 7 }, toRow: { kind: 'USER', id: 9 } })
  expect(fields).toEqual({ userId: 9 })
  expect(shownFields(fields, { ...noMeans, users: [user(9)] })).toMatchObject({ userId: 9, user: { id: 9 } })
  expect(fieldsBefore(task, fields)).toEqual({ userId: 7 })
})

test('what was without a car is without one again', () => {
  const task = anAppointment()
  expect(fieldsBefore(task, fieldsOf(task, { fromRow: null, toRow: { kind: 'CAR', id: 3 } }))).toEqual({ carId: null })
  expect(shownFields({ carId: null }, noMeans)).toEqual({ carId: null, car: null })
})

test('nothing may end on another day than it begins', () => {
  const task = anAppointment()
  expect(faultOf(task, fieldsOf(task, { start: '2026-11-24T23:30' }))).toBe('task.validation.date-range')
  expect(faultOf(task, fieldsOf(task, { start: '2026-11-24T12:00' }))).toBeUndefined()
})

test('leave stays where it is', () => {
  const leave = anAppointment({ type: 'vacation', startDate: '2026-11-24', endDate: '2026-11-25' })
  expect(fieldsOf(leave, { start: '2026-11-26T00:00', toRow: { kind: 'USER', id: 9 } })).toEqual({})
})
