import type { NotificationChoice, NotificationSettings, NotificationType } from '@pietas/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { settingsKey } from './queries'

/** Which notifications somebody gets, and where. */
export const useChoices = (enabled = true) =>
  useQuery({
    queryKey: settingsKey(),
    queryFn: ({ signal }) => client.notifications.getSettings({ signal }),
    enabled,
    staleTime: 5 * 60_000,
  })

const set = (type: NotificationType, changes: Partial<NotificationChoice>) =>
  queries.setQueryData<NotificationSettings>(
    settingsKey(),
    (all) => all && { ...all, [type]: { ...all[type], ...changes } },
  )

/** Stores a choice and shows it at once; one that is not taken is shown as before. */
export async function choose(type: NotificationType, channel: keyof NotificationChoice, on: boolean): Promise<void> {
  set(type, { [channel]: on })
  try {
    await client.notifications.updateSettings({ [type]: { [channel]: on } })
  } catch {
    set(type, { [channel]: !on })
    toast.error('notification.choice-failed')
  }
}
