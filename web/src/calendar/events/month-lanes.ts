import { addDays } from '@pietas/contract/kit/days'
import { countOf, type Days } from '../views/days'
import type { CalendarEvent } from './task-event'
import { dayIn, midnight, minutesBetween, timeIn } from './wall'

/** So many events stand in a cell of the month: spec 3 section 9. */
export const lanesOfMonth = 4

/** A part of an event that lies in one week. */
export interface Piece extends CalendarEvent {
  /** What it is a part of. */
  of: string
  /** Its place in the cell, from above. */
  lane: number
}

export interface PackedMonth {
  pieces: Piece[]
  /** By day: how many of its events have found no place. */
  more: Map<string, number>
}

/** The last day that an event covers; its end is not part of it. */
export const lastDayOf = ({ start, end }: Pick<CalendarEvent, 'start' | 'end'>): string => {
  const last = timeIn(end) === '00:00' ? addDays(dayIn(end), -1) : dayIn(end)
  return last < dayIn(start) ? dayIn(start) : last
}

const columnsOf = (event: CalendarEvent, monday: string): [number, number] | undefined => {
  const first = Math.round(minutesBetween(midnight(monday), midnight(dayIn(event.start))) / 1440)
  const last = Math.round(minutesBetween(midnight(monday), midnight(lastDayOf(event))) / 1440)
  return last < 0 || first > 6 ? undefined : [Math.max(first, 0), Math.min(last, 6)]
}

const isWhole = ({ start, end }: CalendarEvent, [first, last]: [number, number], monday: string) =>
  dayIn(start) >= monday && lastDayOf({ start, end }) <= addDays(monday, 6) && first <= last

/**
 * Gives the events of a month their places, at most four in a cell. The library measures each event on the page, which
 * takes seconds for 500 of them; drawn is therefore only what finds a place here.
 *
 * @param events in the order in which they take their places, see `inOrder`.
 * @param days whole weeks from a Monday.
 */
export function packMonth(events: readonly CalendarEvent[], days: Days, lanes = lanesOfMonth): PackedMonth {
  const pieces: Piece[] = []
  const more = new Map<string, number>()
  for (let week = 0; week < countOf(days) / 7; week += 1)
    packWeek(events, addDays(days.from, 7 * week), lanes, pieces, more)
  return { pieces, more }
}

function packWeek(
  events: readonly CalendarEvent[],
  monday: string,
  lanes: number,
  pieces: Piece[],
  more: Map<string, number>,
) {
  // By lane: the first column that is still free. What comes later begins later, so nothing is free before it.
  const free = new Array<number>(lanes).fill(0)
  for (const event of events) {
    const columns = columnsOf(event, monday)
    if (!columns) continue
    const [first, last] = columns
    const lane = free.findIndex((column) => column <= first)
    if (lane < 0) {
      for (let column = first; column <= last; column += 1) {
        const day = addDays(monday, column)
        more.set(day, (more.get(day) ?? 0) + 1)
      }
      continue
    }
    free[lane] = last + 1
    pieces.push({ ...pieceOf(event, columns, monday), lane })
  }
}

function pieceOf(event: CalendarEvent, columns: [number, number], monday: string): Omit<Piece, 'lane'> {
  if (isWhole(event, columns, monday)) return { ...event, of: event.id }
  const [first, last] = columns
  return {
    ...event,
    id: `${event.id}-${monday}`,
    of: event.id,
    start: midnight(addDays(monday, first)),
    end: midnight(addDays(monday, last + 1)),
  }
}
