import * as z from 'zod'
import { federalStates, isoDate } from '../kit'
import { daysBetween } from '../kit/days'

/** A public holiday, on which nobody's leave is counted. */
export const holiday = z.object({ date: z.string(), name: z.object({ de: z.string(), en: z.string() }) })
export type Holiday = z.output<typeof holiday>

/** As many days are answered at once: two years, for a calendar that looks back and ahead. */
export const mostHolidayDays = 732

export const holidayQuery = z
  .object({ from: isoDate, to: isoDate })
  .refine(({ from, to }) => to >= from && daysBetween(from, to) < mostHolidayDays, {
    error: 'common.validation-range',
    path: ['to'],
  })

/** The public holidays of a span of days, and of which Land they are: null where only those of all Länder are known. */
export const holidays = z.object({ federalState: z.enum(federalStates).nullable(), items: z.array(holiday) })
export type Holidays = z.output<typeof holidays>
