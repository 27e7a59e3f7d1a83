import { lastOfMonth } from '@pietas/contract/kit/days'
import type { DayRange } from './date-range'

/** A year, a month of it, or a single day. */
export interface PartialDay {
  year: number | null
  month: number | null
  day: number | null
}

/** First and last day that can be chosen, `YYYY-MM-DD`. */
export interface Limits {
  min: string
  max: string
}

export const noDay: PartialDay = { year: null, month: null, day: null }

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

const partsOf = (day: string) => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  day: Number(day.slice(8, 10)),
})

/** The latest year first: it is the one that is chosen most. */
export const yearsWithin = ({ min, max }: Limits): number[] => upTo(partsOf(min).year, partsOf(max).year).reverse()

export function monthsOf(year: number | null, { min, max }: Limits): number[] {
  if (year === null) return []
  const [first, last] = [partsOf(min), partsOf(max)]
  return upTo(year === first.year ? first.month : 1, year === last.year ? last.month : 12)
}

export function daysOf({ year, month }: PartialDay, { min, max }: Limits): number[] {
  if (year === null || month === null) return []
  const name = nameOf(year, month)
  const { day: last } = partsOf(lastOfMonth(`${name}-01`))
  return upTo(min.startsWith(name) ? partsOf(min).day : 1, max.startsWith(name) ? partsOf(max).day : last)
}

/** Another year forgets month and day. */
export const withYear = (year: number | null): PartialDay => ({ year, month: null, day: null })

/** Another month forgets the day. */
export const withMonth = ({ year }: PartialDay, month: number | null): PartialDay => ({ year, month, day: null })

export const withDay = (chosen: PartialDay, day: number | null): PartialDay => ({ ...chosen, day })

const two = (part: number): string => String(part).padStart(2, '0')
const nameOf = (year: number, month: number): string => `${year}-${two(month)}`

/** The days that a choice stands for. */
export function rangeOfChoice({ year, month, day }: PartialDay): DayRange {
  if (year === null) return { from: null, to: null }
  if (month === null) return { from: `${year}-01-01`, to: `${year}-12-31` }
  const name = nameOf(year, month)
  if (day === null) return { from: `${name}-01`, to: lastOfMonth(`${name}-01`) }
  return { from: `${name}-${two(day)}`, to: `${name}-${two(day)}` }
}
