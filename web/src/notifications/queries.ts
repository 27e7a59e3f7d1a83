import type { Notification } from '@pietas/contract/notifications'
import type { InfiniteData } from '@tanstack/react-query'
import { queries } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import type { MessageKey } from '../kit/i18n'
import { session } from '../kit/session'

/** So often what is new is asked for, should nobody tell of it: spec 3 section 9. */
export const pollEvery = 60_000

export type Tab = 'unread' | 'all'

const tenantId = () => session.get()?.tenant?.id

export const countKey = () => ['notifications', tenantId(), 'count']
export const listKey = (tab: Tab) => ['notifications', tenantId(), 'list', tab]
export const settingsKey = () => ['notifications', tenantId(), 'settings']

export const loadCount = async (signal: AbortSignal): Promise<number> =>
  (await client.notifications.count({ signal })).unreadNotificationCount

export const loadList = (tab: Tab, cursor: string, signal: AbortSignal) =>
  client.notifications.list({ query: { cursor, ...(tab === 'unread' ? { isRead: false } : {}) }, signal })

type Listed = Awaited<ReturnType<typeof loadList>>
type Loaded = InfiniteData<Listed>

const changeList = (tab: Tab, change: (items: Notification[]) => Notification[]) =>
  queries.setQueryData<Loaded>(
    listKey(tab),
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) },
  )

/** Shows some as read at once; should the server not take it, everything stands as before and a message says so. */
async function showRead(
  isMeant: (one: Notification) => boolean,
  left: (count: number) => number,
  send: () => Promise<unknown>,
  failed: MessageKey,
) {
  const key = ['notifications', tenantId()]
  // What was asked for before would bring back what is no longer true.
  await queries.cancelQueries({ queryKey: key })
  const before = queries.getQueriesData({ queryKey: key })
  changeList('all', (items) => items.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)))
  changeList('unread', (items) => items.filter((one) => !isMeant(one)))
  queries.setQueryData<number>(countKey(), (count) => count && left(count))
  try {
    await send()
  } catch {
    for (const [name, data] of before) queries.setQueryData(name, data)
    toast.error(failed)
  }
}

export const markRead = (id: number) =>
  showRead(
    (one) => one.id === id,
    (count) => count - 1,
    () => client.notifications.read(id),
    'notification.read-failed',
  )

export const markAllRead = () =>
  showRead(
    () => true,
    () => 0,
    () => client.notifications.readAll(),
    'notification.read-all-failed',
  )
