import { minutesIn, type Span } from './span'

// A day is no limit: the one on which the clocks go back has 25 hours, and a vigil may take two nights.
const pattern = /^(\d{2,3}):([0-5]\d)$/

/** How long something takes, in hours and minutes, `HH:mm`, of any number of hours up to 999. */
export const isDuration = (value: string | null): value is string => value !== null && pattern.test(value)

const two = (count: number) => String(count).padStart(2, '0')

const written = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** @returns the minutes of `HH:mm`, or null for what is no duration. */
export function minutesOf(duration: string): number | null {
  const [, hours, minutes] = pattern.exec(duration) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null
}

/** How long a span is, to the minute. */
export const durationOf = (span: Span): string => written(Math.round(minutesIn(span)))

/** @returns the instant at which ends what begins at `start` and lasts `HH:mm`; null for what is no duration. */
export function endAfter(start: string, duration: string): string | null {
  const minutes = minutesOf(duration)
  return minutes === null ? null : new Date(Date.parse(start) + minutes * 60_000).toISOString()
}

/**
 * What somebody means who types how long something takes: `1`, `90:30`, `130`, `1.30`, `1 h`.
 *
 * @returns `HH:mm`, or null when it says no hours and minutes.
 */
export function readDuration(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  const found = /^(\d{1,3})[:.,h ](\d{2})(?:\s*h)?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text)
  const [, hours, minutes = '0'] = found ?? /^(\d{1,2})(?:\s*h)?$/.exec(text) ?? []
  if (!hours || Number(minutes) > 59) return null
  return written(Number(hours) * 60 + Number(minutes))
}
