import { type Move, movedTask, resizedTask, type TimelineRow } from '@pietas/contract/calendar'
import { checkTask, type TaskChanges, taskTypeOf } from '@pietas/contract/tasks'
import type { CalendarEvent } from '../events/task-event'
import { dayIn, timeIn, type Wall } from '../events/wall'
import type { PlannedTask } from '../planned-task'
import type { Means } from '../rows/timeline-rows'

/** The fields that a move in the calendar changes. */
export interface MovedFields {
  startDate?: string | null
  endDate?: string | null
  userId?: number | null
  userIds?: number[]
  carId?: number | null
  resourceIds?: number[]
}

/** Where something has been put; what is missing has not changed. Both moments as they are drawn. */
export interface Put {
  start?: Wall | undefined
  end?: Wall | undefined
  fromRow?: TimelineRow | null | undefined
  toRow?: TimelineRow | null | undefined
}

/** Whether nobody has said at what hour something takes place, nor at what hour it is due. */
export const hasNoHour = ({ allDay }: Pick<CalendarEvent, 'allDay'>, { startDate }: Pick<PlannedTask, 'startDate'>) =>
  allDay && !startDate

/** What had no hour is given one where it is put: the morning. */
export const morningOf = (wall: Wall): Wall => `${dayIn(wall)}T08:00`

const wallTime = (wall: Wall) => ({ day: dayIn(wall), time: timeIn(wall) })

const fieldsIn = (body: TaskChanges | null): MovedFields => (Object.values(body ?? {})[0] ?? {}) as MovedFields

/** What a move changes in a task; nothing at all is an empty object. */
export function fieldsOf(task: PlannedTask, { start, end, fromRow, toRow }: Put): MovedFields {
  const move: Move = { fromRow, toRow, toStart: start === undefined ? undefined : wallTime(start) }
  const moved = fieldsIn(movedTask(task, move))
  if (end === undefined) return moved
  // Of what has been moved and pulled together the end is pulled where the start already lies.
  const placed = { ...task, ...(moved.startDate ? { startDate: moved.startDate, endDate: moved.endDate ?? null } : {}) }
  return { ...moved, ...fieldsIn(resizedTask(placed, wallTime(end))) }
}

/** What a task had before, of the fields that a move changes. */
export function fieldsBefore(task: PlannedTask, fields: MovedFields): MovedFields {
  const before: Required<MovedFields> = {
    startDate: task.startDate,
    endDate: task.endDate,
    userId: task.userId,
    userIds: task.users.map(({ id }) => id),
    carId: task.carId,
    resourceIds: task.resources.map(({ id }) => id),
  }
  return Object.fromEntries(Object.keys(fields).map((name) => [name, before[name as keyof MovedFields]]))
}

const known = <Item extends { id: number }>(items: readonly Item[], ids: readonly number[]): Item[] =>
  ids.flatMap((id) => items.find((item) => item.id === id) ?? [])

/** How a list shows the fields: every id beside the record that it names. */
export function shownFields(fields: MovedFields, { users, cars, resources }: Means): Partial<PlannedTask> {
  const { userIds, resourceIds, ...plain } = fields
  return {
    ...plain,
    ...(fields.userId ? { user: known(users, [fields.userId])[0] ?? null } : {}),
    ...(fields.carId === undefined ? {} : { car: known(cars, fields.carId ? [fields.carId] : [])[0] ?? null }),
    ...(userIds ? { users: known(users, userIds) } : {}),
    ...(resourceIds ? { resources: known(resources, resourceIds) } : {}),
  } as Partial<PlannedTask>
}

/** What speaks against a move before the server is asked: a message key. */
export function faultOf(task: PlannedTask, fields: MovedFields): string | undefined {
  const { startDate, endDate } = { ...task, ...fields }
  const findings = checkTask(taskTypeOf(task.type) ?? 'BASIC', { startDate, endDate })
  return findings.find(({ field }) => field === 'startDate' || field === 'endDate')?.message
}
