import { instantOf, type WallTime, wallTimeOf } from '../kit/instants'

const minute = 60_000
const hour = 60 * minute

// As if the wall hung in a country whose clocks never change.
const onPaper = ({ day, time }: WallTime): number => Date.parse(`${day}T${time}:00Z`)
const ofPaper = (moment: number): WallTime => {
  const text = new Date(moment).toISOString()
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

/** @returns how many minutes the hands of a clock that never changes turn from one time to another. */
export const wallMinutes = (from: WallTime, to: WallTime): number => (onPaper(to) - onPaper(from)) / minute

/** @returns what such a clock shows some minutes later. */
export const laterOnWall = (wall: WallTime, minutes: number): WallTime => ofPaper(onPaper(wall) + minutes * minute)

/** @returns the instant some minutes later, whatever the clocks do. */
export const laterInstant = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * minute).toISOString()

/** @returns the instant of a time behind a start: of the hour that the clocks show twice, the one that lies behind it. */
export const instantBehind = (start: string, wall: WallTime): string => {
  const first = instantOf(wall)
  const second = new Date(Date.parse(first) + hour).toISOString()
  const isShownTwice = onPaper(wallTimeOf(second)) === onPaper(wall)
  return first <= start && isShownTwice ? second : first
}
