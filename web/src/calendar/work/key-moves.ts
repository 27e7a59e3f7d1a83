import { addDays } from '@pietas/contract/kit/days'
import type { CalendarEvent } from '../events/task-event'
import { dayIn, plusDays, plusMinutes, timeIn, type Wall } from '../events/wall'
import type { ViewName } from '../views/views'

/** Where an event is to stand after a key. */
export interface KeyPlace {
  start: Wall
  end: Wall
  /** The row of a timeline that it stands in now. */
  row: string | undefined
}

/** A quarter of an hour: as far as one key leads, and as fine as a drag. */
const minutes = 15

type Step = { days?: number; minutes?: number; row?: 1 | -1 }

const across = (view: ViewName, by: 1 | -1): Step =>
  view === 'timeline-day' ? { minutes: minutes * by } : { days: by }

const along: Record<ViewName, (by: 1 | -1) => Step> = {
  month: (by) => ({ days: 7 * by }),
  week: (by) => ({ minutes: minutes * by }),
  day: (by) => ({ minutes: minutes * by }),
  list: (by) => ({ minutes: minutes * by }),
  'timeline-week': (by) => ({ row: by }),
  'timeline-day': (by) => ({ row: by }),
}

const directions: Record<string, (view: ViewName, isRightToLeft: boolean) => Step> = {
  ArrowLeft: (view, mirrored) => across(view, mirrored ? 1 : -1),
  ArrowRight: (view, mirrored) => across(view, mirrored ? -1 : 1),
  ArrowUp: (view) => along[view](-1),
  ArrowDown: (view) => along[view](1),
}

const isForward = (key: string, mirrored: boolean): boolean =>
  key === 'ArrowDown' || key === (mirrored ? 'ArrowLeft' : 'ArrowRight')

/** The neighbour of a row within its group; at the end the row itself. */
const rowBeside = (row: string | undefined, by: 1 | -1, rows: readonly string[]): string | undefined => {
  if (row === undefined) return undefined
  const group = rows.filter((one) => one[0] === row[0])
  return group[group.indexOf(row) + by] ?? row
}

const moved = (wall: Wall, step: Step): Wall => plusMinutes(plusDays(wall, step.days ?? 0), step.minutes ?? 0)

/** Pulls the end within its day, and never to the start. */
const pulled = ({ start, end, row }: KeyPlace, by: number): KeyPlace => {
  const next = plusMinutes(end, by)
  const last = `${addDays(dayIn(start), 1)}T00:00`
  return next > start && next < last ? { start, end: next, row } : { start, end, row }
}

export interface KeyFacts {
  view: ViewName
  isRightToLeft: boolean
  /** All rows of a timeline in their order. */
  rows: readonly string[]
}

/**
 * Where a key leads: an arrow moves, with Shift it changes when something ends.
 *
 * @returns undefined for any other key.
 */
export function keyPlace(place: KeyPlace, key: string, shift: boolean, facts: KeyFacts): KeyPlace | undefined {
  const step = Object.hasOwn(directions, key) && directions[key]?.(facts.view, facts.isRightToLeft)
  if (!step) return undefined
  if (shift) return pulled(place, isForward(key, facts.isRightToLeft) ? minutes : -minutes)
  if (step.row) return { ...place, row: rowBeside(place.row, step.row, facts.rows) }
  return { ...place, start: moved(place.start, step), end: moved(place.end, step) }
}

/** Where an event stands before the first key. @param row the one in which it has the focus; absent = its first one. */
export const placeOfEvent = (
  { start, end, rows }: Pick<CalendarEvent, 'start' | 'end' | 'rows'>,
  row?: string,
): KeyPlace => ({ start, end, row: row !== undefined && rows.includes(row) ? row : rows[0] })

/** `Dienstag, 24.11.2026, 10:15 – 11:15`, for those who hear where it stands. */
export const spokenPlace = ({ start, end }: KeyPlace, day: string): string =>
  `${day}, ${timeIn(start)} – ${timeIn(end)}`
