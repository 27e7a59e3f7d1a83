import { addDays, dayOf } from '@pietas/contract/kit/days'
import { isLeave, type TaskRow, taskTypeOf } from '@pietas/contract/tasks'
import { dayIn, midnight, minutesBetween, plusMinutes, timeIn, type Wall, wallOf } from './wall'

/** From when to when something is drawn; the end is not part of it. */
export interface ShownSpan {
  start: Wall
  end: Wall
  allDay: boolean
}

/** What is known of the time of a task. */
export type TimedTask = Pick<TaskRow, 'type' | 'startDate' | 'endDate' | 'dueDate' | 'preparationTime'>

const dayInMinutes = 1440

/**
 * What lasts longer than 24 hours is drawn as whole days: it gets one day more, because the end of a bar is not part of
 * it, and visibly ends on its last day. Spec 3 section 2.5.
 */
export function withExtraDay(start: Wall, end: Wall): Wall {
  if (minutesBetween(start, end) <= dayInMinutes) return end
  // Midnight is the end of the day before it already.
  return timeIn(end) === '00:00' ? end : midnight(addDays(dayIn(end), 1))
}

const isDay = (date: string) => !date.includes('T')
const firstDay = (date: string) => (isDay(date) ? date : dayOf(date))

const leaveSpan = (startDate: string, endDate: string): ShownSpan => {
  const start = midnight(firstDay(startDate))
  const last = firstDay(endDate)
  return { start, end: withExtraDay(start, `${last}T23:59`), allDay: true }
}

// Midnight stands for the whole day: nobody has said when.
function dueSpan(dueDate: string, minutes: number): ShownSpan {
  const due = isDay(dueDate) ? midnight(dueDate) : wallOf(dueDate)
  if (timeIn(due) === '00:00') return { start: due, end: plusMinutes(due, dayInMinutes), allDay: true }
  return { start: due, end: plusMinutes(due, minutes), allDay: false }
}

/**
 * Where a task stands in the calendar: from its preparation to its end. Leave takes whole days; what has no time yet
 * stands at the day on which it is due. Spec 3 section 2.5, decisions section 7.
 *
 * @returns undefined of what has neither.
 */
export function shownSpan(task: TimedTask): ShownSpan | undefined {
  const { startDate, endDate, dueDate, preparationTime } = task
  const type = taskTypeOf(task.type) ?? 'BASIC'
  if (isLeave(type)) return startDate && endDate ? leaveSpan(startDate, endDate) : undefined
  if (!startDate || !endDate) return dueDate ? dueSpan(dueDate, 60) : undefined
  const start = plusMinutes(wallOf(startDate), -(preparationTime ?? 0))
  // The hour that comes twice in autumn lies within itself on the wall: it is drawn as long as it lasts.
  const lasts = Math.max((Date.parse(endDate) - Date.parse(startDate)) / 60_000, 1)
  const wallEnd = wallOf(endDate)
  const end = wallEnd > wallOf(startDate) ? wallEnd : plusMinutes(wallOf(startDate), lasts)
  return { start, end: withExtraDay(start, end), allDay: minutesBetween(start, end) > dayInMinutes }
}
