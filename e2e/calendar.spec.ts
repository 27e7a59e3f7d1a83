import { addDays, today } from '@pietas/contract/kit/days'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { newFamilyName, openAs } from './staff'

/** An appointment of one hour, planned by the API in a week of its own so that nothing else lies there. */
async function plan(page: Page, title: string, day: string, more: object = {}): Promise<number> {
  return page.evaluate(
    async ({ title, day, more }) => {
      const me = await (await fetch('/api/v1/auth/me')).json()
      const [tenant] = me.tenants
      const answer = await fetch(`/api/v1/tenants/${tenant.id}/tasks?ignoreOverlap=true`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          appointment: {
            title,
            status: 'OPEN',
            legalEntityId: tenant.legalEntities[0].id,
            userId: me.user.id,
            startDate: `${day}T09:00:00Z`,
            endDate: `${day}T10:00:00Z`,
            ...more,
          },
        }),
      })
      return (await answer.json()).id
    },
    { title, day, more },
  )
}

const eventOf = (page: Page, title: string) => page.locator('[data-event]').filter({ hasText: title })

/** Where something stands once it stands still: what comes later may push it aside. */
async function placeOf(thing: Locator) {
  let before = ''
  await expect(async () => {
    const now = JSON.stringify(await thing.boundingBox())
    const isStill = now !== 'null' && now === before
    before = now
    expect(isStill).toBe(true)
  }).toPass({ intervals: [100] })
  return JSON.parse(before) as { x: number; y: number; width: number; height: number }
}

/** Pulls something by the mouse, as a hand does: not in one leap. */
async function pull(page: Page, from: Locator, by: { x?: number; y?: number }): Promise<void> {
  const box = await placeOf(from)
  const [x, y] = [box.x + 30, box.y + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(x + (by.x ?? 0) * part, y + (by.y ?? 0) * part)
  await page.mouse.up()
}

const stored = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.url().includes('/tasks/'))

test('an appointment is moved by mouse and by keys, taken back, and found where it was put', async ({ page }) => {
  const title = `Beratung ${newFamilyName()}`
  await openAs(page, '/')
  await plan(page, title, '2027-03-02')
  await page.goto('/calendar?view=week&date=2027-03-02')
  const event = eventOf(page, title)
  await expect(event).toHaveAttribute('aria-label', /^Dienstag, 02\.03\.2027: 10:00 – 11:00/)

  await test.step('the mouse moves it by an hour', async () => {
    const answer = stored(page)
    await pull(page, event, { y: 56 })
    expect((await answer).status()).toBe(200)
    await expect(event).toHaveAttribute('aria-label', /11:00 – 12:00/)
  })

  await test.step('the message takes it back', async () => {
    const answer = stored(page)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await answer
    await expect(event).toHaveAttribute('aria-label', /10:00 – 11:00/)
  })

  await test.step('its lower edge is pulled by the mouse, and pulled back', async () => {
    const { x, y, height } = await placeOf(event)
    for (const [by, end] of [
      [28, /10:00 – 11:30/],
      [-28, /10:00 – 11:00/],
    ] as const) {
      const answer = stored(page)
      const edge = y + height - 3 + (by < 0 ? -by : 0)
      await page.mouse.move(x + 30, edge)
      await page.mouse.down()
      await page.mouse.move(x + 30, edge + by, { steps: 4 })
      await page.mouse.up()
      expect((await answer).status()).toBe(200)
      await expect(event).toHaveAttribute('aria-label', end)
    }
  })

  await test.step('keys move it to the next day and make it longer', async () => {
    await event.focus()
    // A slow hand stores each step by itself: the one that counts is the last.
    const answer = page.waitForResponse((one) => /T10:15:00/.test(one.request().postData() ?? ''))
    await page.keyboard.press('ArrowRight')
    await expect(event).toHaveAttribute('aria-label', /^Mittwoch, 03\.03\.2027/)
    await expect(event).toBeFocused()
    await page.keyboard.press('Shift+ArrowDown')
    await answer
  })

  await test.step('it stands there after a reload, in the month as well, and opens its task', async () => {
    await page.reload()
    await expect(event).toHaveAttribute('aria-label', /^Mittwoch, 03\.03\.2027: 10:00 – 11:15/)
    await page.getByRole('button', { name: 'Monat', exact: true }).click()
    await event.click()
    await expect(page.getByRole('dialog', { name: new RegExp(title) })).toBeVisible()
    await expect(page).toHaveURL(/view=month.*task=/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('time that is marked becomes a task with that start and that length', async ({ page }) => {
  await openAs(page, '/calendar?view=week&date=2027-04-07')
  const head = page.getByText('Mi 07.04.')
  await expect(head).toBeVisible()
  const box = await placeOf(head)
  const hours = page
    .locator('time')
    .filter({ hasText: /^13:00$/ })
    .first()
  await expect(hours).toBeVisible()
  const hour = await placeOf(hours)
  const [x, y] = [box.x + 10, hour.y + 12]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 40, { steps: 4 })
  await page.mouse.move(x, y + 76, { steps: 4 })
  await page.mouse.up()
  const form = page.getByRole('dialog', { name: 'Aufgabe anlegen' })
  await expect(form.getByLabel('Beginn')).toHaveValue(/07\.04\.2027 13:00/)
  await expect(form.getByLabel('Dauer')).toHaveValue('01:30')
})

test('a transport without an hour is dragged from the side onto a car, and onto a day by the dialog', async ({
  page,
}) => {
  // In the week after this one nothing is planned on a Saturday, whichever day it is today.
  await openAs(page, `/disposition/resources?date=${addDays(today(), 7)}`)
  const open = page.getByRole('region', { name: /^Noch zu planen/ })
  const task = open.getByRole('article').first()
  const title = (await task.getByRole('button').first().textContent()) ?? ''
  const row = await placeOf(page.getByText('Transporter', { exact: false }).first())
  const head = await placeOf(page.locator('header time').filter({ hasText: 'Sa ' }))
  const grip = await placeOf(task.locator('[aria-hidden="true"]').first())
  const answer = stored(page)
  await page.mouse.move(grip.x + 5, grip.y + 5)
  await page.mouse.down()
  await page.mouse.move(600, 400, { steps: 4 })
  await page.mouse.move(head.x + head.width / 2, row.y + 8, { steps: 4 })
  await page.mouse.up()
  const body = (await answer).request().postDataJSON()
  expect(body.transportation.startDate).toBeTruthy()
  expect(body.transportation.carId).toBeTruthy()
  await expect(open.getByRole('button', { name: title, exact: true })).toHaveCount(0)

  const next = open.getByRole('article').first()
  await next.getByRole('button', { name: /einplanen$/ }).click()
  const dialog = page.getByRole('dialog', { name: /einplanen$/ })
  // A Sunday on which nothing else is planned.
  const sunday = new Date()
  sunday.setUTCDate(sunday.getUTCDate() + 28 - sunday.getUTCDay())
  const [year, month, day] = sunday.toISOString().slice(0, 10).split('-')
  await dialog.getByRole('textbox', { name: 'Tag' }).fill(`${day}.${month}.${year}`)
  const planned = stored(page)
  await dialog.getByRole('button', { name: 'Einplanen' }).click()
  expect((await planned).request().postDataJSON().transportation.startDate).toBeTruthy()
})

/** A telephone or a table with a screen to be touched, and a finger for it. */
async function touched(browser: Browser) {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' || type === 'touchCancel' ? [] : [{ x, y }],
    })
  /** Pulls what lies at a place, after it has been held for as long as it takes to say: this is no scrolling. */
  const drag = async (x: number, y: number, by: { x?: number; y?: number }) => {
    // A board that is still being drawn does not feel it yet.
    await expect(async () => {
      await touch('touchCancel', x, y).catch(() => undefined)
      await touch('touchStart', x, y)
      await expect(page.locator('[class~="ec-preview"]').first()).toBeVisible({ timeout: 3000 })
    }).toPass()
    for (const part of [0.5, 1]) await touch('touchMove', x + (by.x ?? 0) * part, y + (by.y ?? 0) * part)
    await touch('touchEnd', x + (by.x ?? 0), y + (by.y ?? 0))
  }
  return { context, page, drag }
}

test('with a finger an event is moved after it has been held, and made longer by its edge', async ({ browser }) => {
  const { context, page, drag } = await touched(browser)
  const title = `Stellprobe ${newFamilyName()}`
  await openAs(page, '/')
  await plan(page, title, '2027-05-04')
  await page.goto('/calendar?view=week&date=2027-05-04')
  const event = eventOf(page, title)
  const box = await placeOf(event)
  const moved = stored(page)
  await drag(box.x + 30, box.y + 12, { y: 56 })
  expect((await moved).status()).toBe(200)
  await expect(event).toHaveAttribute('aria-label', /12:00 – 13:00/)
  const { x, y, height } = await placeOf(event)
  const longer = stored(page)
  await drag(x + 30, y + height - 3, { y: 28 })
  expect((await longer).status()).toBe(200)
  await expect(event).toHaveAttribute('aria-label', /12:00 – 13:30/)
  await context.close()
})

test('in the timeline an event goes to somebody else by mouse, and back by finger', async ({ browser }) => {
  const { context, page, drag } = await touched(browser)
  const title = `Vertretung ${newFamilyName()}`
  await openAs(page, '/')
  await plan(page, title, '2027-05-11')
  await page.goto('/disposition/resources?view=timeline-week&date=2027-05-11')
  const event = eventOf(page, title)
  const begin = await placeOf(event)
  const rowOf = (name: string) => placeOf(page.locator('[class~="ec-sidebar"]').getByText(name, { exact: true }))
  const [own, other] = [await rowOf('Martina Kessler'), await rowOf('Thomas Reimann')]
  const given = stored(page)
  await pull(page, event, { y: other.y - own.y })
  const { appointment } = (await given).request().postDataJSON()
  expect(Object.keys(appointment)).toEqual(['userId'])
  await expect.poll(async () => Math.round((await placeOf(event)).y - begin.y)).toBeCloseTo(other.y - own.y, -1)
  const now = await placeOf(event)
  const back = stored(page)
  await drag(now.x + 30, now.y + 10, { y: own.y - other.y })
  expect(Object.keys((await back).request().postDataJSON().appointment)).toEqual(['userId'])
  await context.close()
})
