import type * as z from 'zod'
import { entityPath, historyEntryOf, page, route, shownWhole } from '../kit'

/** The parts of a person that leave a trail. */
export const personHistoryRecords = ['person', 'relationship', 'document'] as const

/** One change of a person or of what belongs to him. */
export const personHistoryEntry = historyEntryOf(personHistoryRecords)
export type PersonHistoryEntry = z.output<typeof personHistoryEntry>

export const personHistory = {
  list: route({
    method: 'GET',
    path: `${entityPath}/persons/{personId}/history`,
    access: 'Person:ListAndRead',
    about: 'Who changed what of a person, his relationships and documents, the latest first; deleted persons included',
    query: shownWhole({ sortBy: ['AT'] }),
    answer: page(personHistoryEntry),
    failures: ['NOT_FOUND'],
  }),
}
