import * as z from 'zod'
import { addressFields, foundBy, id, stored } from '../kit'
import { preparationTypes, taskStatuses, wireTaskTypes } from './enums'

const text = z.string().nullable()

/** A member of the staff as a task names him. */
export const taskUser = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  profilePictureDocumentAccessToken: text,
  deleted: z.boolean(),
})
export type TaskUser = z.output<typeof taskUser>

const car = z.object({
  id,
  name: z.string(),
  licensePlate: z.string(),
  numberOfSeats: z.int().nullable(),
  deleted: z.boolean(),
})

const resource = z.object({ id, name: z.string(), deleted: z.boolean() })

const processOfRow = z.object({
  id,
  type: z.string(),
  status: z.string(),
  deceasedPerson: z.object({ id, title: text, firstName: z.string(), lastName: z.string(), deleted: z.boolean() }),
})

const named = z.object({ id, name: z.string(), deleted: z.boolean() })

const summary = {
  id,
  type: z.enum(wireTaskTypes),
  status: z.enum(taskStatuses),
  /** Blank where only the kind may be known: of somebody else's leave. */
  title: z.string(),
  dueDate: text,
  /** An instant; of leave a day. */
  startDate: text,
  /** An instant; of leave the last day. */
  endDate: text,
  preparationTime: z.int().nullable(),
  preparationType: z.enum(preparationTypes).nullable(),
  address: addressFields.nullable(),
  destination: addressFields.nullable(),
  legalEntityId: id.nullable(),
  processId: id.nullable(),
  userId: id.nullable(),
  carId: id.nullable(),
  templateId: id.nullable(),
  complaintCauseId: id.nullable(),
  user: taskUser.nullable(),
  users: z.array(taskUser),
  resources: z.array(resource),
  car: car.nullable(),
  author: taskUser.nullable(),
  /** What a complaint or feedback is about. */
  complaintCause: named.nullable(),
  template: z.object({ color: text, shortName: z.string() }).nullable(),
}

/** A task as lists show it. */
export const taskRow = z.object({
  ...summary,
  process: processOfRow.nullable(),
  subTaskCount: z.int(),
  doneSubTaskCount: z.int(),
  ...foundBy,
  ...stored.shape,
})
export type TaskRow = z.output<typeof taskRow>

const namedPerson = z.object({ id, title: text, firstName: z.string(), lastName: z.string(), deleted: z.boolean() })

/** What whoever does a task has to know of the case. */
const processOfTask = processOfRow.extend({
  deceasedPerson: processOfRow.shape.deceasedPerson.extend({
    currentPosition: z.record(z.string(), z.unknown()).nullable(),
    dateOfBirth: text,
    deceased: z.boolean(),
    deceasedAt: text,
    deceasedTimeAt: text,
    infectious: z.boolean(),
    highlyInfectious: z.boolean(),
    size: z.int().nullable(),
    weight: z.int().nullable(),
  }),
  clientPerson: namedPerson.extend({ phone: text, deceased: z.boolean(), deceasedAt: text }).nullable(),
  clientBusinessPartner: named.nullable(),
  burialForm: named.extend({ burialType: named.extend({ isCremation: z.boolean() }) }),
  cemetery: named.nullable(),
  graveType: named.nullable(),
  gravePosition: text,
  graveNumber: text,
  graveBurialLocation: text,
  graveLoweringRequested: z.boolean(),
})

/** A part of a task, ticked off by itself. */
export const subTask = z.object({
  id,
  title: z.string(),
  done: z.boolean(),
  comment: text,
  businessPartnerId: id.nullable(),
  businessPartner: named.nullable(),
})
export type SubTask = z.output<typeof subTask>

/** A task in full: every id beside the record that it names. */
export const task = z.object({
  ...summary,
  /** The note that it was made of; what that says is for whoever may read the process. */
  noteId: id.nullable(),
  description: text,
  process: processOfTask.nullable(),
  subTasks: z.array(subTask),
  taskStatusLogs: z.array(z.object({ status: z.enum(taskStatuses), createdAt: z.string(), createdBy: id.nullable() })),
  /** Of leave, where a task is asked for by itself: whether the caller may accept it. */
  mayAccept: z.boolean().optional(),
  ...stored.shape,
})
export type Task = z.output<typeof task>

/**
 * A task that stands in the way: what is known of it, and the names of whom and what both need. Of one that the caller
 * may not read, nothing but the time.
 */
export const overlappingTask = taskRow
  .partial()
  .extend({ startDate: z.string(), endDate: z.string(), blockedBy: z.array(z.string()) })
export type OverlappingTask = z.output<typeof overlappingTask>

/** What a TASK_OVERLAP says beyond other problems. */
export const taskOverlap = z.object({ overlappingTasks: z.array(overlappingTask) })
export type TaskOverlap = z.output<typeof taskOverlap>

/** What somebody says of a task: spec 3 section 3.2. */
export const taskComment = z.object({
  id,
  content: z.string(),
  createdBy: id.nullable(),
  createdAt: z.string(),
  author: taskUser.nullable(),
})
export type TaskComment = z.output<typeof taskComment>
