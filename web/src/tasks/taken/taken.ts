import type { BusyBlock } from '@pietas/contract/calendar'
import { endAfter } from '../../kit/time/duration'
import { overlaps, type Span } from '../../kit/time/span'

/** When somebody plans, and with whom and what. */
export interface Wanted extends Span {
  userIds: readonly number[]
  carIds: readonly number[]
  resourceIds: readonly number[]
  /** The task that is planned anew, which is not in its own way. */
  taskId?: number | undefined
}

/** Somebody or something that is wanted and not free. */
export interface Taken {
  kind: BusyBlock['kind']
  id: number
  spans: Span[]
}

/** So long a transport takes of which nobody says more than when it is due: decisions section 7. */
const usual = '01:00'

/** A transport from when it is due. */
export const hourFrom = (start: string): Span => ({ start, end: endAfter(start, usual) ?? start })

/** Who and what of that is taken, each once with all the times that are in the way. */
export function takenOf(wanted: Wanted, blocks: readonly BusyBlock[]): Taken[] {
  const meant = { USER: wanted.userIds, CAR: wanted.carIds, RESOURCE: wanted.resourceIds }
  const found = new Map<string, Taken>()
  for (const { kind, id, startDate, endDate, taskId } of blocks) {
    const span = { start: startDate, end: endDate }
    const isOwn = taskId !== null && taskId === wanted.taskId
    if (isOwn || !meant[kind].includes(id) || !overlaps(wanted, span)) continue
    const key = `${kind}-${id}`
    const there = found.get(key)
    found.set(key, { kind, id, spans: [...(there?.spans ?? []), span] })
  }
  return [...found.values()]
}
