import * as z from 'zod'
import { entityPath, id, isoDate, page, route, shownWhole, stored, valueRange, wireEnums } from '../kit'
import { processStatuses } from '../processes'
import { taskStatuses } from '../tasks'
import { usualAge } from './evaluation'
import { followUpCallFields, satisfactions } from './fields'
import { followUpStates } from './follow-up'
import { missingKinds } from './missing-points'

const right = 'QM:AccessQM'
const qualityPath = `${entityPath}/quality` as const
const text = z.string().nullable()
const count = z.int().min(0)

const deceasedPerson = z.object({
  id,
  title: text,
  firstName: z.string(),
  lastName: z.string(),
  deceasedAt: text,
  deleted: z.boolean(),
})
const colleague = z.object({ id, firstName: z.string(), lastName: z.string() })

const minutes = z.int().min(0).nullable()

/** How long it took to close some complaints and feedback, in minutes; null = none is closed. */
const closing = { closed: count, averageMinutes: minutes, medianMinutes: minutes }
const voices = { complaints: count, feedback: count }

/** What was said of the house in a period. What was cancelled counts nowhere. */
export const evaluation = z.object({
  from: z.string(),
  to: z.string(),
  /** Of what was entered in the period: how much, what is left to do, and what of it for too long. */
  total: z.object({ ...voices, ...closing, open: count, openTooLong: count }),
  /** Every month of the period, `2026-11`; by the month in which it was entered. */
  months: z.array(z.object({ month: z.string(), ...voices, ...closing })),
  /** The most frequent first; null = nobody has said what it is about. */
  causes: z.array(
    z.object({
      cause: z.object({ id, name: z.string(), deleted: z.boolean() }).nullable(),
      ...voices,
      ...closing,
      open: count,
    }),
  ),
  /** The follow-up calls of the period: all, those that reached somebody, and how often each rating was given. */
  calls: z.object({
    made: count,
    reached: count,
    ratings: z.array(z.object({ satisfaction: z.literal(satisfactions), count })),
  }),
})
export type Evaluation = z.output<typeof evaluation>

/** A mandatory point of a case that is missing. */
const missingPoint = z.object({
  kind: z.enum(missingKinds),
  /** The checklist or standard task that asks for it. */
  templateId: id,
  title: z.string(),
  /** Null = there is no task any more. */
  taskId: id.nullable(),
  status: z.enum(taskStatuses).nullable(),
  dueDate: z.string(),
  /** The parts that are not ticked; empty where there are none. */
  parts: z.array(z.string()),
})
export type MissingPoint = z.output<typeof missingPoint>

/** A case in which mandatory points are missing. */
export const incompleteCase = z.object({
  id,
  legalEntityId: id,
  type: z.string(),
  status: z.enum(processStatuses),
  deceasedPerson,
  assignee: colleague.nullable(),
  /** When the first of them was due, an instant. */
  since: z.string(),
  points: z.array(missingPoint),
})
export type IncompleteCase = z.output<typeof incompleteCase>

/** A follow-up call that was made. */
export const followUpCall = z.object({
  id,
  processId: id,
  ...followUpCallFields.shape,
  author: colleague.nullable(),
  ...stored.shape,
})
export type FollowUpCall = z.output<typeof followUpCall>

/** A case whose client is asked how content he was. Its id is that of the process. */
export const followUp = z.object({
  id,
  legalEntityId: id,
  status: z.enum(processStatuses),
  funeralAt: z.string(),
  deceasedPerson,
  clientPerson: deceasedPerson.extend({ phone: text, deceased: z.boolean() }).nullable(),
  clientBusinessPartner: z.object({ id, name: z.string(), phone: text, deleted: z.boolean() }).nullable(),
  assignee: colleague.nullable(),
  /** How many calls have reached nobody, and how many somebody. */
  missedCount: count,
  reachedCount: count,
  /** The latest one that reached somebody, or else the latest. */
  lastCall: followUpCall.nullable(),
})
export type FollowUp = z.output<typeof followUp>

const followUpsPath = `${qualityPath}/follow-ups` as const
const followUpPath = `${followUpsPath}/{processId}` as const
const callPath = `${qualityPath}/follow-up-calls/{followUpCallId}` as const

export const quality = {
  evaluation: route({
    method: 'GET',
    path: `${qualityPath}/evaluation`,
    access: right,
    about: 'Complaints and feedback of a period in numbers: by month, by cause, and how long it took to close them',
    query: z.object({
      from: isoDate,
      to: isoDate,
      /** What is open for longer, in days, is told of. */
      olderThanDays: z
        .union([z.int(), z.string().regex(/^\d{1,4}$/)])
        .transform(Number)
        .pipe(z.int().min(1).max(1000))
        .default(usualAge),
    }),
    answer: evaluation,
  }),
  listIncomplete: route({
    method: 'GET',
    path: `${qualityPath}/incomplete-processes`,
    access: right,
    about:
      'The processes in which points of checklists and standard tasks are missing though their day is over, the longest first; cancelled ones are left out',
    query: shownWhole({
      sortBy: ['SINCE'],
      filters: { kind: wireEnums(missingKinds), status: wireEnums(processStatuses), assigneeId: id },
    }),
    answer: page(incompleteCase),
  }),
}

export const followUps = {
  list: route({
    method: 'GET',
    path: followUpsPath,
    access: right,
    about:
      'The cases of death whose funeral was some weeks ago, from 4 to 26 unless told otherwise, so that their clients are called; cancelled ones are left out',
    query: shownWhole({
      sortBy: ['FUNERAL_AT'],
      filters: {
        state: wireEnums(followUpStates),
        /** How many weeks ago the funeral was. */
        weeks: valueRange,
        assigneeId: id,
      },
    }),
    answer: page(followUp),
  }),
  get: route({
    method: 'GET',
    path: followUpPath,
    access: right,
    about: 'One of these cases, with every call that was made, the latest first',
    answer: followUp.extend({ calls: z.array(followUpCall) }),
    failures: ['NOT_FOUND'],
  }),
}

export const followUpCalls = {
  create: route({
    method: 'POST',
    path: `${followUpPath}/calls`,
    access: right,
    about: 'Notes a call to the client of a case',
    body: followUpCallFields.partial({ satisfaction: true, note: true }),
    answer: followUpCall,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
  delete: route({
    method: 'DELETE',
    path: callPath,
    access: right,
    about: 'Takes a noted call away; its author alone may',
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
  restore: route({
    method: 'POST',
    path: `${callPath}/restore`,
    access: right,
    about: 'Puts back a call that its author has taken away',
    answer: followUpCall,
    status: 200,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
}
