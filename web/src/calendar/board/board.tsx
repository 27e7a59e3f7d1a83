import { startOfDay, today } from '@pietas/contract/kit/days'
import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { type Translate, useTranslation } from '../../kit/i18n'
import { useSetting } from '../../kit/settings'
import { dayTitle } from '../views/day-title'
import { views } from '../views/views'
import * as styles from './board.module.css'
import type { BoardFacts, BoardHandle } from './board-facts'
import { boardOptions, inputs, resources } from './board-options'
import { DayHeads, useDayHeads } from './day-heads'
import { keepFocus } from './keep-focus'
import { knowHeads } from './known-heights'
import { type Calendar, draw } from './library'
import { dayHead, eventGap } from './library-views'
import { dayOfLocal, wallOfLocal } from './local-day'
import { mendRoles } from './mend-roles'
import { monthCell } from './month-cell'
import { watchRefusedDrag } from './refused-drag'

// The library loses what it is told while it draws something else, in ms.
const calm = 60

// Some views are as long as they are told, from the day that they are given.
const firstOf = ({ view, day, days }: Pick<BoardFacts, 'view' | 'day' | 'days'>): string =>
  view === 'list' || view === 'timeline-week' ? days.from : day

type KeyPressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>

const eventAt = (pointed: EventTarget): HTMLElement | null =>
  pointed instanceof Element ? pointed.closest<HTMLElement>('[data-event]') : null

// The clock of the house, wherever the browser stands: it tells today, and where the hand of the clock is.
const zone = () => startOfDay(today()).slice(-6)

/** A calendar in one of its views. Another view or language is another board, which is told everything anew. */
export function Board({ ref, ...facts }: BoardFacts & { ref?: Ref<BoardHandle> }) {
  const say = useWords()
  const language = useSetting('language')
  const target = useRef<HTMLDivElement>(null)
  const calendar = useRef<Calendar>(undefined)
  const latest = useRef(facts)
  latest.current = facts
  const { view, day, days, events, more, groups, head, restDays, label } = facts
  const heads = useDayHeads(days, head !== undefined)

  const eventOf = (id: string | undefined) => latest.current.events.find((event) => event.id === id)
  // The row of a timeline in which an event stands there: it stands in that of each whom and which it needs.
  const rowOf = (drawn: Element): string | undefined => {
    const [event, board] = [drawn, target.current ?? drawn].map((element) => element.getBoundingClientRect())
    if (!event || !board) return undefined
    const x = (Math.max(event.left, board.left) + Math.min(event.right, board.right)) / 2
    return calendar.current?.dateFromPoint(x, (event.top + event.bottom) / 2)?.resource?.id
  }
  const key = (pressed: KeyPressed, drawn: HTMLElement | null) => {
    const event = eventOf(drawn?.dataset.event)
    if (!event || !drawn || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return
    const row = latest.current.groups && rowOf(drawn)
    if (latest.current.onKey(event, pressed.key, pressed.shiftKey, row)) pressed.preventDefault()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is handed to the same calendar below
  useEffect(() => {
    const element = target.current
    if (!element) return
    const drawn = draw(element, {
      ...boardOptions(() => latest.current, say, language),
      timeZone: zone(),
      date: firstOf(facts),
      dayHeaderFormat: dayHead(view, language, restDays, heads?.slotOf),
      ...(groups ? { resources: resources(groups) } : {}),
    })
    calendar.current = drawn.calendar
    const endings = [mendRoles(element), ...(view === 'month' ? [knowHeads(element)] : [])]
    return () => {
      for (const end of endings) end()
      calendar.current = undefined
      drawn.remove()
    }
  }, [view, language, say])

  useEffect(() => {
    calendar.current?.setOption('date', firstOf({ view, day, days }))
  }, [view, day, days])

  useEffect(() => {
    if (!groups) return
    calendar.current?.setOption('resources', resources(groups))
    return settled(() => calendar.current)
  }, [groups])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the board of another language knows of none yet
  useEffect(() => {
    const giveBack = target.current && keepFocus(target.current, key)
    calendar.current?.setOption('events', inputs(events, !views[view].isOfDays))
    giveBack?.()
    return view === 'month' ? undefined : settled(() => calendar.current)
  }, [events, view, language])

  useEffect(() => {
    if (view !== 'month') return
    const words = {
      more: (count: number) => say('calendar.more', { count }),
      show: (one: string) => say('calendar.show-day', { day: dayTitle(one, language) }),
    }
    calendar.current?.setOption('dayCellContent', ({ date }) => {
      const one = dayOfLocal(date)
      const cell = { day: one, more: more?.get(one) ?? 0, rest: restDays?.get(one) }
      return monthCell(cell, words, (chosen) => latest.current.onDay(chosen))
    })
  }, [view, more, restDays, say, language])

  useEffect(() => {
    // What is in a head by React stands in a place of its own, which is only put there anew.
    calendar.current?.setOption('dayHeaderFormat', dayHead(view, language, restDays, heads?.slotOf))
  }, [view, language, restDays, heads])

  // biome-ignore lint/correctness/useExhaustiveDependencies: told together with events or rows it would go under
  useEffect(() => {
    const timer = setTimeout(() => calendar.current?.setOption('highlightedDates', [...(restDays?.keys() ?? [])]), calm)
    return () => clearTimeout(timer)
  }, [view, restDays, events, groups, language])

  useImperativeHandle(ref, () => ({
    at: (x, y) => {
      const found = calendar.current?.dateFromPoint(x, y)
      return found ? { at: wallOfLocal(found.date), allDay: found.allDay, row: found.resource?.id } : null
    },
  }))

  const press = (pressed: PointerEvent) => {
    const event = eventOf(eventAt(pressed.target)?.dataset.event)
    if (event?.fixed && pressed.button === 0) watchRefusedDrag(pressed, () => latest.current.onRefused(event))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own */}
      <div
        ref={target}
        className={styles.board}
        data-view={view}
        role="group"
        aria-label={label}
        onPointerDown={press}
        onKeyDown={(pressed) => key(pressed, eventAt(pressed.target))}
      />
      {head && heads && <DayHeads heads={heads} head={head} />}
    </>
  )
}

// The words of now, by a function that stays the same: whoever opens another screen brings its texts, and the board is
// not drawn anew for them.
function useWords(): Translate {
  const { t } = useTranslation()
  const latest = useRef(t)
  latest.current = t
  return useCallback((key, values) => latest.current(key, values), [])
}

// The library places events before all of them are there, and so on top of each other. It does so again when the gap
// between them changes: by less than anybody sees.
function settled(calendar: () => Calendar | undefined): () => void {
  const frame = requestAnimationFrame(() => {
    const gap = calendar()?.getOption('eventGap')
    calendar()?.setOption('eventGap', gap === eventGap ? eventGap + 0.01 : eventGap)
  })
  return () => cancelAnimationFrame(frame)
}
