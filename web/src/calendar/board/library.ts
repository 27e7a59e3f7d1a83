import {
  type Calendar,
  createCalendar,
  DayGrid,
  destroyCalendar,
  Interaction,
  List,
  ResourceTimeline,
  TimeGrid,
} from '@event-calendar/core'
import css from '@event-calendar/core/index.css?inline'

export type { Calendar }
export type Options = Calendar.Options

const plugins = [DayGrid, TimeGrid, List, ResourceTimeline, Interaction]

let isDressed = false

// It comes with the calendar and not with the style sheet of the app, which everybody waits for; and in a layer, so
// that a rule of ours counts for more, however many classes theirs names.
function dress() {
  if (isDressed) return
  isDressed = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer event-calendar {${css}}`)
  document.adoptedStyleSheets.push(sheet)
}

/** Draws a calendar. @returns it, and what takes it away. */
export function draw(target: HTMLElement, options: Options): { calendar: Calendar; remove: () => void } {
  dress()
  const calendar = createCalendar(target, plugins, options)
  return { calendar, remove: () => void destroyCalendar(calendar) }
}
