import { addDays, dayOf, startOfDay } from '../kit/days'
import { isWholeDay } from './begin'
import { isClosed, type TaskStatus } from './enums'

/** The status that the primary button of a task sets: spec 3 section 4.1. */
export const nextStatus = (status: TaskStatus): TaskStatus =>
  status === 'OPEN' || status === 'CANCELLED' || status === 'PAUSED' ? 'ACTIVE' : 'DONE'

/** What the primary button says; a paused task is called to its end although it goes on first: spec 3 section 4.1. */
export const primaryAction = (status: TaskStatus): 'start' | 'finish' => (status === 'OPEN' ? 'start' : 'finish')

/** Whether the primary button does anything; where it does not, it is not shown: spec 3 section 4.1. */
export const hasPrimaryAction = (status: TaskStatus): boolean => !isClosed(status)

interface Due {
  status: TaskStatus
  /** An instant; midnight in Berlin stands for the whole day. */
  dueDate: string | null
}

/** Whether a task should have been done by now. */
export const isOverdue = ({ status, dueDate }: Due, now = new Date()): boolean => {
  if (!dueDate || isClosed(status)) return false
  return now.getTime() >= Date.parse(isWholeDay(dueDate) ? startOfDay(addDays(dayOf(dueDate), 1)) : dueDate)
}
