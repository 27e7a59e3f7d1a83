import { rangeOf, type Shortcut } from '../../kit/list/filters/date-range'
import type { Days } from '../views/days'

/** The usual spans of days, as the bar of filters offers them: spec 3 section 2.5. */
export const spans = ['today', 'current-week', 'last-week', 'last-7-days', 'current-month', 'last-month'] as const
export type Span = (typeof spans)[number]

/** @param today `YYYY-MM-DD`. @returns the days that a word stands for; weeks run from Monday to Sunday. */
export function daysOf(span: Span, today: string): Days {
  if (span === 'today') return { from: today, to: today }
  const { from, to } = rangeOf(span satisfies Shortcut, today)
  return { from: from as string, to: to as string }
}
