import type { TaskRow } from '@pietas/contract/tasks'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { useSetting } from '../../kit/settings'
import type { BoardGroup } from '../board/board-facts'
import type { CalendarEvent } from '../events/task-event'
import { dayIn } from '../events/wall'
import { readRow } from '../rows/row-id'
import { dayTitle } from '../views/day-title'
import type { ViewName } from '../views/views'
import { type KeyPlace, keyPlace, placeOfEvent, spokenPlace } from './key-moves'
import type { Put } from './move-fields'

/** So many milliseconds nobody has pressed a key: the event stands where it is meant to. */
export const rest = 900

interface Pending {
  event: CalendarEvent
  place: KeyPlace
}

interface KeyMoveFacts {
  view: ViewName
  groups: readonly BoardGroup[] | undefined
  taskOf: (event: CalendarEvent) => TaskRow | undefined
  move: (task: TaskRow, put: Put) => Promise<boolean>
  refuse: (event: CalendarEvent) => void
}

const putOf = ({ event, place }: Pending): Put => ({
  ...(place.start === event.start ? {} : { start: place.start }),
  ...(length(place) === length(event) ? {} : { end: place.end }),
  fromRow: readRow(event.rows[0]),
  toRow: readRow(place.row),
})

const length = ({ start, end }: Pick<KeyPlace, 'start' | 'end'>): number =>
  Date.parse(`${end}Z`) - Date.parse(`${start}Z`)

/**
 * Moves the focused event by keys: it follows each key on the screen and is stored when somebody rests. Escape takes it
 * back before that.
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

  const finish = useCallback(async () => {
    const done = latest.current
    const task = done && stored.current.taskOf(done.event)
    if (task) await stored.current.move(task, putOf(done))
    setPending((now) => (now === done ? undefined : now))
  }, [])

  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(finish, rest)
    return () => clearTimeout(timer)
  }, [pending, finish])

  /** @returns whether the key means something to an event. */
  const press = (event: CalendarEvent, key: string, shift: boolean): boolean => {
    if (key === 'Escape' && pending) {
      setPending(undefined)
      setSpoken(t('calendar.move.left'))
      return true
    }
    const from = pending?.event.id === event.id ? pending : { event, place: placeOfEvent(event) }
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
    setPending({ event: from.event, place })
    const row = groups?.flatMap(({ rows }) => rows).find(({ id }) => id === place.row)?.title
    const where = spokenPlace(place, dayTitle(dayIn(place.start), language))
    setSpoken(row ? `${where}, ${row}` : where)
    return true
  }

  /** The events with the one that is on its way where it stands just now. */
  const follow = (events: readonly CalendarEvent[]): readonly CalendarEvent[] =>
    pending ? events.map((event) => (event.id === pending.event.id ? placed(event, pending) : event)) : events

  return { press, follow, spoken, pending }
}

const placed = (event: CalendarEvent, { event: from, place }: Pending): CalendarEvent => ({
  ...event,
  start: place.start,
  end: place.end,
  rows: place.row ? [place.row, ...event.rows.filter((row) => row !== from.rows[0] && row !== place.row)] : event.rows,
})
