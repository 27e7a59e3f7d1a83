import * as z from 'zod'
import { entityPath, id, page, route, shownWhole } from '../kit'

/** The parts of a process that leave a trail. */
export const historyRecords = [
  'process',
  'person',
  'invitedPerson',
  'businessPartner',
  'note',
  'preparations',
  'document',
] as const

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

/** One change of a process or of what belongs to it: who, when, from what to what. */
export const historyEntry = z.object({
  id,
  at: z.string(),
  actor: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
  record: z.enum(historyRecords),
  action: z.enum(historyActions),
  /** What the note or document is called today; null for what has no name of its own. */
  name: z.string().nullable(),
  /** By the names of the contract; fields of a preparation are led by its section: `burialPreparation.soil`. */
  changes: z.array(z.object({ field: z.string(), before: historyValue, after: historyValue })),
})
export type HistoryEntry = z.output<typeof historyEntry>

export const processHistory = {
  list: route({
    method: 'GET',
    path: `${entityPath}/processes/{processId}/history`,
    access: 'Process:List',
    about: 'Who changed what of a process, its persons, notes and preparations, the latest first',
    query: shownWhole({ sortBy: ['AT'] }),
    answer: page(historyEntry),
    failures: ['NOT_FOUND'],
  }),
}
