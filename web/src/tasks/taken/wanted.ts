import type { TaskType } from '@pietas/contract/tasks'
import { isInstant, type Span } from '../../kit/time'
import { endOf, type TaskValues } from '../form/task-values'
import { hourFrom, type Wanted } from './taken'

const isMeant = ({ userIds, carIds, resourceIds }: Omit<Wanted, keyof Span>): boolean =>
  userIds.length + carIds.length + resourceIds.length > 0

type Planned = Pick<
  TaskValues,
  'startDate' | 'duration' | 'dueDate' | 'preparationTime' | 'userId' | 'userIds' | 'carId' | 'resourceIds'
>

function spanOf(type: TaskType, values: Planned): Span | null {
  const { startDate, dueDate, preparationTime } = values
  const end = endOf(values)
  if (isInstant(startDate) && end && Date.parse(end) > Date.parse(startDate)) {
    const start = new Date(Date.parse(startDate) - (preparationTime ?? 0) * 60_000).toISOString()
    return { start, end }
  }
  return type === 'TRANSPORTATION' && startDate === null && isInstant(dueDate) ? hourFrom(dueDate) : null
}

/** What the form of a task wants, as soon as it says when and with whom or what. */
export function wantedOf(type: TaskType, values: Planned, taskId?: number): Wanted | null {
  const span = spanOf(type, values)
  const { userId, userIds, carId, resourceIds } = values
  const means = { userIds: userId ? [userId, ...userIds] : userIds, carIds: carId ? [carId] : [], resourceIds }
  return span && isMeant(means) ? { ...span, ...means, taskId } : null
}
