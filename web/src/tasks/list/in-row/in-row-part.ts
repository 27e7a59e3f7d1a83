import { dayOf } from '@pietas/contract/kit/days'
import { isOverdue, type TaskRow } from '@pietas/contract/tasks'
import { isStartOfDay, momentText, timeOfDayText } from '../../../kit/time'
import { nameOf } from '../../task-line'

/** What of a task is changed in its row. */
export type InRowPart = 'status' | 'assignee' | 'date'

export const assigneeOf = (task: TaskRow): string => nameOf(task.user ?? (task.type === 'private' ? task.author : null))

const isDayOf = (due: string | null, start: string): boolean =>
  due !== null && isStartOfDay(due) && dayOf(due) === dayOf(start)

/**
 * The moment that a row names: the day a task is due, of what takes place and need not be due the beginning, without
 * which its row would name no day at all. So does what is due on the day on which it begins: the hour is what people
 * look for.
 */
export function momentOf(task: TaskRow): { field: 'dueDate' | 'startDate'; text: string } {
  const { dueDate, startDate } = task
  if (!isOverdue(task) && startDate && (!momentText(dueDate) || isDayOf(dueDate, startDate)))
    return { field: 'startDate', text: timeOfDayText(startDate) }
  return { field: 'dueDate', text: momentText(dueDate) }
}
