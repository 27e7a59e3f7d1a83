import * as z from 'zod'
import { firstCall } from '../first-calls'
import { id } from '../kit'
import { taskRow } from '../tasks'

/** How many lines a tile shows; the list behind it has the others. */
export const linesOfTile = 6

/** Counted as far as 1000; one more means that there are more. */
const total = z.int()

const tasksTile = z.object({ total, items: z.array(taskRow) })

/** A case as the day sees it. */
export const caseOfDay = z.object({
  id,
  type: z.string(),
  createdAt: z.string(),
  deceasedPerson: z.object({
    id,
    title: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    dateOfBirth: z.string().nullable(),
    deceased: z.boolean(),
    deceasedAt: z.string().nullable(),
    infectious: z.boolean(),
    highlyInfectious: z.boolean(),
    deleted: z.boolean(),
  }),
  assignee: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
  /** An instant; midnight in Berlin stands for a day without a time. */
  funeralAt: z.string().nullable(),
  /** Where the funeral is: the cemetery of the case, else the place of its appointment. */
  place: z.string().nullable(),
  /** Tasks of the case that should have been done by now. */
  overdueTasks: z.int(),
})
export type CaseOfDay = z.output<typeof caseOfDay>

const casesTile = z.object({ total, items: z.array(caseOfDay) })

/** This month up to today beside as many days before it; null where so few would tell somebody, as on /kpi. */
const ofMonth = z.object({ now: z.int().nullable(), before: z.int().nullable() })

/** The page of the day: a key for each tile that the caller may see. */
export const dashboard = z.object({
  /** Of his own, what is late and what is due today. */
  ownTasks: tasksTile.extend({ overdue: total }),
  /** Appointments, work and transports of today: of the house, or the own ones of who may not list them all. */
  appointments: tasksTile,
  /** What should have been done in the house by now. */
  overdueTasks: tasksTile.optional(),
  /** Leave that lies on today, one a person and reason. */
  absences: tasksTile.optional(),
  /** Of today and the seven days to come, the next first. */
  funerals: casesTile.optional(),
  /** What is there to be read and the caller has not read, the latest first. */
  announcements: z.object({ total, items: z.array(z.object({ id, title: z.string(), publishedAt: z.string() })) }),
  /** Who is dead and not yet buried: first those without a date, the longest dead first. */
  openProcesses: casesTile.extend({ withoutDate: total }).optional(),
  /** Calls that are neither finished nor discarded, the latest first. */
  firstCalls: z.object({ total, items: z.array(firstCall) }).optional(),
  /** For key figures, no names: the month of /kpi, and how many days it has so far. */
  figures: z.object({ days: z.int(), deaths: ofMonth, cremations: ofMonth }).optional(),
})
export type Dashboard = z.output<typeof dashboard>
