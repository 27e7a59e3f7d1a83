import type { TaskType } from '@pietas/contract/tasks'
import type { Language, Translate } from '../../kit/i18n'
import { typeLabel } from '../../tasks'
import type { CalendarEvent } from '../events/task-event'
import { dayIn } from '../events/wall'
import { dayTitle } from '../views/day-title'
import { views } from '../views/views'
import type { BoardFacts, BoardGroup } from './board-facts'
import { describeEvent, eventContent } from './event-content'
import { knowHeight } from './known-heights'
import type { Options } from './library'
import { viewOptions } from './library-views'
import { wallOfLocal } from './local-day'

type Input = NonNullable<Options['events']>[number]
type Resources = Extract<NonNullable<Options['resources']>, unknown[]>
type Told = { extendedProps: Record<string, unknown> }

const eventOf = ({ extendedProps }: Told): CalendarEvent | undefined => extendedProps.event as CalendarEvent | undefined

// The head of a cell, and a lane with the gap below it; `.ec-day-head` and `.event` are as high in their style sheets.
const laneTop = (lane: number): number => 30 + 26 * lane

/** Events as the library takes them. */
export const inputs = (events: readonly (CalendarEvent & { lane?: number })[], hasHours: boolean): Input[] =>
  events.map((event) => ({
    id: event.id,
    start: event.start,
    end: event.end,
    allDay: event.allDay,
    title: event.title,
    resourceIds: event.rows,
    startEditable: !event.fixed,
    // Everything begins and ends on one day, so its end moves where hours can be seen.
    durationEditable: !event.fixed && hasHours && !event.allDay,
    // The library would measure each of them on the page, and forgets what it has found when the page changes.
    ...(event.lane === undefined ? {} : { styles: [`margin-block-start: ${laneTop(event.lane)}px`] }),
    extendedProps: { event },
  }))

/** Rows as the library takes them. */
export const resources = (groups: readonly BoardGroup[]): Resources =>
  groups.map(({ rows, ...group }) => ({ ...group, children: [...rows] }))

/** What the library is told once: how it looks, and whom it tells of what somebody does. */
export function boardOptions(facts: () => BoardFacts, t: Translate, language: Language): Options {
  const { view, days } = facts()
  const nameOf = (type: TaskType) => t(typeLabel(type))
  return {
    ...viewOptions(view, days, language, (week) => t('calendar.week-short', { week })),
    noEventsContent: t('calendar.empty'),
    allDayContent: t('calendar.whole-day'),
    buttonText: (texts) => ({ ...texts, expand: t('calendar.expand'), collapse: t('calendar.collapse') }),
    eventContent: (info) => {
      const event = eventOf(info.event)
      return event ? eventContent(event, view, nameOf) : { domNodes: [] }
    },
    eventDidMount: ({ el, event: told }) => {
      const event = eventOf(told)
      if (!event) return
      if (view === 'month') knowHeight(el, 'event')
      describeEvent(el, event, dayTitle(dayIn(event.start), language))
    },
    eventClick: ({ event: told }) => {
      const event = eventOf(told)
      if (event?.taskId !== undefined) facts().onOpen(event)
    },
    selectable: facts().onMark !== undefined && view !== 'list',
    select: ({ startStr, endStr, allDay, resource }) =>
      facts().onMark?.({ start: startStr.slice(0, 16), end: endStr.slice(0, 16), allDay, row: resource?.id }),
    dateClick: ({ dateStr, allDay, resource }) => {
      const start = dateStr.slice(0, 16)
      if (view !== 'list') facts().onMark?.({ start, end: start, allDay, row: resource?.id })
    },
    eventDrop: ({ event: told, oldResource, newResource, revert }) => {
      const event = eventOf(told)
      if (!event) return
      const [start, end] = [wallOfLocal(told.start), wallOfLocal(told.end)]
      facts().onDrop(event, { start, end, fromRow: oldResource?.id, toRow: newResource?.id }, revert)
    },
    eventResize: ({ event: told, revert }) => {
      const event = eventOf(told)
      if (!event) return
      const end = wallOfLocal(told.end)
      facts().onDrop(event, { start: event.start, end, fromRow: undefined, toRow: undefined }, revert)
    },
    unselectAuto: true,
    ...(views[view].isTimeline ? { slotEventOverlap: false } : {}),
  }
}
