import * as z from 'zod'
import { isoDate, isoInstant } from './dates'
import { endOfDay, startOfDay } from './days'

/** A filter by days, both ends included, either of them open. An instant counts as the day that it writes. */
export const dayRange = z.object({ from: isoDate.optional(), to: isoDate.optional() })
export type DayRange = z.output<typeof dayRange>

/** An instant; a plain day means the moment that `momentOf` finds in it. */
export const instantOrDay = (momentOf: (day: string) => string) =>
  z.union([isoInstant, z.iso.date().transform(momentOf).pipe(isoInstant)])

/** A filter by instants; a plain day means its first moment as a start and its last one as an end, in Berlin. */
export const instantRange = z.object({
  from: instantOrDay(startOfDay).optional(),
  to: instantOrDay(endOfDay).optional(),
})
export type InstantRange = z.output<typeof instantRange>

const bound = z.number().min(-1e12).max(1e12)

/** A filter by what is counted or measured, both ends included, either of them open. */
export const valueRange = z.object({ from: bound.optional(), to: bound.optional() })
export type ValueRange = z.output<typeof valueRange>
