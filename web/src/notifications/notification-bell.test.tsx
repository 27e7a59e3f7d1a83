import axe from 'axe-core'
import { describe, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { refresh } from '../kit/api'
import { session } from '../kit/session'
import { aMe, aNotification, problem } from '../kit/testing'
import { aBell } from './testing'

const bell = /^Benachrichtigungen/

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => aNotification({ id: at + 1, message: `Nr. ${at + 1}.` }))

describe('the bell', () => {
  test.each([
    [1, '1', 'Benachrichtigungen, 1 ungelesene Benachrichtigung'],
    [3, '3', 'Benachrichtigungen, 3 ungelesene Benachrichtigungen'],
    [99, '99', 'Benachrichtigungen, 99 ungelesene Benachrichtigungen'],
    [100, '99+', 'Benachrichtigungen, 100 ungelesene Benachrichtigungen'],
  ])('says %i as %s', async (count, badge, name) => {
    const { app } = await aBell(many(count))
    const button = app.getByRole('button', { name, exact: true })
    await expect.element(button).toBeVisible()
    expect(button.element().textContent).toBe(badge)
  })

  test('has no badge where everything is read', async () => {
    const { app, sent } = await aBell([aNotification({ isRead: true })])
    await expect.poll(() => sent('GET')).not.toEqual([])
    await expect.element(app.getByRole('button', { name: 'Benachrichtigungen', exact: true })).toBeVisible()
    expect(app.getByRole('button', { name: bell }).element().textContent).toBe('')
  })

  test('tells people who hear the page of what is new', async () => {
    const kept = [aNotification()]
    const { app } = await aBell(kept)
    await expect.element(app.getByRole('status')).toHaveTextContent('1 ungelesene Benachrichtigung')
    kept.unshift(aNotification({ id: 42 }))
    await refresh('notifications')
    await expect.element(app.getByRole('status')).toHaveTextContent('2 ungelesene Benachrichtigungen')
  })

  test('is not there for whoever belongs to no tenant, and asks for nothing', async () => {
    session.start({ ...aMe(), tenants: [] })
    const { app, received } = await aBell([aNotification()])
    session.start(aMe())
    await expect.element(app.getByRole('button', { name: bell })).toBeVisible()
    expect(received.filter(({ path }) => path.includes('undefined'))).toEqual([])
    session.start({ ...aMe(), tenants: [] })
    await expect.element(app.getByRole('button', { name: bell })).not.toBeInTheDocument()
  })

  test('asks every 60 seconds, not while nobody looks, and not again at once after a failure', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
    try {
      const { received } = await aBell([], { 'GET /notification-count': () => problem(500, 'UNEXPECTED') })
      const asked = () => received.filter(({ path }) => path.endsWith('/notification-count')).length
      await vi.waitFor(() => expect(asked()).toBe(1))
      await vi.advanceTimersByTimeAsync(59_000)
      expect(asked()).toBe(1)
      await vi.advanceTimersByTimeAsync(2000)
      expect(asked()).toBe(2)
      const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      await vi.advanceTimersByTimeAsync(180_000)
      expect(asked()).toBe(2)
      hidden.mockRestore()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the drawer', () => {
  test('begins with what is unread; what is read stands among all', async () => {
    const { open, drawer } = await aBell([aNotification(), aNotification({ id: 2, isRead: true, message: 'Gelesen.' })])
    await open()
    await expect.element(drawer.getByRole('tab', { name: 'Ungelesen (1)' })).toHaveAttribute('aria-selected', 'true')
    await expect.element(drawer.getByText('Olaf Winter hat Ihnen')).toBeVisible()
    await expect.element(drawer.getByText('vor 5 Minuten')).toBeVisible()
    expect(drawer.getByText('Gelesen.').elements()).toEqual([])
    await drawer.getByRole('tab', { name: 'Alle (2)' }).click()
    await expect.element(drawer.getByText('Gelesen.')).toBeVisible()
    expect(drawer.getByRole('listitem').elements()).toHaveLength(2)
  })

  test('is asked for anew every 60 seconds, as long as somebody looks', async () => {
    const { open, drawer, received } = await aBell([aNotification()])
    await open()
    await expect.element(drawer.getByText('vor 5 Minuten')).toBeVisible()
    const every = vi.spyOn(window, 'setInterval')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      // What is opened from now on is timed by the clock of the test.
      await drawer.getByRole('tab', { name: /^Alle/ }).click()
      await expect.element(drawer.getByText('vor 5 Minuten')).toBeVisible()
      const asked = () =>
        received.filter(({ path, query }) => path.endsWith('/notifications') && !query.has('isRead')).length
      await expect.poll(asked).toBeGreaterThan(0)
      const before = asked()
      vi.advanceTimersByTime(59_000)
      expect(asked()).toBe(before)
      vi.advanceTimersByTime(2000)
      await expect.poll(asked).toBe(before + 1)
      const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      vi.advanceTimersByTime(180_000)
      hidden.mockRestore()
      expect(asked()).toBe(before + 1)
    } finally {
      vi.useRealTimers()
      every.mockRestore()
    }
  })

  test('shows them all by scrolling, each once', async () => {
    const { open, received } = await aBell(many(120))
    await open()
    const items = () => [...document.querySelectorAll('[role=tabpanel] li')]
    await expect.poll(() => items().length).toBe(50)
    const scrolled = () => {
      const panel = document.querySelector('[role=tabpanel]')
      panel?.scrollBy({ top: 2000 })
      return items().length
    }
    await expect.poll(scrolled).toBe(120)
    const shown = () => items().map((item) => item.querySelector('[dir]')?.textContent)
    expect(new Set(shown()).size).toBe(120)
    const cursors = received
      .filter(({ query }) => query.get('isRead') === 'false')
      .map(({ query }) => query.get('cursor'))
    expect(cursors).toEqual([null, '50', '100'])
  })

  test('marks all as read, and has nothing to mark then', async () => {
    const { app, open, drawer, sent } = await aBell(many(2))
    await open()
    await drawer.getByRole('button', { name: 'Alle gelesen' }).click()
    await expect.element(drawer.getByText('Alles gelesen')).toBeVisible()
    await expect.element(drawer.getByRole('button', { name: 'Alle gelesen' })).toBeDisabled()
    await expect.element(drawer.getByRole('tab', { name: 'Ungelesen (0)' })).toHaveFocus()
    expect(sent('PATCH')).toEqual(['PATCH /api/v1/tenants/1/notification-status'])
    await userEvent.keyboard('{Escape}')
    await expect.element(app.getByRole('button', { name: 'Benachrichtigungen', exact: true })).toHaveFocus()
  })

  test('puts everything back that the server does not take, and says so', async () => {
    const { app, open, drawer } = await aBell(many(2), {
      'PATCH /notification-status': () => problem(500, 'UNEXPECTED'),
    })
    await open()
    await drawer.getByRole('button', { name: 'Alle gelesen' }).click()
    await expect
      .element(app.getByText('Die Benachrichtigungen konnten nicht als gelesen markiert werden'))
      .toBeVisible()
    await expect.element(drawer.getByRole('tab', { name: 'Ungelesen (2)' })).toBeVisible()
    expect(drawer.getByRole('listitem').elements()).toHaveLength(2)
  })

  test('says that it could not be loaded, and tries again', async () => {
    let fails = true
    const { open, drawer } = await aBell([aNotification()], {
      'GET /notifications': () =>
        fails
          ? problem(500, 'UNEXPECTED')
          : { status: 200, body: { items: [aNotification()], nextCursor: null, prevCursor: null, total: 1 } },
    })
    await open()
    await expect.element(drawer.getByText('Die Daten konnten nicht geladen werden')).toBeVisible()
    fails = false
    await drawer.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect.element(drawer.getByText('Olaf Winter')).toBeVisible()
  })

  test('takes hostile words for words, and a narrow screen', async () => {
    await browser.viewport(320, 700)
    const message = `<script>document.title = 'broken'</script> ${'Ö'.repeat(5000)} 🕯 שלום`
    const { open, drawer } = await aBell([aNotification({ message })])
    await open()
    await expect.element(drawer.getByText('<script>')).toBeVisible()
    expect(document.title).not.toBe('broken')
    expect(drawer.element().scrollWidth).toBeLessThanOrEqual(320)
    await browser.viewport(1280, 900)
  })

  test('axe finds nothing at it', async () => {
    const { open, drawer } = await aBell([aNotification(), aNotification({ id: 2, isRead: true })])
    await open()
    await drawer.getByRole('tab', { name: 'Alle (2)' }).click()
    await expect.element(drawer.getByRole('listitem').nth(1)).toBeVisible()
    const { violations } = await axe.run(drawer.element())
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})

describe('a notification', () => {
  const lead = async (payload: object, isRead = false) => {
    const facts = {
      payload: { processId: null, taskId: null, announcementId: null, productId: null, ...payload },
      isRead,
    }
    const bellOf = await aBell([aNotification(facts), aNotification({ id: 42 })])
    await bellOf.open()
    if (isRead) await bellOf.drawer.getByRole('tab', { name: /Alle/ }).click()
    await bellOf.drawer.getByRole('listitem').first().getByRole('button').click()
    return bellOf
  }

  test('of a task opens the task and is read by that', async () => {
    const { app, router, sent } = await lead({ taskId: 5 })
    await expect
      .poll(() => router.state.location.state.drawer)
      .toEqual({ name: 'task', props: { taskId: 5, showDetails: true } })
    expect(sent('PATCH')).toEqual(['PATCH /api/v1/tenants/1/notification-status/41'])
    await expect
      .element(app.getByRole('button', { name: 'Benachrichtigungen, 1 ungelesene Benachrichtigung' }))
      .toBeVisible()
  })

  test('that is read sends nothing', async () => {
    const { router, sent } = await lead({ taskId: 5 }, true)
    await expect.poll(() => router.state.location.state.drawer?.name).toBe('task')
    expect(sent('PATCH')).toEqual([])
  })

  test('of a process opens its tasks', async () => {
    const { router } = await lead({ processId: 9 })
    await expect.poll(() => router.state.location.pathname).toBe('/processes/9')
    expect(router.state.location.search).toEqual({ tab: 'tasks' })
  })

  test('of a task and a process opens the task', async () => {
    const { router } = await lead({ taskId: 5, processId: 9 })
    await expect.poll(() => router.state.location.state.drawer?.name).toBe('task')
    expect(router.state.location.pathname).toBe('/')
  })

  test('of an announcement opens it', async () => {
    const { router } = await lead({ announcementId: 3 })
    await expect
      .poll(() => router.state.location.state.drawer)
      .toEqual({ name: 'announcement', props: { announcementId: 3 } })
  })

  test('of an article whose stock runs low opens its stock', async () => {
    const { router } = await lead({ productId: 2 })
    await expect.poll(() => router.state.location.state.drawer).toEqual({ name: 'stock', props: { productId: 2 } })
  })

  test.each([
    ['a task', { taskId: 6 }],
    ['an announcement', { announcementId: 4 }],
    ['a process', { processId: 8 }],
    ['an article', { productId: 9 }],
  ])('of %s that is gone says so, and is read all the same', async (_, payload) => {
    const { app, router, sent } = await lead(payload)
    await expect.element(app.getByText('Das gibt es nicht mehr')).toBeVisible()
    expect(sent('PATCH')).toHaveLength(1)
    expect(router.state.location.state.drawer).toBeUndefined()
    expect(router.state.location.pathname).toBe('/')
  })

  test('of what cannot be opened just now does not call it gone', async () => {
    const { app, router } = await lead({ taskId: 7 })
    await expect.element(app.getByText('Das konnte nicht geöffnet werden')).toBeVisible()
    expect(router.state.location.state.drawer).toBeUndefined()
  })

  test('that leads nowhere is read, and leaves one where one is', async () => {
    const { drawer, sent } = await lead({})
    await expect.element(drawer.getByRole('tab', { name: 'Ungelesen (1)' })).toHaveFocus()
    expect(sent('PATCH')).toHaveLength(1)
  })

  test('comes back as unread when the server does not take it', async () => {
    const { app, open, drawer } = await aBell(
      [aNotification({ payload: { processId: null, taskId: null, announcementId: null, productId: null } })],
      { 'PATCH /notification-status/41': () => problem(500, 'UNEXPECTED') },
    )
    await open()
    await drawer.getByRole('listitem').getByRole('button').click()
    await expect.element(app.getByText('konnte nicht als gelesen markiert werden')).toBeVisible()
    await expect.element(drawer.getByRole('tab', { name: 'Ungelesen (1)' })).toBeVisible()
    await expect.element(drawer.getByRole('listitem')).toBeVisible()
  })
})
