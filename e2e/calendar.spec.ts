import { expect, type Locator, type Page, test } from '@playwright/test'
import { newFamilyName, signIn } from './staff'

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
  return JSON.parse(before) as { x: number; y: number; width: number }
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
  await signIn(page)
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
  await signIn(page)
  await page.goto('/calendar?view=week&date=2027-04-07')
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
  await signIn(page)
  await page.goto('/disposition/resources')
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

test('with a finger an event is moved after it has been held', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 900 } })
  const page = await context.newPage()
  const title = `Stellprobe ${newFamilyName()}`
  await signIn(page)
  await plan(page, title, '2027-05-04')
  await page.goto('/calendar?view=week&date=2027-05-04')
  const event = eventOf(page, title)
  const box = await placeOf(event)
  const session = await context.newCDPSession(page)
  const touch = (type: string, x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' || type === 'touchCancel' ? [] : [{ x, y }],
    })
  const [x, y] = [box.x + 30, box.y + 12]
  const answer = stored(page)
  // Held for as long as it takes to say: this is no scrolling. A board that is still being drawn does not feel it yet.
  await expect(async () => {
    await touch('touchCancel', x, y).catch(() => undefined)
    await touch('touchStart', x, y)
    await expect(page.locator('[class~="ec-preview"]')).toBeVisible({ timeout: 3000 })
  }).toPass()
  for (const part of [0.5, 1]) await touch('touchMove', x, y + 56 * part)
  await touch('touchEnd', x, y + 56)
  expect((await answer).status()).toBe(200)
  await expect(event).toHaveAttribute('aria-label', /12:00 – 13:00/)
  await context.close()
})
