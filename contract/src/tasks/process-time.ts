import type { TaskStatus } from './enums'

/** One change of the status of a task. */
export interface StatusLog {
  status: TaskStatus
  /** Instant, ISO 8601. */
  createdAt: string
}

/** How long a task was worked on; `minutes` only once it is finished. */
export type ProcessTime =
  | { state: 'not-started' }
  | { state: 'in-progress'; start: string }
  | { state: 'finished'; start: string; end: string; minutes: number }

const ends: readonly TaskStatus[] = ['DONE', 'REVIEW', 'CANCELLED']
const millisecondsPerMinute = 60_000

/**
 * From the first ACTIVE after the last reset by OPEN to the first DONE, REVIEW or CANCELLED after it; what follows a
 * PAUSED does not count: spec 3 section 4.2.
 *
 * @param logs in any order.
 * @returns minutes as a fraction; screens round.
 */
export const processTime = (logs: readonly StatusLog[]): ProcessTime => {
  const sorted = logs.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  const sinceReset = sorted.slice(sorted.findLastIndex(({ status }) => status === 'OPEN') + 1)
  const from = sinceReset.findIndex(({ status }) => status === 'ACTIVE')
  const begun = from < 0 ? [] : sinceReset.slice(from)
  const [first] = begun
  if (!first) return { state: 'not-started' }
  const to = begun.findIndex(({ status }) => ends.includes(status))
  const last = begun[to]
  if (!last) return { state: 'in-progress', start: first.createdAt }
  const worked = begun.slice(0, to).map(({ status, createdAt }, index) => {
    const until = Date.parse(begun[index + 1]?.createdAt ?? last.createdAt)
    return status === 'PAUSED' ? 0 : until - Date.parse(createdAt)
  })
  const minutes = worked.reduce((sum, time) => sum + time, 0) / millisecondsPerMinute
  return { state: 'finished', start: first.createdAt, end: last.createdAt, minutes }
}
