import { addDays, dayOf, endOfDay, startOfDay } from '@pietas/contract/kit'
import { type TaskRow, timedTypes } from '@pietas/contract/tasks'

/** More than these in two days nobody reads in a small window. */
export const mostShown = 100

/** What is asked for: what somebody takes part in from the start of a day to the end of the next one. */
export const upcomingQuery = (userId: number, day: string) => ({
  startDate: startOfDay(day),
  endDate: endOfDay(addDays(day, 1)),
  type: [...timedTypes],
  userId,
  sortBy: 'START_DATE' as const,
  sortDirection: 'ASC' as const,
  limit: mostShown,
})

export interface UpcomingDay {
  day: string
  tasks: TaskRow[]
}

const beginOf = ({ startDate, dueDate }: TaskRow): string => startDate ?? dueDate ?? ''

/**
 * The tasks of a day and of the next one, each in the order in which they begin; what began before that day belongs to
 * it, and what is cancelled to none.
 */
export function byDay(tasks: readonly TaskRow[], day: string): UpcomingDay[] {
  const next = addDays(day, 1)
  const dayOfTask = (task: TaskRow) => (beginOf(task) && dayOf(beginOf(task)) >= next ? next : day)
  const shown = tasks
    .filter(({ status }) => status !== 'CANCELLED')
    .toSorted((one, other) => Date.parse(beginOf(one)) - Date.parse(beginOf(other)))
  return [day, next]
    .map((one) => ({ day: one, tasks: shown.filter((task) => dayOfTask(task) === one) }))
    .filter((one) => one.tasks.length > 0)
}
