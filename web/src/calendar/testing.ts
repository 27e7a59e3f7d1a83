import type { TaskRow } from '@pietas/contract/tasks'
import { aTask } from '../kit/testing/a-task'
import type { CalendarEvent } from './events/task-event'

const { taskStatusLogs: _logs, subTasks: _parts, description: _note, ...plain } = aTask()

/** A consultation of Maria's on Tuesday, 10:00 to 11:00 in Berlin. */
export const anAppointment = (facts: Partial<TaskRow> = {}): TaskRow => ({
  ...(plain as unknown as TaskRow),
  type: 'appointment',
  title: 'Beratungsgespräch',
  startDate: '2026-11-24T09:00:00.000Z',
  endDate: '2026-11-24T10:00:00.000Z',
  subTaskCount: 0,
  doneSubTaskCount: 0,
  ...facts,
})

const anHour = { start: '2026-11-24T10:00', end: '2026-11-24T11:00' }

/** An hour of work as it is drawn; it takes its rows for as long. */
export const anEvent = (facts: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'task-1',
  taskId: 1,
  ...anHour,
  allDay: false,
  blocks: { start: facts.start ?? anHour.start, end: facts.end ?? anHour.end },
  title: 'Arbeit',
  time: '10:00 – 11:00',
  about: '10:00 – 11:00, Arbeit',
  type: 'WORK',
  status: 'OPEN',
  rows: [],
  fixed: undefined,
  isConflict: false,
  ...facts,
})
