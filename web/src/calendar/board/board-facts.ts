import type { ReactNode } from 'react'
import type { CalendarEvent } from '../events/task-event'
import type { Wall } from '../events/wall'
import type { Days } from '../views/days'
import type { ViewName } from '../views/views'

/** A group of rows in a timeline. */
export interface BoardGroup {
  id: string
  title: string
  rows: readonly { id: string; title: string }[]
}

/** Some time that somebody has marked; in a timeline in a row. */
export interface Marked {
  start: Wall
  end: Wall
  /** Days and no hours. */
  allDay: boolean
  row: string | undefined
}

/** Where somebody has put an event; both moments as they are drawn. */
export interface Dropped {
  start: Wall
  end: Wall
  fromRow: string | undefined
  toRow: string | undefined
}

/** A place on the screen as a calendar understands it. */
export interface PointedAt {
  at: Wall
  allDay: boolean
  row: string | undefined
}

/** What others ask a calendar for. */
export interface BoardHandle {
  /** @returns what lies at a place of the screen; null beside the calendar. */
  at: (x: number, y: number) => PointedAt | null
}

export interface BoardFacts {
  view: ViewName
  /** The day around which it is looked at. */
  day: string
  days: Days
  events: readonly CalendarEvent[]
  /** Of a month: how many more there are by day. */
  more?: ReadonlyMap<string, number> | undefined
  groups?: readonly BoardGroup[] | undefined
  /** What stands in the head of a day besides its name. */
  head?: ((day: string) => ReactNode) | undefined
  /** Public holidays with their names. */
  restDays?: ReadonlyMap<string, string> | undefined
  /** What the whole is called. */
  label: string
  onOpen: (event: CalendarEvent) => void
  onDay: (day: string) => void
  /** Absent = nothing can be marked. */
  onMark?: ((marked: Marked) => void) | undefined
  onDrop: (event: CalendarEvent, dropped: Dropped, revert: () => void) => void
  /** Somebody tries to move what stays where it is. */
  onRefused: (event: CalendarEvent) => void
  /** @param row the one of a timeline in which the event has the focus. */
  onKey: (event: CalendarEvent, key: string, shift: boolean, row?: string) => boolean
}
