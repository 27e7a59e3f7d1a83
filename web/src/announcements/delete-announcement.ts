import type { Announcement } from '@pietas/contract/announcements'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { confirm, toast } from '../kit/feedback'
import { translate } from '../kit/i18n'

/** Asks, takes an announcement away and says so. @returns whether it is gone. */
export async function deleteAnnouncement({ id, title }: Pick<Announcement, 'id' | 'title'>): Promise<boolean> {
  const sure = await confirm({
    title: translate('announcement.delete-confirm', { title }),
    confirm: translate('common.delete'),
    destructive: true,
  })
  if (!sure) return false
  try {
    await client.announcements.delete(id)
    toast.success('announcement.deleted', { undo: () => void putBack(id) })
    void refresh('announcements')
    return true
  } catch {
    toast.error('announcement.delete-failed')
    return false
  }
}

async function putBack(id: number): Promise<void> {
  try {
    await client.announcements.restore(id)
    toast.success('list.restored')
  } catch {
    toast.error('list.restore-error')
  }
  void refresh('announcements')
}
