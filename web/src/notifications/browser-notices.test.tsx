import { type NotificationSettings, type NotificationType, notificationTypes } from '@pietas/contract/notifications'
import { afterEach, expect, test, vi } from 'vitest'
import { refresh } from '../kit/api'
import { aNotification, answer } from '../kit/testing'
import { aBell } from './testing'

const said = vi.fn()

class Notice {
  static permission = 'granted'
  onclick: () => void = () => undefined
  constructor(title: string, more: object) {
    said(title, more, this)
  }
  close() {
    return undefined
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  said.mockClear()
})

const settings = (browser: boolean, more: Partial<NotificationSettings> = {}) => ({
  ...(Object.fromEntries(
    notificationTypes.map((type) => [type, { app: true, mail: false, browser }]),
  ) as NotificationSettings),
  ...more,
})

async function watched(browser: boolean, isHidden: boolean, more: Partial<NotificationSettings> = {}) {
  vi.stubGlobal('Notification', Notice)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  const kept = [aNotification({ id: 1 })]
  const bell = await aBell(kept, { 'GET /notification-settings': () => answer(settings(browser, more)) })
  const asked = () => bell.received.filter(({ path }) => path.endsWith('/notifications')).length
  await expect.poll(() => bell.sent('GET').some((path) => path.endsWith('/notification-settings'))).toBe(true)
  if (browser) await expect.poll(asked).toBeGreaterThan(0)
  const before = asked()
  const arrive = async (...types: NotificationType[]) => {
    const news = types.length > 0 ? types : (['NEW_TASK'] as const)
    kept.unshift(...news.map((type, at) => aNotification({ id: at + 2, type, message: 'Neu.' })).toReversed())
    await refresh('notifications')
    await expect.element(bell.app.getByRole('button', { name: `${kept.length} ungelesene` })).toBeInTheDocument()
    if (browser) await expect.poll(asked).toBeGreaterThan(before)
  }
  return { ...bell, arrive }
}

test('what is new is said by the browser while nobody looks, once, and its click leads there', async () => {
  const { arrive, router, sent } = await watched(true, true)
  expect(said).not.toHaveBeenCalled()
  await arrive()
  await expect.poll(() => said.mock.calls.length).toBe(1)
  const [title, more, notice] = said.mock.calls[0] as [string, object, Notice]
  expect([title, more]).toEqual(['Neue Aufgabe', { body: 'Neu.', tag: 'pietas-2' }])
  notice.onclick()
  await expect.poll(() => router.state.location.state.drawer?.name).toBe('task')
  expect(sent('PATCH')).toHaveLength(1)
})

test('who looks at the product sees the bell and nothing else', async () => {
  const { arrive } = await watched(true, false)
  await arrive()
  expect(said).not.toHaveBeenCalled()
})

test('who has not switched it on hears nothing of the browser', async () => {
  const { arrive } = await watched(false, true)
  await arrive()
  expect(said).not.toHaveBeenCalled()
})

test('of several that are new those are said of whose kind somebody wants to hear', async () => {
  const { arrive } = await watched(true, true, {
    GENERAL: { app: true, mail: false, browser: false },
    PRODUCT_MIN_STOCK: { app: false, mail: false, browser: true },
  })
  await arrive('GENERAL', 'PRODUCT_MIN_STOCK', 'NEW_ANNOUNCEMENT')
  await expect.poll(() => said.mock.calls.length).toBeGreaterThan(0)
  expect(said.mock.calls.map(([, more]) => more)).toEqual([{ body: 'Neu.', tag: 'pietas-4' }])
})
