import type { TaskType } from '@pietas/contract/tasks'
import { toned } from '../../kit/theme'
import { statusTones, templateChip, typeTones } from '../../tasks'
import type { CalendarEvent } from '../events/task-event'
import type { ViewName } from '../views/views'
import { views } from '../views/views'
import * as styles from './event.module.css'
import { kindSign } from './kind-sign'

const span = (className: string | undefined, text = ''): HTMLSpanElement => {
  const element = document.createElement('span')
  element.className = className ?? ''
  element.textContent = text
  return element
}

const chipOf = (event: CalendarEvent, nameOf: (type: TaskType) => string): HTMLElement[] => {
  if (!event.type) return []
  const chip = span(`${styles.kind} ${toned}`)
  chip.dataset.tone = typeTones[event.type]
  chip.append(kindSign(event.type), span(styles.kindName, nameOf(event.type)))
  return [chip]
}

const templateOf = ({ template }: CalendarEvent): HTMLElement[] => {
  if (!template) return []
  const chip = span(templateChip, template.shortName)
  chip.dataset.template = ''
  if (template.color) chip.style.setProperty('--template-color', template.color)
  return [chip]
}

// In a narrow cell only when it begins; where there is room, from when to when.
const timeOf = ({ time }: CalendarEvent, view: ViewName): string => {
  // There its place says it.
  if (view === 'timeline-day') return ''
  return views[view].isOfDays && view !== 'list' ? (time.split(' – ')[0] ?? '') : time
}

/** What stands in an event: the chip of its kind, its time and its title. Drawn without React: they are hundreds. */
export function eventContent(
  event: CalendarEvent,
  view: ViewName,
  nameOf: (type: TaskType) => string,
): { domNodes: Node[] } {
  const time = timeOf(event, view)
  const head = span(styles.head)
  head.append(...chipOf(event, nameOf), ...templateOf(event), ...(time ? [span(`${styles.time} numeric`, time)] : []))
  const title = span(styles.title, event.title)
  title.dir = 'auto'
  return { domNodes: head.childNodes.length > 0 ? [head, title] : [title] }
}

/** What is said of an event besides: its colours, its name for people who hear it, and whether it can be moved. */
export function describeEvent(element: HTMLElement, event: CalendarEvent, day: string): void {
  element.classList.add(`${toned}`, `${styles.event}`)
  element.dataset.event = event.id
  if (event.status) {
    element.dataset.tone = statusTones[event.status]
    element.dataset.status = event.status
  }
  if (event.fixed) element.dataset.fixed = event.fixed
  if (event.isConflict) element.dataset.conflict = ''
  element.title = event.about
  if (event.taskId === undefined) {
    // It says that something is there, and nothing can be done with it.
    element.removeAttribute('role')
    element.tabIndex = -1
    return
  }
  element.setAttribute('aria-label', `${day}: ${event.about}`)
}
