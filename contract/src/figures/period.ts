import type { Finding } from '../kit'
import { addDays, daysBetween, firstOfMonth } from '../kit/days'

/** Calendar days in Berlin, `YYYY-MM-DD`, both ends included. */
export type Period = { from: string; to: string }

/** Periods that are asked for by name. */
export const periodNames = [
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-12-months',
] as const
export type PeriodName = (typeof periodNames)[number]

/** As many days as five years have, two of them leap years. */
export const mostDays = 1827

const monthsBefore = (day: string, count: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10)
}

const firstOfQuarter = (day: string): string => monthsBefore(day, (Number(day.slice(5, 7)) - 1) % 3)

/**
 * @param day today, `YYYY-MM-DD`.
 * @returns the period of a name. One that is still running ends today, so that what is counted is set beside as many
 *   days as have gone by; the last twelve months are this one and the eleven before it.
 */
export const periodOf = (name: PeriodName, day: string): Period => {
  const month = firstOfMonth(day)
  const quarter = firstOfQuarter(day)
  const periods: Record<PeriodName, Period> = {
    'this-month': { from: month, to: day },
    'last-month': { from: monthsBefore(day, 1), to: addDays(month, -1) },
    'this-quarter': { from: quarter, to: day },
    'last-quarter': { from: monthsBefore(quarter, 3), to: addDays(quarter, -1) },
    'this-year': { from: `${day.slice(0, 4)}-01-01`, to: day },
    'last-12-months': { from: monthsBefore(day, 11), to: day },
  }
  return periods[name]
}

/** @returns the period of the same length that ends on the day before. */
export const periodBefore = ({ from, to }: Period): Period => {
  const last = addDays(from, -1)
  return { from: addDays(last, -daysBetween(from, to)), to: last }
}

/** @returns the months that a period touches, `2026-11`, in their order. */
export const monthsOf = ({ from, to }: Period): string[] => {
  const months: string[] = []
  for (let month = firstOfMonth(from); month <= to; month = monthsBefore(month, -1)) months.push(month.slice(0, 7))
  return months
}

/**
 * The page counts no more than five years at once, and no period backwards.
 *
 * @returns `figures.validation.order` or `figures.validation.too-long`, both at `to`.
 */
export const checkPeriod = ({ from, to }: Period): Finding[] => {
  if (to < from) return [{ field: 'to', message: 'figures.validation.order' }]
  if (daysBetween(from, to) >= mostDays) return [{ field: 'to', message: 'figures.validation.too-long' }]
  return []
}
