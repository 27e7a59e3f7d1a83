import { addDays, dayOf, startOfDay } from '@pietas/contract/kit/days'

/** From an instant up to, but not with, another one: what ends at ten and what begins at ten do not touch. */
export interface Span {
  start: string
  end: string
}

const at = (instant: string): number => Date.parse(instant)

const earlier = (one: string, other: string): string => (at(one) <= at(other) ? one : other)
const later = (one: string, other: string): string => (at(one) >= at(other) ? one : other)

/** Whether there is a moment that belongs to both; a span without length has none. */
export const overlaps = (one: Span, other: Span): boolean => shared(one, other) !== null

/** What belongs to both. */
export function shared(one: Span, other: Span): Span | null {
  const [start, end] = [later(one.start, other.start), earlier(one.end, other.end)]
  return at(start) < at(end) ? { start, end } : null
}

export const contains = ({ start, end }: Span, instant: string): boolean =>
  at(start) <= at(instant) && at(instant) < at(end)

/** How many minutes pass, as a stopwatch counts them: on the days of the clock changes not those of the wall clock. */
export const minutesIn = ({ start, end }: Span): number => (at(end) - at(start)) / 60_000

/** From the first moment of a day in Berlin to that of the next: 23, 24 or 25 hours. */
export const spanOfDay = (day: string): Span => spanOfDays(day, day)

/** @param last is included. */
export const spanOfDays = (first: string, last: string): Span => ({
  start: startOfDay(first),
  end: startOfDay(addDays(last, 1)),
})

/** The days in Berlin that a span lies in. One that ends at midnight does not reach the next day. */
export function daysOf({ start, end }: Span): string[] {
  const first = dayOf(start)
  const last = at(end) > at(start) ? dayOf(new Date(at(end) - 1).toISOString()) : first
  const days = [first]
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
