import type { TaskRow } from '@pietas/contract/tasks'

/** What the calendar shows of a task and moves of it, so that it asks for nothing else. */
export const plannedFields = [
  'id',
  'version',
  'type',
  'status',
  'title',
  'dueDate',
  'startDate',
  'endDate',
  'preparationTime',
  'address',
  'destination',
  'legalEntityId',
  'userId',
  'carId',
  'user',
  'users',
  'resources',
  'car',
  'author',
  'createdBy',
  'template',
  'process',
] as const satisfies readonly (keyof TaskRow)[]

/** A task as the calendar has it. */
export type PlannedTask = Pick<TaskRow, (typeof plannedFields)[number]>
