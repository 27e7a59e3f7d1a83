import * as z from 'zod'
import { id, instantOrDay, isoInstant, optionalAddress, optionalText, requiredText, startOfDay } from '../kit'
import { preparationTypes, type TaskType, taskStatuses, taskTypeOf } from './enums'
import { leaveDay } from './leave'

const reference = id.nullable()

/** The longest time before the start that may be blocked as well, in minutes: a day. */
export const longestPreparation = 1440

/** A part of a task, ticked off by itself; their order is that of the array. */
export const subTaskFields = z.object({
  title: requiredText(200),
  done: z.boolean(),
  comment: optionalText(2000),
  businessPartnerId: reference,
})

/** A part as it is sent: with its id where it is known already. */
const sentSubTask = subTaskFields.partial().extend({ id: id.optional(), title: subTaskFields.shape.title })

const title = z
  .string({ error: 'task.validation.title-required' })
  .trim()
  .min(1, { error: 'task.validation.title-required' })
  .pipe(requiredText(200))

/** What every task has. `color` is not among it: it comes from the template. */
const commonFields = z.object({
  status: z.enum(taskStatuses),
  title,
  description: optionalText(10_000),
  /** Midnight in Berlin stands for the whole day. */
  dueDate: instantOrDay(startOfDay).nullable(),
  userId: reference,
  processId: reference,
  /** The note of the process that it was made of; said once, and lost when the task moves to another process. */
  noteId: reference,
  legalEntityId: reference,
  /** What it was made from; fixed from then on. */
  templateId: reference,
  subTasks: z.array(sentSubTask).max(100),
})

/** When it takes place, and who and what is needed for it. */
const plannedFields = z.object({
  startDate: isoInstant.nullable(),
  endDate: isoInstant.nullable(),
  preparationTime: z.int().min(0).max(longestPreparation).nullable(),
  preparationType: z.enum(preparationTypes).nullable(),
  carId: reference,
  resourceIds: z.array(id).max(50),
  userIds: z.array(id).max(50),
})

const basic = commonFields

/** What somebody thinks of the house, and what it is about. */
const voice = commonFields.extend({ complaintCauseId: reference })

const appointment = commonFields.extend(plannedFields.shape).extend({ address: optionalAddress })
const transportation = appointment.extend({ destination: optionalAddress })

/** Whole days, both included. */
const leave = commonFields
  .omit({ subTasks: true, processId: true, noteId: true, templateId: true })
  .extend({ startDate: leaveDay, endDate: leaveDay })

/** Every field that a task of any kind may have. */
export type TaskFields = z.output<typeof transportation> & z.output<typeof voice>

const newOf = <Fields extends z.ZodObject>(fields: Fields) =>
  fields.partial().extend({ status: commonFields.shape.status, title: commonFields.shape.title })

/** What sends a single key says when it sends none, two, or one that is unknown: spec 3 section 5.1. */
const typeRequired = 'task.validation.type-required'

const keyed = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? typeRequired : undefined) })
    .partial()
    .refine((sent) => Object.values(sent).filter((value) => value !== undefined).length === 1, { error: typeRequired })
    .meta({ minProperties: 1, maxProperties: 1 })

/**
 * The body of a new task: one key, which names its kind; `checkTask` judges the completed record. `absence` is missing
 * on purpose: it is what others read of somebody's leave, and nothing that is created: decisions section 7.
 */
export const newTask = keyed({
  basic: newOf(basic),
  appointment: newOf(appointment),
  work: newOf(appointment),
  transportation: newOf(transportation),
  complaint: newOf(voice),
  feedback: newOf(voice),
  private: newOf(basic),
  vacation: newOf(leave),
  sickDay: newOf(leave),
  schoolAbsence: newOf(leave),
})
export type NewTask = z.input<typeof newTask>

const fixed = { legalEntityId: true } as const
const fixedOfWork = { ...fixed, noteId: true, templateId: true } as const
const basicChanges = basic.omit(fixedOfWork).partial()
const voiceChanges = voice.omit(fixedOfWork).partial()
const appointmentChanges = appointment.omit(fixedOfWork).partial()
const leaveChanges = leave.omit(fixed).partial()

/** The body of a PATCH: the key must be the kind that the task has. What is missing stays, null clears. */
export const taskChanges = keyed({
  basic: basicChanges,
  appointment: appointmentChanges,
  work: appointmentChanges,
  transportation: transportation.omit(fixedOfWork).partial(),
  complaint: voiceChanges,
  feedback: voiceChanges,
  private: basicChanges,
  vacation: leaveChanges,
  absence: leaveChanges,
  sickDay: leaveChanges,
  schoolAbsence: leaveChanges,
})
export type TaskChanges = z.input<typeof taskChanges>

/** @returns the kind and the fields of a body with a single key. */
export const sentTask = (body: z.output<typeof newTask> | z.output<typeof taskChanges>) => {
  const [key, fields] = Object.entries(body).find(([, value]) => value !== undefined) as [string, Partial<TaskFields>]
  return { type: taskTypeOf(key) as TaskType, fields }
}
