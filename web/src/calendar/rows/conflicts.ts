import type { Span } from '../events/shown-span'
import type { CalendarEvent } from '../events/task-event'

type Taken = { event: CalendarEvent } & Span

/**
 * Who or what is needed twice at the same time. What ends when the other begins is no conflict; what is drawn at a time
 * and takes nobody, such as work that is only due, is none either: decisions section 7.
 *
 * @returns the events, those that stand in a conflict marked.
 */
export function withConflicts(events: readonly CalendarEvent[]): CalendarEvent[] {
  const byRow = new Map<string, Taken[]>()
  for (const event of events) {
    if (!event.blocks) continue
    for (const row of event.rows) byRow.set(row, [...(byRow.get(row) ?? []), { event, ...event.blocks }])
  }
  const found = new Set<string>()
  for (const row of byRow.values()) markRow(row, found)
  return events.map((event) => (found.has(event.id) ? { ...event, isConflict: true } : event))
}

function markRow(row: readonly Taken[], found: Set<string>): void {
  const sorted = row.toSorted((one, other) => one.start.localeCompare(other.start))
  sorted.forEach(({ event, end }, index) => {
    for (const later of sorted.slice(index + 1)) {
      if (later.start >= end) return
      // What nobody knows anything about stands beside what causes it.
      if (later.event.fixed === 'busy' && event.fixed === 'busy') continue
      found.add(event.id)
      found.add(later.event.id)
    }
  })
}
