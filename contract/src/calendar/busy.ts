import * as z from 'zod'
import { id, instantOrDay, route, tenantPath } from '../kit'
import { dayOf, daysBetween, endOfDay, startOfDay } from '../kit/days'

/** Whom or what a task takes. */
export const busyKinds = ['USER', 'CAR', 'RESOURCE'] as const

/** Somebody or something is taken, by what nobody says: neither whose task it is nor what it is about. */
export const busyBlock = z.object({
  kind: z.enum(busyKinds),
  id,
  /** An instant, the time of preparation included; of leave the first moment of its first day. */
  startDate: z.string(),
  /** An instant that is no longer part of it. */
  endDate: z.string(),
  /** Null where the caller may not read the task. */
  taskId: id.nullable(),
})
export type BusyBlock = z.output<typeof busyBlock>

/** A calendar shows at most six weeks; a few days more leave room for those who page ahead. */
export const mostBusyDays = 62
/** More blocks than these are not answered at once. */
export const mostBusyBlocks = 5000

const isBounded = ({ startDate, endDate }: { startDate: string; endDate: string }): boolean =>
  endDate > startDate && daysBetween(dayOf(startDate), dayOf(endDate)) < mostBusyDays

export const busyQuery = z
  .object({ startDate: instantOrDay(startOfDay), endDate: instantOrDay(endOfDay) })
  .refine(isBounded, { error: 'common.validation-range', path: ['endDate'] })

/** When people, cars and things are taken, whoever planned them: decisions section 10. */
export const busy = {
  list: route({
    method: 'GET',
    path: `${tenantPath}/busy`,
    access: 'member',
    about:
      'When people, cars and resources are taken, over all legal entities, without saying by what; at most 62 days and 5000 blocks, the earliest first',
    query: busyQuery,
    answer: z.object({ items: z.array(busyBlock), hasMore: z.boolean() }),
  }),
}
