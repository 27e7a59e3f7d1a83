import { addDays } from '@pietas/contract/kit/days'
import { instantOf, wallTimeOf } from '@pietas/contract/kit/instants'

/** A moment as the clocks on German walls show it, `YYYY-MM-DDTHH:mm`: all that a calendar draws, whatever the zone. */
export type Wall = string

const read = new Map<string, Wall>()
// More than a month of 500 tasks needs; beyond that it begins anew.
const mostRead = 10_000

/** @param instant ISO 8601. */
export const wallOf = (instant: string): Wall => {
  const known = read.get(instant)
  if (known) return known
  const { day, time } = wallTimeOf(instant)
  const wall = `${day}T${time}`
  if (read.size >= mostRead) read.clear()
  read.set(instant, wall)
  return wall
}

/** @returns the instant, ISO 8601 in UTC; of an hour that comes twice the first. */
export const instantAt = (wall: Wall): string => instantOf({ day: wall.slice(0, 10), time: wall.slice(11, 16) })

export const midnight = (day: string): Wall => `${day}T00:00`

export const dayIn = (wall: Wall): string => wall.slice(0, 10)
export const timeIn = (wall: Wall): string => wall.slice(11, 16)

/** @returns minutes between two moments as a clock that is never changed counts them. */
export const minutesBetween = (start: Wall, end: Wall): number =>
  (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000

/** @returns the moment that lies some minutes later, or earlier below 0. */
export const plusMinutes = (wall: Wall, minutes: number): Wall =>
  new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 16)

/** @returns the same time of day, some days later. */
export const plusDays = (wall: Wall, days: number): Wall => `${addDays(dayIn(wall), days)}T${timeIn(wall)}`
