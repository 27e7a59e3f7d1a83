import type * as z from 'zod'
import { entityPath, historyEntryOf, page, route, shownWhole } from '../kit'

/** The parts of a process that leave a trail. */
export const historyRecords = [
  'process',
  'person',
  'invitedPerson',
  'businessPartner',
  'note',
  'preparations',
  'document',
  'deceased',
] as const

/** One change of a process or of what belongs to it. */
export const historyEntry = historyEntryOf(historyRecords)
export type HistoryEntry = z.output<typeof historyEntry>

export const processHistory = {
  list: route({
    method: 'GET',
    path: `${entityPath}/processes/{processId}/history`,
    access: 'Process:List',
    about:
      'Who changed what of a process, its persons, notes and preparations, the latest first; whoever may read persons is also told what has changed of the deceased since the process began',
    query: shownWhole({ sortBy: ['AT'] }),
    answer: page(historyEntry),
    failures: ['NOT_FOUND'],
  }),
}
