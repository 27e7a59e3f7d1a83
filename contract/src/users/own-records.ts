import * as z from 'zod'
import { entityPath, id, route, wireId } from '../kit'

/** What somebody comes back to: a process, a person, a partner, a task. */
export const ownRecordKinds = ['PROCESS', 'PERSON', 'PARTNER', 'TASK'] as const
export type OwnRecordKind = (typeof ownRecordKinds)[number]

/** How many of each are answered. */
export const mostOwnRecords = { pinned: 20, recent: 10 } as const

/** A record that the caller has opened or pinned, with what tells it from others. */
export const ownRecord = z.object({
  kind: z.enum(ownRecordKinds),
  id,
  /** Of a process the name of its deceased, of a partner and of a task what it is called. */
  name: z.string(),
  /** Of a person, of a process its deceased's. */
  dateOfBirth: z.string().nullable(),
  /** Of a person or a partner. */
  city: z.string().nullable(),
  pinned: z.boolean(),
  openedAt: z.string(),
})
export type OwnRecord = z.output<typeof ownRecord>

const path = `${entityPath}/own-records` as const
const recordPath = `${path}/{kind}/{recordId}` as const
const params = z.object({ kind: z.enum(ownRecordKinds), recordId: wireId })

/** What the caller has opened last, and what he keeps at hand, at one legal entity. */
export const ownRecords = {
  list: route({
    method: 'GET',
    path,
    access: 'member',
    about:
      'The records that the caller has pinned, the longest pinned first, and those opened last; only what he may read',
    answer: z.object({ pinned: z.array(ownRecord), recent: z.array(ownRecord) }),
  }),
  put: route({
    method: 'PUT',
    path: recordPath,
    access: 'member',
    about: 'Notes that the caller has opened a record; pinned true or false keeps it at hand or lets it go',
    params,
    body: z.object({ pinned: z.boolean().optional() }),
    failures: ['NOT_FOUND'],
  }),
  delete: route({
    method: 'DELETE',
    path: recordPath,
    access: 'member',
    about: 'Forgets that the caller has opened or pinned a record',
    params,
  }),
}
