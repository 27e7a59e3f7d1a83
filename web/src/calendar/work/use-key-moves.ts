import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { useSetting } from '../../kit/settings'
import type { BoardGroup } from '../board/board-facts'
import type { CalendarEvent } from '../events/task-event'
import { dayIn, plusMinutes } from '../events/wall'
import type { PlannedTask } from '../planned-task'
import { readRow } from '../rows/row-id'
import { dayTitle } from '../views/day-title'
import type { ViewName } from '../views/views'
import { type KeyPlace, keyPlace, placeOfEvent, spokenPlace } from './key-moves'
import { hasNoHour, morningOf, type Put } from './move-fields'

/** So many milliseconds nobody has pressed a key: the event stands where it is meant to. */
export const rest = 900

interface Pending {
  event: CalendarEvent
  /** Kept, because it is stored even when the calendar shows other days by then. */
  task: PlannedTask
  /** The row that it is moved out of. */
  fromRow: string | undefined
  place: KeyPlace
}

interface KeyMoveFacts {
  view: ViewName
  groups: readonly BoardGroup[] | undefined
  taskOf: (event: CalendarEvent) => PlannedTask | undefined
  move: (task: PlannedTask, put: Put) => Promise<boolean>
  refuse: (event: CalendarEvent) => void
}

function putOf({ event, task, fromRow, place }: Pending): Put {
  const rows = { fromRow: readRow(fromRow), toRow: readRow(place.row) }
  if (hasNoHour(event, task)) return { start: morningOf(place.start), ...rows }
  return {
    ...(place.start === event.start ? {} : { start: place.start }),
    ...(length(place) === length(event) ? {} : { end: place.end }),
    ...rows,
  }
}

const isBack = ({ event, fromRow, place }: Pending): boolean =>
  place.start === event.start && place.end === event.end && place.row === fromRow

/** From when to when it will take place, once it is stored. */
function plannedPlace({ event, task, place }: Pending): KeyPlace {
  if (!hasNoHour(event, task)) return place
  const start = morningOf(place.start)
  return { ...place, start, end: plusMinutes(start, 60) }
}

const length = ({ start, end }: Pick<KeyPlace, 'start' | 'end'>): number =>
  Date.parse(`${end}Z`) - Date.parse(`${start}Z`)

/**
 * Moves the focused event by keys: it follows each key on the screen and is stored when somebody rests, moves another
 * one or leaves. Escape takes it back before that.
 */
export function useKeyMoves({ view, groups, taskOf, move, refuse }: KeyMoveFacts) {
  const { t } = useTranslation()
  const language = useSetting('language')
  const [pending, setPending] = useState<Pending>()
  const [spoken, setSpoken] = useState('')
  const latest = useRef<Pending>(undefined)
  latest.current = pending
  const stored = useRef({ move, taskOf })
  stored.current = { move, taskOf }

  const finish = useCallback(() => {
    const done = latest.current
    if (!done) return
    // From here on the move shows it where it stands, and what is stored once is not stored again.
    latest.current = undefined
    setPending(undefined)
    void stored.current.move(stored.current.taskOf(done.event) ?? done.task, putOf(done))
  }, [])

  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(finish, rest)
    return () => clearTimeout(timer)
  }, [pending, finish])

  useEffect(() => finish, [finish])

  const leave = (): true => {
    setPending(undefined)
    setSpoken(t('calendar.move.left'))
    return true
  }

  /**
   * @param row the row of a timeline in which the event has the focus: up and down lead from there, to other people or
   *   to other cars.
   * @returns whether the key means something to an event.
   */
  const press = (event: CalendarEvent, key: string, shift: boolean, row?: string): boolean => {
    if (key === 'Escape' && pending) return leave()
    const task = taskOf(event)
    const isUnderWay = pending?.event.id === event.id && [undefined, pending.place.row, pending.fromRow].includes(row)
    const begun = placeOfEvent(event, row)
    const from = isUnderWay ? pending : { event, task, fromRow: begun.row, place: begun }
    const place = keyPlace(from.place, key, shift, {
      view,
      isRightToLeft: document.documentElement.dir === 'rtl',
      rows: groups?.flatMap(({ rows }) => rows.map(({ id }) => id)) ?? [],
    })
    if (!place) return false
    if (event.fixed) {
      refuse(event)
      return true
    }
    if (!from.task) return true
    if (from !== pending) finish()
    const next = { event: from.event, task: from.task, fromRow: from.fromRow, place }
    if (isBack(next)) return leave()
    setPending(next)
    const title = groups?.flatMap(({ rows }) => rows).find(({ id }) => id === place.row)?.title
    const where = spokenPlace(plannedPlace(next), dayTitle(dayIn(place.start), language))
    setSpoken(title ? `${where}, ${title}` : where)
    return true
  }

  /** The events with the one that is on its way where it stands just now. */
  const follow = (events: readonly CalendarEvent[]): readonly CalendarEvent[] =>
    pending ? events.map((event) => (event.id === pending.event.id ? placed(event, pending) : event)) : events

  return { press, follow, spoken, pending }
}

const placed = (event: CalendarEvent, { fromRow, place }: Pending): CalendarEvent => ({
  ...event,
  start: place.start,
  end: place.end,
  rows: place.row ? [place.row, ...event.rows.filter((row) => row !== fromRow && row !== place.row)] : event.rows,
})
