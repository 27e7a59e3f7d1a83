import type { Announcement } from '@pietas/contract/announcements'
import * as z from 'zod'
import type { Tx } from '../kit/db/transaction'
import { enqueue, type JobKind } from '../kit/jobs'
import { notify } from '../notifications'
import { findReceivers, takeAnnouncing } from './queries'

const announce = async (tx: Tx, announcementId: number): Promise<void> => {
  const taken = await takeAnnouncing(tx, announcementId)
  if (!taken) return
  const receivers = await findReceivers(tx, announcementId, taken.createdBy)
  await notify(tx, { occasion: 'ANNOUNCED', subject: taken.title, announcementId, receivers })
}

/** Tells of an announcement when its time has come; one that was put off meanwhile has another job. */
export const announcing: JobKind<{ announcementId: number }> = {
  name: 'announce',
  payload: z.object({ announcementId: z.int() }),
  effect: (tx, { payload }) => announce(tx, payload.announcementId),
}

/** Tells those whom an announcement is for, at once or when its time comes; nobody is told twice. */
export const tellOf = async (tx: Tx, { id, publishedAt }: Pick<Announcement, 'id' | 'publishedAt'>): Promise<void> => {
  if (Date.parse(publishedAt) <= Date.now()) return announce(tx, id)
  const key = `${id} ${publishedAt}`
  await enqueue(tx, announcing, { announcementId: id }, { runAt: new Date(publishedAt), key })
}
