import { addDays, firstOfMonth, lastOfMonth } from '@pietas/contract/kit/days'
import type { LeaveItem } from '@pietas/contract/tasks'

/** @returns every day of a month: `2026-11`. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = []
  const last = lastOfMonth(`${month}-01`)
  for (let day = firstOfMonth(`${month}-01`); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** @returns the leave that a day belongs to; what was accepted counts before what was asked for. */
export const awayOn = (items: readonly LeaveItem[], day: string): LeaveItem | undefined => {
  const there = items.filter(({ startDate, endDate }) => startDate <= day && day <= endDate)
  return there.find(({ status }) => status === 'DONE') ?? there[0]
}

/** @returns the month that lies some months after another one, or before it. */
export const stepMonth = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}
