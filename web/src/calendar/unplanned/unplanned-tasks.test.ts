import { expect, test } from 'vitest'
import { anAppointment } from '../testing'
import { missingOf, unplannedOf } from './unplanned-tasks'

test('a transport lacks its car, an appointment does not', () => {
  expect(missingOf(anAppointment({ type: 'transportation' }))).toEqual(['car'])
  expect(missingOf(anAppointment())).toEqual([])
  expect(missingOf(anAppointment({ startDate: null, endDate: null, userId: null }))).toEqual(['start', 'user'])
})

test('the most urgent stands first; what is over or done is not planned any more', () => {
  const none = { startDate: null, endDate: null }
  const tasks = [
    anAppointment({ id: 1, ...none, dueDate: '2026-11-26T09:00:00.000Z' }),
    anAppointment({ id: 2, ...none, dueDate: '2026-11-20T09:00:00.000Z' }),
    anAppointment({ id: 3, ...none, dueDate: '2026-11-25T09:00:00.000Z', status: 'DONE' }),
    anAppointment({ id: 4, type: 'transportation', startDate: '2026-11-01T09:00:00.000Z' }),
    anAppointment({ id: 5, type: 'transportation' }),
  ]
  expect(unplannedOf(tasks, '2026-11-23').map(({ id }) => id)).toEqual([2, 5, 1])
})
