import type { Language } from '../../kit/i18n'
import { weekdayOf } from '../views/day-title'
import type { Days } from '../views/days'
import { countOf } from '../views/days'
import type { ViewName } from '../views/views'
import type { Options } from './library'
import { dayOfLocal } from './local-day'
import { withWords } from './month-cell'
import { longPress } from './refused-drag'

/** What the library calls our views; two of them are made of one of its own. */
const names: Record<ViewName, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listDays',
  'timeline-week': 'timelineWeekOfDays',
  'timeline-day': 'resourceTimelineDay',
}

/** `Mo 23.11.`, or in a month the weekday alone. */
const headText = (view: ViewName, day: string, language: Language): HTMLElement => {
  const head = text(weekdayOf(day, language, 'short'))
  if (view === 'month') return head
  head.append(` ${day.slice(8, 10)}.`)
  const month = text(`${day.slice(5, 7)}.`)
  // Left out where there is no room: the head of the calendar says it as well.
  month.dataset.month = ''
  head.append(month)
  return head
}

const text = (words: string): HTMLElement => {
  const span = document.createElement('span')
  span.textContent = words
  return span
}

/** The head of a day: its name, the public holiday that it is, and a place for whatever else belongs there. */
export const dayHead =
  (
    view: ViewName,
    language: Language,
    restDays?: ReadonlyMap<string, string>,
    slotOf?: (day: string) => Node | undefined,
  ) =>
  (date: Date): { domNodes: Node[] } => {
    const day = dayOfLocal(date)
    const rest = view === 'month' ? undefined : restDays?.get(day)
    return {
      domNodes: [
        headText(view, day, language),
        ...(rest ? [text(rest)] : []),
        ...(slotOf?.(day) ? [slotOf(day) as Node] : []),
      ],
    }
  }

/** Between one event and the one below it, in px. */
export const eventGap = 2

/** What a view looks like, whatever it shows. */
export function viewOptions(view: ViewName, days: Days, language: Language, week: (week: number) => string): Options {
  return {
    view: names[view],
    headerToolbar: { start: '', center: '', end: '' },
    locale: language,
    firstDay: 1,
    height: '100%',
    listDayFormat: (date) => weekdayOf(dayOfLocal(date), language),
    listDaySideFormat: (date) => {
      const day = dayOfLocal(date)
      return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`
    },
    slotLabelFormat: { hour: '2-digit', minute: '2-digit' },
    eventTimeFormat: { hour: '2-digit', minute: '2-digit' },
    weekNumbers: view === 'month',
    weekNumberContent: ({ week: number }) => ({ domNodes: [withWords(String(number), week(number))] }),
    nowIndicator: true,
    scrollTime: '07:00',
    slotHeight: 28,
    slotDuration: view === 'timeline-day' ? '01:00' : '00:30',
    snapDuration: '00:15',
    slotWidth: 80,
    eventGap,
    slotEventOverlap: false,
    filterEventsWithResources: view === 'timeline-week' || view === 'timeline-day',
    views: {
      listDays: { type: 'listWeek', duration: { days: countOf(days) } },
      // One slot is a day: spec 3 section 9.
      timelineWeekOfDays: { type: 'resourceTimelineMonth', duration: { days: 7 }, slotDuration: { days: 1 } },
    },
    longPressDelay: longPress,
    eventDragMinDistance: 5,
  }
}
