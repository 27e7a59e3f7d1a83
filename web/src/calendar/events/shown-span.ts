import { addDays, dayOf } from '@pietas/contract/kit/days'
import { isLeave, taskTypeOf } from '@pietas/contract/tasks'
import type { PlannedTask } from '../planned-task'
import { dayIn, midnight, minutesBetween, plusMinutes, timeIn, type Wall, wallOf } from './wall'

/** From when to when; the end is not part of it. */
export interface Span {
  start: Wall
  end: Wall
}

/** From when to when something is drawn. */
export interface ShownSpan extends Span {
  allDay: boolean
}

/** What is known of the time of a task. */
export type TimedTask = Pick<PlannedTask, 'type' | 'startDate' | 'endDate' | 'dueDate' | 'preparationTime'>

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
  const { start, end } = timedSpan(startDate, endDate, preparationTime)
  return { start, end: withExtraDay(start, end), allDay: minutesBetween(start, end) > dayInMinutes }
}

function timedSpan(startDate: string, endDate: string, preparationTime: number | null): Span {
  const start = plusMinutes(wallOf(startDate), -(preparationTime ?? 0))
  // The hour that comes twice in autumn lies within itself on the wall: it is drawn as long as it lasts.
  const lasts = Math.max((Date.parse(endDate) - Date.parse(startDate)) / 60_000, 1)
  const wallEnd = wallOf(endDate)
  return { start, end: wallEnd > wallOf(startDate) ? wallEnd : plusMinutes(wallOf(startDate), lasts) }
}

/**
 * From when to when a task takes whom and what it needs, as the server counts it: leave whole days, a transport without
 * times an hour from when it is due. Decisions section 7.
 *
 * @returns null of what takes nobody: what is only due, and a transport of which nobody has said an hour.
 */
export function blockedSpan(task: TimedTask): Span | null {
  const { startDate, endDate, dueDate, preparationTime } = task
  const type = taskTypeOf(task.type) ?? 'BASIC'
  if (startDate && endDate)
    return isLeave(type) ? leaveDays(startDate, endDate) : timedSpan(startDate, endDate, preparationTime)
  const due = type === 'TRANSPORTATION' && dueDate ? dueSpan(dueDate, 60) : undefined
  return due && !due.allDay ? { start: plusMinutes(due.start, -(preparationTime ?? 0)), end: due.end } : null
}

const leaveDays = (startDate: string, endDate: string): Span => ({
  start: midnight(firstDay(startDate)),
  end: midnight(addDays(firstDay(endDate), 1)),
})
