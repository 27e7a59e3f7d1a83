import * as z from 'zod'
import { id } from './fields'

/** What can be done to a record; one that leaves the lists was deleted, however its table stores that. */
export const historyActions = ['create', 'update', 'delete', 'restore'] as const

/** A value as it was or became: plain, or the record that an id named, by what it is called today. */
const historyValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ id, name: z.string() }),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
  z.null(),
])
export type HistoryValue = z.output<typeof historyValue>

/** What a field was and became, by its name of the contract; a part of a field is led by it: `burialPreparation.soil`. */
export const historyChange = z.object({ field: z.string(), before: historyValue, after: historyValue })

/**
 * One change of a record or of what belongs to it: who, when, from what to what.
 *
 * @param records the parts of the record that leave a trail.
 */
export const historyEntryOf = <const Records extends readonly [string, ...string[]]>(records: Records) =>
  z.object({
    id,
    at: z.string(),
    actor: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
    record: z.enum(records),
    action: z.enum(historyActions),
    /** What the note or document is called today; null for what has no name of its own. */
    name: z.string().nullable(),
    changes: z.array(historyChange),
  })

/** What every history tells, whatever the parts of its record are called. */
export type HistoryEntryOf<Record extends string> = Omit<z.output<ReturnType<typeof historyEntryOf>>, 'record'> & {
  record: Record
}
