import * as z from 'zod'
import { isoDate, optionalText } from '../kit'

/** How content somebody is, from 1 (not at all) to 5 (very). */
export const satisfactions = [1, 2, 3, 4, 5] as const
export type Satisfaction = (typeof satisfactions)[number]

/** What is written down of a follow-up call. */
export const followUpCallFields = z.object({
  calledOn: isoDate,
  reached: z.boolean(),
  /** Null = nobody was reached, or nothing was said of it. */
  satisfaction: z.literal(satisfactions).nullable(),
  note: optionalText(2000),
})
export type FollowUpCallFields = z.output<typeof followUpCallFields>
