import type { Notification } from '@pietas/contract/notifications'
import type { StaffMember } from '../kit/testing'

/** What somebody has been told, the latest first. */
export const toldOf = async ({ client }: StaffMember, query = {}): Promise<Notification[]> => {
  const { status, body } = await client.notifications.list({ query })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.items
}

export const unreadOf = async ({ client }: StaffMember): Promise<number> =>
  (await client.notifications.count()).body.unreadNotificationCount
