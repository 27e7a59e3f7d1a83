import { dayOf, startOfDay } from '../kit/days'
import { taskTypeOf } from './enums'
import type { TaskRow } from './records'

/** @param dueDate an instant, or a day alone. @returns whether nobody has said an hour: midnight in Berlin stands for it. */
export const isWholeDay = (dueDate: string): boolean =>
  !dueDate.includes('T') || Date.parse(dueDate) === Date.parse(startOfDay(dayOf(dueDate)))

type Begun = Pick<TaskRow, 'id' | 'type' | 'startDate' | 'dueDate'>

/**
 * When a task begins. A transport is mostly told by the hour at which it is due, such as the pick-up that a first call
 * asks for at night: decisions section 7.
 *
 * @returns null of what has no hour.
 */
export const beginOf = ({ type, startDate, dueDate }: Omit<Begun, 'id'>): string | null => {
  if (startDate) return startDate
  return taskTypeOf(type) === 'TRANSPORTATION' && dueDate && !isWholeDay(dueDate) ? dueDate : null
}

/** Tasks in the order in which they begin; what has no hour comes after what has one, by when it is due. */
export const inOrderOfTime = <Row extends Begun>(tasks: readonly Row[]): Row[] =>
  tasks
    .map((task) => {
      const begin = beginOf(task)
      return { task, isOpen: begin === null, at: Date.parse(begin ?? task.dueDate ?? '') }
    })
    .toSorted(
      (one, other) => Number(one.isOpen) - Number(other.isOpen) || one.at - other.at || one.task.id - other.task.id,
    )
    .map(({ task }) => task)
