import { addDays, firstOfMonth, lastOfMonth, mondayOf } from '@pietas/contract/kit/days'
import { countOf, type Days, limited } from './days'
import { type ViewName, views } from './views'

const monthGrid = (day: string): Days => ({
  from: mondayOf(firstOfMonth(day)),
  to: addDays(mondayOf(lastOfMonth(day)), 6),
})

const week = (day: string): Days => ({ from: mondayOf(day), to: addDays(mondayOf(day), 6) })

/**
 * @param chosen days that the list is limited to; other views have days of their own.
 * @returns the days that a view shows around a day.
 */
export function visibleDays(view: ViewName, day: string, chosen?: Days): Days {
  if (view === 'list' && chosen) return limited(chosen)
  const { step } = views[view]
  if (step === 'month') return monthGrid(day)
  return step === 'week' ? week(day) : { from: day, to: day }
}

/** @returns the day of the neighbour, `by` steps away. A step over months leads to the first of one. */
export function stepped(view: ViewName, day: string, by: 1 | -1): string {
  const { step } = views[view]
  if (step === 'day') return addDays(day, by)
  if (step === 'week') return addDays(day, 7 * by)
  return by > 0 ? addDays(lastOfMonth(day), 1) : firstOfMonth(addDays(firstOfMonth(day), -1))
}

/** @returns the range of the same length beside a range. */
export function rangeBeside(days: Days, by: 1 | -1): Days {
  const count = countOf(days) * by
  return { from: addDays(days.from, count), to: addDays(days.to, count) }
}
