import * as z from 'zod'
import { id } from '../kit'
import { processTypes, recordingTypes } from '../processes'

/** How many cases; null where they are so few that somebody could be told by them, see `hiddenCells`. */
const told = z.int().min(0).nullable()
const count = z.int().min(0)

const day = z.string()

/** Whoever is in charge of a case, by name; somebody who has left keeps his. */
const consultant = z.object({ id, firstName: z.string(), lastName: z.string() })

/** What is counted of a period. Cases belong to the day in Berlin on which they were opened; cancelled ones to none. */
export const figuresOfPeriod = z.object({
  from: day,
  to: day,
  /** Cases of every type. */
  cases: count,
  /** The same by type. */
  types: z.record(z.enum(processTypes), told),
  /** The same by month and type, a row for each month that the period touches. */
  months: z.array(z.object({ month: z.string(), count: told, types: z.record(z.enum(processTypes), told) })),
  /** Deaths by the burial type of their burial form. */
  burialTypes: z.array(z.object({ id, name: z.string(), isCremation: z.boolean(), count: told })),
  /** Deaths whose burial type is a cremation, and the others. */
  burials: z.object({ cremation: told, earth: told }),
  /**
   * How many days lay between death and funeral, of the deaths whose funeral has been; null of fewer than three. Of how
   * many is not told: it would say how few are not yet buried.
   */
  funerals: z.object({ averageDays: z.number().nullable(), medianDays: z.number().nullable() }),
  /** Cases by whoever is in charge of them; null = nobody yet. */
  consultants: z.array(z.object({ user: consultant.nullable(), count: told })),
  /** Cases by the way in which the order came. */
  sources: z.record(z.enum(recordingTypes), told),
  /**
   * Tasks of the house that were due in the period and are finished or late: done in time, done too late, and still to
   * be done. Neither leave nor private tasks.
   */
  tasks: z.object({ inTime: count, late: count, open: count }),
  /**
   * Accepted leave in working days, and of how many people. Of one or two the days would be theirs and are not told.
   */
  absences: z.object({ days: count.nullable(), people: told }),
})
export type FiguresOfPeriod = z.output<typeof figuresOfPeriod>

/** A period beside the one of the same length before it. What is earned is not among it as long as nothing is billed. */
export const figuresAnswer = z.object({ now: figuresOfPeriod, before: figuresOfPeriod })
export type Figures = z.output<typeof figuresAnswer>
