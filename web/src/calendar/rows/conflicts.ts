import { isClosed } from '@pietas/contract/tasks'
import type { CalendarEvent } from '../events/task-event'

const blocks = ({ status, fixed }: CalendarEvent): boolean =>
  fixed === 'busy' || (status !== undefined && !isClosed(status))

/**
 * Who or what is needed twice at the same time. What ends when the other begins is no conflict; what is done or cancelled
 * takes nobody: decisions section 7.
 *
 * @returns the events, those that stand in a conflict marked.
 */
export function withConflicts(events: readonly CalendarEvent[]): CalendarEvent[] {
  const byRow = new Map<string, CalendarEvent[]>()
  for (const event of events.filter(blocks))
    for (const row of event.rows) byRow.set(row, [...(byRow.get(row) ?? []), event])
  const found = new Set<string>()
  for (const row of byRow.values()) markRow(row, found)
  return events.map((event) => (found.has(event.id) ? { ...event, isConflict: true } : event))
}

function markRow(row: readonly CalendarEvent[], found: Set<string>): void {
  const sorted = row.toSorted((one, other) => one.start.localeCompare(other.start))
  sorted.forEach((event, index) => {
    for (const later of sorted.slice(index + 1)) {
      if (later.start >= event.end) return
      // What nobody knows anything about stands beside what causes it.
      if (later.fixed === 'busy' && event.fixed === 'busy') continue
      found.add(event.id)
      found.add(later.id)
    }
  })
}
