import { timeZone } from './days'

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** A calendar day and a time of day, as a clock on a German wall shows them. */
export type WallTime = { day: string; time: string }

/** @param instant ISO 8601. @returns day `YYYY-MM-DD` and time `HH:mm` in Berlin. */
export const wallTimeOf = (instant: string): WallTime => {
  const text = berlin.format(new Date(instant))
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

const offsetAt = (instant: number): number => {
  const shown = berlin.format(new Date(instant)).replace(' ', 'T')
  return Date.parse(`${shown}Z`) - Math.floor(instant / 1000) * 1000
}

/**
 * @returns the instant, ISO 8601 in UTC, at which it is this time in Berlin. Of the hour that the clocks show twice
 *   the first is meant; a time that they skip counts on from before the change, so 02:30 becomes 03:30.
 */
export const instantOf = ({ day, time }: WallTime): string => {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const before = asUtc - offsetAt(asUtc - 3 * 3_600_000)
  const after = asUtc - offsetAt(asUtc + 3 * 3_600_000)
  // Before the change both agree on the old offset, after it on the new one; in between the earlier reading wins.
  const readings = [before, after].filter((instant) => instant + offsetAt(instant) === asUtc)
  return new Date(readings.length > 0 ? Math.min(...readings) : before).toISOString()
}
