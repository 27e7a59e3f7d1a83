import { type Address, type Finding, optionalAddress } from '@pietas/contract/kit'
import { noAddress } from '@pietas/contract/kit/address-line'
import {
  checkTask,
  isLeave,
  type NewTask,
  newTask,
  type PreparationType,
  type SubTask,
  type Task,
  type TaskChanges,
  type TaskFields,
  type TaskStatus,
  type TaskType,
  taskChanges,
  taskTypeOf,
  taskTypes,
  wireTypeOf,
} from '@pietas/contract/tasks'
import * as z from 'zod'
import { dayOrInstant, durationOf, endAfter, isDuration, isInstant } from '../../kit/time'

/** The kinds that this form is for; leave is asked for in a drawer of its own. */
export const formTypes = taskTypes.filter((type) => !isLeave(type))

/** A part of a task in the form; one that has been stored keeps its id. */
export type SubTaskDraft = Omit<SubTask, 'id' | 'title' | 'businessPartner'> & { id?: number; title: string | null }

/** The fields of the form: those of every kind, so that nothing typed is lost when the kind changes. */
export interface TaskValues {
  type: TaskType | null
  status: TaskStatus
  title: string | null
  description: string | null
  /** An instant, or a day when it may be done at any time of it. */
  dueDate: string | null
  userId: number | null
  processId: number | null
  /** What it is made from; of a stored task fixed. */
  templateId: number | null
  /** The note that a new task is made of. */
  noteId: number | null
  /** What a complaint or feedback is about. */
  complaintCauseId: number | null
  subTasks: SubTaskDraft[]
  startDate: string | null
  /** Hours and minutes, `HH:mm`; the record has an end instead. */
  duration: string | null
  preparationTime: number | null
  preparationType: PreparationType | null
  carId: number | null
  resourceIds: number[]
  userIds: number[]
  address: Address
  destination: Address
}

/** What may be known of a new task before anybody types. */
export interface TaskPreset {
  processId?: number
  title?: string
  description?: string
  type?: TaskType
  /** An instant. */
  startDate?: string
  /** Hours and minutes, `HH:mm`. */
  duration?: string
  /** A day, of what may be done at any time of it. */
  dueDate?: string
  userId?: number
  carId?: number
  resourceIds?: number[]
  /** Who else takes part. */
  userIds?: number[]
  address?: Address
  destination?: Address
  /** The draft of the note or line that becomes this task: it goes when the task has been stored. */
  noteDraft?: string
  /** The stored note that it is made of. */
  noteId?: number
}

export const noSubTask: SubTaskDraft = { title: null, done: false, comment: null, businessPartnerId: null }

const nothing: TaskValues = {
  type: 'BASIC',
  status: 'OPEN',
  title: null,
  description: null,
  dueDate: null,
  userId: null,
  processId: null,
  templateId: null,
  noteId: null,
  complaintCauseId: null,
  subTasks: [],
  startDate: null,
  duration: null,
  preparationTime: null,
  preparationType: null,
  carId: null,
  resourceIds: [],
  userIds: [],
  address: noAddress,
  destination: noAddress,
}

/** When a task ends that begins at an instant and lasts `HH:mm`; null as long as one of the two is not known. */
export const endOf = ({ startDate, duration }: Pick<TaskValues, 'startDate' | 'duration'>): string | null =>
  isInstant(startDate) && duration !== null ? endAfter(startDate, duration) : null

const lasting = ({ startDate: start, endDate: end }: Pick<Task, 'startDate' | 'endDate'>): string | null =>
  start && end ? durationOf({ start, end }) : null

/** The form of a loaded task. */
export const taskValues = (task: Task): TaskValues => ({
  type: taskTypeOf(task.type) ?? null,
  status: task.status,
  title: task.title,
  description: task.description,
  dueDate: dayOrInstant(task.dueDate),
  userId: task.userId,
  processId: task.processId,
  templateId: task.templateId,
  noteId: task.noteId,
  complaintCauseId: task.complaintCauseId,
  subTasks: task.subTasks,
  startDate: task.startDate,
  duration: lasting(task),
  preparationTime: task.preparationTime,
  preparationType: task.preparationType,
  carId: task.carId,
  resourceIds: task.resources.map(({ id }) => id),
  userIds: task.users.map(({ id }) => id),
  address: task.address ?? noAddress,
  destination: task.destination ?? noAddress,
})

/** The form of a new task. */
export const newTaskValues = (known: Partial<TaskValues>): TaskValues => ({ ...nothing, ...known })

type SentShape =
  typeof newTask.shape.transportation extends z.ZodOptional<infer Sent>
    ? Sent extends z.ZodObject<infer Shape>
      ? Shape
      : never
    : never

/** What a kind of task is sent with: the contract knows which fields it has. Without a kind those of all. */
const shapeOf = (type: TaskType | null): SentShape => {
  const sent = newTask.shape[wireTypeOf(type ?? 'BASIC') as keyof typeof newTask.shape]
  return sent.unwrap().shape as SentShape
}

const typeField = z.enum(formTypes, { error: 'task.validation.type-required' })

/** Whether a kind has a field. */
export const hasField = (type: TaskType | null, name: keyof TaskFields): boolean => name in shapeOf(type)

/** What can be said of the fields of a kind one by one. */
export const taskSchema = (type: TaskType | null) => {
  const { endDate: _end, legalEntityId: _entity, ...shape } = shapeOf(type)
  return z.object({
    ...shape,
    type: typeField,
    ...(hasField(type, 'endDate') ? { duration: z.string().refine(isDuration).nullable() } : {}),
  })
}

const textOf = (address: Address) => optionalAddress.safeParse(address).data ?? null

/** The fields that a kind cannot do without, as the form calls them. */
export const requiredOf = (type: TaskType | null): string[] =>
  checkTask(type ?? 'BASIC', {}).map(({ field }) => (field === 'endDate' ? 'duration' : field))

/** A finding where the form has the field: it asks for a duration where the record has an end. */
export const findingInForm = ({ field, message }: Finding): Finding => {
  const bare = field.replace(new RegExp(`^(${taskTypes.map(wireTypeOf).join('|')})\\.`), '')
  return { field: bare === 'endDate' ? 'duration' : bare, message }
}

/** Every rule that compares fields; the same ones that the server keeps. */
export function taskRules(values: TaskValues): Finding[] {
  const { startDate, duration, address, destination, type, ...others } = values
  const start = isInstant(startDate) ? startDate : null
  const findings = checkTask(type ?? 'BASIC', {
    ...(others as Partial<TaskFields>),
    startDate: start,
    // A duration without a start asks for the start.
    endDate: start ? endOf(values) : duration,
    address: textOf(address),
    destination: textOf(destination),
  })
  return findings.map(findingInForm)
}

const sentFieldsOf = (type: TaskType, values: Partial<TaskValues>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'type' && name in shapeOf(type)))

/** In English, whatever language is spoken: spec 3 section 8. */
export const notImplemented = 'Task type not implemented yet'

/** A kind that no form makes, such as the leave of somebody that may not be known. */
export class UnknownKind extends Error {
  override name = 'UnknownKind'
}

/** The body of a new task: what its kind has, whatever else was typed before the kind was changed. */
export function newTaskOf(values: TaskValues, legalEntityId: number): NewTask {
  const type = values.type as TaskType
  if (!formTypes.includes(type)) throw new UnknownKind(notImplemented)
  const times = hasField(type, 'endDate') ? { endDate: endOf(values) } : {}
  return newTask.parse({ [wireTypeOf(type)]: { ...sentFieldsOf(type, values), ...times, legalEntityId } })
}

/**
 * The body of a change.
 *
 * @param whole everything in the form: start and end go together, for either of them says nothing alone.
 */
export function taskChangesOf(changed: Partial<TaskValues>, whole: TaskValues): TaskChanges {
  const type = whole.type as TaskType
  const isMoved = 'startDate' in changed || 'duration' in changed
  const times = isMoved ? { startDate: whole.startDate, endDate: endOf(whole) } : {}
  return taskChanges.parse({ [wireTypeOf(type)]: { ...sentFieldsOf(type, changed), ...times } })
}
