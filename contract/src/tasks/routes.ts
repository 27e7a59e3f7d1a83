import * as z from 'zod'
import {
  entityPath,
  flag,
  instantOrDay,
  instantRange,
  isoDate,
  listQuery,
  page,
  route,
  someFields,
  tenantPath,
  wireEnums,
  wireId,
  wireIds,
} from '../kit'
import { endOfDay, startOfDay } from '../kit/days'
import { leaveTypes, type TaskType, taskStatuses, taskTypeOf, taskTypes, wireTaskTypes } from './enums'
import { newTask, taskChanges } from './fields'
import { newAbsence } from './leave'
import { task, taskRow } from './records'

// Either form of a kind; ABSENCE asks for the whole family.
const types = wireEnums([...taskTypes, ...wireTaskTypes]).transform((names) => {
  const asked = names.map((name) => taskTypeOf(name) as TaskType)
  return [...new Set(asked.flatMap((type) => (type === 'ABSENCE' ? leaveTypes : type)))]
})

/** What a list of tasks is narrowed by; each also stands in the query by itself: spec 3 section 3.1. */
const filters = {
  type: types,
  status: wireEnums(taskStatuses),
  assigneeId: wireId,
  /** Assignee or participant. */
  userId: wireId,
  /** The caller does it, takes part in it, or has planned it himself. */
  own: flag,
  userGroupIds: wireIds,
  /** Made of this note. */
  noteId: wireId,
  /** What a complaint or feedback is about. */
  complaintCauseId: wireId,
  /** Neither done nor cancelled. */
  hasOpenTasks: flag,
  /** Due as the house has set it: made of a standard task, with a day. */
  deadline: flag,
  /** Should have been done by now: as `isOverdue` tells it. */
  overdue: flag,
  /** A calendar day. */
  dueDate: isoDate,
  /** With endDate: whatever takes place, or is due, in between. */
  startDate: instantOrDay(startOfDay),
  endDate: instantOrDay(endOfDay),
}

/** Nobody is told of more own tasks than these; whoever has them all reads `99+`. */
export const mostCounted = 100

export const taskSorts = [
  'DUE_DATE',
  'START_DATE',
  'CREATED_AT',
  'UPDATED_AT',
  'TITLE',
  'STATUS',
  'TYPE',
  'ASSIGNEE',
] as const

const query = listQuery({ sortBy: taskSorts, filters: { ...filters, createdAt: instantRange } }).extend(
  z.object(filters).partial().extend(someFields).shape,
)
const ignoreOverlap = z.object({ ignoreOverlap: flag.optional() })
const tasksPath = `${tenantPath}/tasks` as const
const taskPath = `${tasksPath}/{taskId}` as const

// Document 3 writes the word in capitals.
const missing = {
  taskId: 'Task ID is required',
  processId: 'Process ID is required',
  legalEntityId: 'Legal Entity ID is required',
}

export const tasks = {
  listOfEntity: route({
    method: 'GET',
    path: `${entityPath}/tasks`,
    missing,
    access: 'member',
    about: 'The tasks of a legal entity, or only the own ones for who may not list them all',
    query,
    answer: page(taskRow),
  }),
  listOfProcess: route({
    method: 'GET',
    path: `${entityPath}/processes/{processId}/tasks`,
    missing,
    access: 'member',
    about: 'The tasks of a process, or only the own ones for who may not list them all',
    query,
    answer: page(taskRow),
    failures: ['NOT_FOUND'],
  }),
  countOwn: route({
    method: 'GET',
    path: `${entityPath}/own-task-count`,
    missing,
    access: 'member',
    about: 'How many tasks of a legal entity the caller has yet to finish, counted up to 100',
    answer: z.object({ count: z.int().min(0).max(mostCounted) }),
  }),
  listAccessible: route({
    method: 'GET',
    path: `${tenantPath}/all-accessible/tasks`,
    access: 'member',
    about: 'The own tasks, and all of every legal entity where the caller may list them',
    query,
    answer: page(taskRow),
  }),
  dayPlan: route({
    method: 'GET',
    path: `${tenantPath}/all-accessible/day-plan`,
    access: 'member',
    about:
      'What takes place on a day in full, in the order of time, for the sheets that people take along: the own tasks, and all of every legal entity where the caller may list them; at most 500',
    query: z.object({ day: isoDate }),
    answer: z.object({ items: z.array(task), hasMore: z.boolean() }),
  }),
  get: route({
    method: 'GET',
    path: taskPath,
    missing,
    access: 'member',
    about: 'One task in full',
    answer: task,
    failures: ['NOT_FOUND'],
  }),
  create: route({
    method: 'POST',
    path: tasksPath,
    access: 'member',
    about: 'Plans a task; what is in its way is answered instead, unless ignored',
    query: ignoreOverlap,
    body: newTask,
    keyed: true,
    answer: task,
    failures: ['PROCESS_CANCELLED', 'TASK_OVERLAP'],
  }),
  update: route({
    method: 'PATCH',
    path: taskPath,
    missing,
    access: 'member',
    about: 'Changes a task, not its kind; what is in its way is answered instead, unless ignored',
    query: ignoreOverlap,
    body: taskChanges,
    keyed: true,
    answer: task,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED', 'STALE_VERSION', 'TASK_OVERLAP'],
  }),
  createAbsence: route({
    method: 'POST',
    path: `${tenantPath}/absence-tasks`,
    access: 'member',
    about:
      'Asks for leave; for others only with Task:CreateAbsence. What is in its way is answered instead, unless ignored',
    query: ignoreOverlap,
    body: newAbsence,
    answer: task,
    failures: ['TASK_OVERLAP'],
  }),
  accept: route({
    method: 'POST',
    path: `${taskPath}/accept`,
    missing,
    access: 'member',
    about: 'Accepts leave, once; of the own only who is the only one that may accept it',
    answer: task,
    status: 200,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
  delete: route({
    method: 'DELETE',
    path: taskPath,
    missing,
    access: 'member',
    about: 'Takes a task away; its author may, and whoever may delete tasks',
    failures: ['NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: `${taskPath}/restore`,
    missing,
    access: 'member',
    about: 'Puts a task back that was taken away; what is in its way by now is answered instead, unless ignored',
    query: ignoreOverlap,
    answer: task,
    status: 200,
    failures: ['NOT_FOUND', 'TASK_OVERLAP'],
  }),
}

export type TaskQuery = z.output<typeof query>
