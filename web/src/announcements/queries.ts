import type { Announcement } from '@pietas/contract/announcements'
import { changeLoaded, refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { documentUrls } from '../kit/media'
import { activeLegalEntityId } from '../kit/session'
import type { AnnouncementFacts } from './announcement-parts'

export const announcementsKey = () => ['announcements', activeLegalEntityId()]

/** One announcement, as it is stored now. */
export const announcementQuery = (id: number) => ({
  queryKey: [...announcementsKey(), 'one', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.announcements.get(id, { signal }),
})

/** What is shown of an announcement; its date is that on which it was written: spec 1 section 2.6. */
export const shownOf = ({ documentAccessToken, ...facts }: Announcement): AnnouncementFacts => ({
  ...facts,
  imageUrl: documentAccessToken && documentUrls.content(documentAccessToken),
})

/** Notes that somebody has read one; should that fail, it stays unread and nobody is bothered. */
export async function markRead({ id, isRead }: Pick<Announcement, 'id' | 'isRead'>): Promise<void> {
  if (isRead) return
  try {
    await client.announcements.read(id)
    changeLoaded(announcementsKey(), id, () => ({ isRead: true }))
    // The page of the day, kept among the tasks, tells of what is unread.
    void refresh('notifications', 'tasks')
  } catch {
    // The next look at it notes it.
  }
}
