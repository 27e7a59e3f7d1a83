import * as z from 'zod'
import { entityPath, id, route, tenantPath } from '../kit'
import { taskStatuses } from './enums'
import { taskUser } from './records'

/** A wish for leave as accounts show it. */
export const leaveItem = z.object({
  id,
  /** `absence` where the caller may not know the kind. */
  type: z.enum(['vacation', 'absence', 'sickDay', 'schoolAbsence']),
  status: z.enum(taskStatuses),
  /** The first day. */
  startDate: z.string(),
  /** The last day. */
  endDate: z.string(),
  /** Those of its days that would have been worked, in the asked span. */
  days: z.int(),
  legalEntityId: id.nullable(),
})
export type LeaveItem = z.output<typeof leaveItem>

/** What somebody has of leave in a year, counted in working days. */
export const leaveAccount = z.object({
  year: z.int(),
  /** Null where nobody has said how many days there are. */
  entitlement: z.int().nullable(),
  /** What is left of the year before; it may be taken until 31 March. */
  carriedOver: z.int(),
  /** What of it was not taken in time. */
  forfeited: z.int(),
  /** Asked for, or accepted and still ahead. */
  planned: z.int(),
  /** Accepted, and the day has come. */
  taken: z.int(),
  /** What may still be asked for; null without an entitlement. Below zero where more was taken. */
  rest: z.int().nullable(),
  /** Whether the year has an entitlement or a remainder of its own, instead of the usual ones. */
  isAdjusted: z.boolean(),
  items: z.array(leaveItem),
})
export type LeaveAccount = z.output<typeof leaveAccount>

const year = z
  .union([z.int(), z.string().regex(/^\d{4}$/)])
  .transform(Number)
  .pipe(z.int().min(2000).max(2199))

const daysOfYear = z.int().min(0).max(366).nullable()

/** A month of the house: `2026-11`. */
const month = z.string().regex(/^(20|21)\d\d-(0[1-9]|1[0-2])$/)

const awayInMonth = z.object({
  user: taskUser,
  /** Working days of the month on which he is away. */
  days: z.int(),
  items: z.array(leaveItem),
})
export type AwayInMonth = z.output<typeof awayInMonth>

const missing = { userId: 'User ID is required', legalEntityId: 'Legal Entity ID is required' }
const accountPath = `${tenantPath}/users/{userId}/absences` as const

export const absences = {
  get: route({
    method: 'GET',
    path: accountPath,
    missing,
    access: 'member',
    about:
      'What somebody has of leave in a year: the own, or of others with Task:CreateAbsence; this year unless named',
    query: z.object({ year: year.optional() }),
    answer: leaveAccount,
    failures: ['NOT_FOUND'],
  }),
  put: route({
    method: 'PUT',
    path: `${accountPath}/{year}`,
    missing: { ...missing, year: 'Year is required' },
    access: { ofRecord: 'Task:CreateAbsence' },
    about: 'Says what somebody else has of leave in one year where that differs from the usual; null counts as usual',
    params: z.object({ year }),
    body: z.object({ entitlement: daysOfYear, carriedOver: daysOfYear }).partial(),
    answer: leaveAccount,
    failures: ['NOT_FOUND'],
  }),
  listOfEntity: route({
    method: 'GET',
    path: `${entityPath}/absences`,
    missing,
    access: 'Task:CreateAbsence',
    about: 'Who of a legal entity is away in a month, this one unless named: everybody with a place there, by name',
    query: z.object({ month: month.optional() }),
    answer: z.object({
      month: z.string(),
      items: z.array(awayInMonth),
      /** Only as many people are answered as one page holds. */
      hasMore: z.boolean(),
    }),
  }),
}
