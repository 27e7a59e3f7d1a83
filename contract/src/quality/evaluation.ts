import { addDays, type Finding, firstOfMonth, lastOfMonth, today } from '../kit'

/** A task that is open for longer than so many days is told of, unless somebody says otherwise. */
export const usualAge = 14

/** No evaluation covers more months than these. */
export const mostMonths = 60

export interface Period {
  /** The first day, `YYYY-MM-DD`. */
  from: string
  /** The last day, included. */
  to: string
}

/** The months from one to another, both included: `2026-11`. */
export const monthsBetween = ({ from, to }: Period): string[] => {
  const months: string[] = []
  for (let day = firstOfMonth(from); day <= to; day = addDays(lastOfMonth(day), 1)) months.push(day.slice(0, 7))
  return months
}

/** The last twelve months up to today, this one included. */
export const usualPeriod = (day = today()): Period => {
  const year = Number(day.slice(0, 4)) - 1
  return { from: addDays(lastOfMonth(`${year}${day.slice(4, 7)}-01`), 1), to: day }
}

const isTooLong = ({ from, to }: Period): boolean =>
  to > `${Number(from.slice(0, 4)) + mostMonths / 12}${from.slice(4)}`

/** A period ends when it has begun, and is not longer than five years. */
export const checkPeriod = (period: Period): Finding[] => {
  if (period.to < period.from) return [{ field: 'to', message: 'quality.validation.period-order' }]
  return isTooLong(period) ? [{ field: 'to', message: 'quality.validation.period-length' }] : []
}
