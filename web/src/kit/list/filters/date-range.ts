import { addDays, endOfDay, firstOfMonth, lastOfMonth, mondayOf, startOfDay } from '@pietas/contract/kit/days'

/** Days `YYYY-MM-DD`, both included; either end may be open. */
export interface DayRange {
  from: string | null
  to: string | null
}

export const openRange: DayRange = { from: null, to: null }

/** A start after the end leaves the end open. */
export const withFrom = (range: DayRange, from: string | null): DayRange => ordered({ ...range, from })

export const withTo = (range: DayRange, to: string | null): DayRange => ordered({ ...range, to })

const ordered = ({ from, to }: DayRange): DayRange => ({ from, to: from && to && from > to ? null : to })

/** As the server gets it: from the first moment of the first day to the last moment of the last, in Berlin. */
export const rangeToWire = ({ from, to }: DayRange): { from?: string; to?: string } => ({
  ...(from ? { from: startOfDay(from) } : {}),
  ...(to ? { to: endOfDay(to) } : {}),
})

export const shortcuts = ['current-week', 'last-week', 'last-7-days', 'current-month', 'last-month', 'reset'] as const
export type Shortcut = (typeof shortcuts)[number]

/** The range that a shortcut stands for; weeks run from Monday to Sunday. */
export function rangeOf(shortcut: Shortcut, today: string): DayRange {
  const monday = mondayOf(today)
  const lastMonth = addDays(firstOfMonth(today), -1)
  const ranges: Record<Shortcut, DayRange> = {
    'current-week': { from: monday, to: addDays(monday, 6) },
    'last-week': { from: addDays(monday, -7), to: addDays(monday, -1) },
    'last-7-days': { from: addDays(today, -6), to: today },
    'current-month': { from: firstOfMonth(today), to: lastOfMonth(today) },
    'last-month': { from: firstOfMonth(lastMonth), to: lastMonth },
    reset: openRange,
  }
  return ranges[shortcut]
}
