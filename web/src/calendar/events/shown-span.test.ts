import { expect, test } from 'vitest'
import { anAppointment } from '../testing'
import { shownSpan, withExtraDay } from './shown-span'
import { instantAt, wallOf } from './wall'

const timed = (startDate: string, endDate: string, more = {}) =>
  shownSpan(anAppointment({ startDate, endDate, ...more }))

test.each([
  ['2026-03-01T00:00', '2026-03-03T23:59', '2026-03-04T00:00'],
  ['2026-03-01T00:00', '2026-03-02T00:00', '2026-03-02T00:00'],
  ['2026-03-01T10:00', '2026-03-02T10:00', '2026-03-02T10:00'],
  ['2026-03-01T10:00', '2026-03-02T10:01', '2026-03-03T00:00'],
  // What ends at midnight ends with the day before.
  ['2026-03-01T00:00', '2026-03-04T00:00', '2026-03-04T00:00'],
])('from %s to %s is drawn to %s', (start, end, shown) => expect(withExtraDay(start, end)).toBe(shown))

test('an appointment covers its preparation, and without one begins when it begins', () => {
  const task = ['2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z'] as const
  expect(timed(...task, { preparationTime: 30 })).toEqual({
    start: '2026-11-24T09:30',
    end: '2026-11-24T11:00',
    allDay: false,
  })
  expect(timed(...task)).toMatchObject({ start: '2026-11-24T10:00' })
})

test('a preparation may begin the day before', () => {
  expect(timed('2026-11-24T00:00:00.000Z', '2026-11-24T01:00:00.000Z', { preparationTime: 120 })).toMatchObject({
    start: '2026-11-23T23:00',
  })
})

test('leave takes its days whole, from the first to the last, whichever way they are told', () => {
  const whole = { start: '2026-11-10T00:00', end: '2026-11-13T00:00', allDay: true }
  expect(shownSpan(anAppointment({ type: 'vacation', startDate: '2026-11-10', endDate: '2026-11-12' }))).toEqual(whole)
  const instants = { startDate: '2026-11-09T23:00:00.000Z', endDate: '2026-11-12T22:59:59.999Z' }
  expect(shownSpan(anAppointment({ type: 'sickDay', ...instants }))).toEqual(whole)
  expect(shownSpan(anAppointment({ type: 'absence', startDate: '2026-11-10', endDate: '2026-11-10' }))).toMatchObject({
    start: '2026-11-10T00:00',
    end: '2026-11-10T23:59',
    allDay: true,
  })
})

test('what has no time yet stands at the day on which it is due, or at its hour', () => {
  const none = { startDate: null, endDate: null }
  expect(shownSpan(anAppointment({ ...none, dueDate: '2026-11-24T09:00:00.000Z' }))).toEqual({
    start: '2026-11-24T10:00',
    end: '2026-11-24T11:00',
    allDay: false,
  })
  expect(shownSpan(anAppointment({ ...none, dueDate: '2026-11-23T23:00:00.000Z' }))).toMatchObject({
    start: '2026-11-24T00:00',
    allDay: true,
  })
  expect(shownSpan(anAppointment(none))).toBeUndefined()
})

test('in the night of the change the clocks on the wall count, and nothing ends before it begins', () => {
  // 02:30 in summer time to 02:30 in winter time: an hour that the wall does not show.
  expect(timed('2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z')).toMatchObject({
    start: '2026-10-25T02:30',
    end: '2026-10-25T03:30',
  })
  expect(timed('2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z')).toMatchObject({
    start: '2026-03-29T01:30',
    end: '2026-03-29T03:30',
  })
  expect(wallOf('2026-03-29T01:00:00Z')).toBe('2026-03-29T03:00')
  expect(instantAt('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
})
