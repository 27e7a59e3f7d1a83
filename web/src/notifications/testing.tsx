import type { Notification } from '@pietas/contract/notifications'
import { answer, fakeServer, problem, renderApp } from '../kit/testing'
import { NotificationBell } from './notification-bell'

type Routes = Parameters<typeof fakeServer>[0]

const pageSize = 50

/** The bell in front of a server that keeps what has been read; `kept` can be changed as others would. */
export async function aBell(kept: Notification[], more: Routes = {}) {
  const unread = () => kept.filter(({ isRead }) => !isRead)
  const change = (isMeant: (one: Notification) => boolean) => {
    for (const [at, one] of kept.entries()) if (isMeant(one)) kept[at] = { ...one, isRead: true }
  }
  const received = fakeServer({
    'GET /notification-count': () => answer({ unreadNotificationCount: unread().length }),
    'GET /notifications': ({ query }) => {
      const found = query.get('isRead') === 'false' ? unread() : kept
      const from = Number(query.get('cursor') || 0)
      const next = from + pageSize < found.length ? String(from + pageSize) : null
      const items = found.slice(from, from + pageSize)
      return answer({ items, nextCursor: next, prevCursor: null, total: kept.length })
    },
    'PATCH /notification-status': ({ path }) => {
      change(({ id }) => path.endsWith('notification-status') || path.endsWith(`/${id}`))
      return answer({ unreadNotificationCount: unread().length })
    },
    ...Object.fromEntries(
      kept.map(({ id }) => [
        `PATCH /notification-status/${id}`,
        () => {
          change((one) => one.id === id)
          return answer(kept.find((one) => one.id === id))
        },
      ]),
    ),
    'GET /tasks/5': () => answer({}),
    'GET /tasks/6': () => problem(404, 'NOT_FOUND'),
    'GET /tasks/7': () => problem(500, 'UNEXPECTED'),
    'GET /announcements/3': () => answer({}),
    'GET /products/2': () => answer({}),
    'GET /tenants/1/processes/9': () => answer({}),
    ...more,
  })
  const { screen, router } = renderApp(<NotificationBell />)
  const app = await screen
  const sent = (method: string) => received.filter(({ path }) => path.startsWith(method)).map(({ path }) => path)
  return {
    app,
    router,
    received,
    sent,
    open: () => app.getByRole('button', { name: /Benachrichtigungen/ }).click(),
    drawer: app.getByRole('dialog', { name: 'Benachrichtigungen' }),
  }
}
