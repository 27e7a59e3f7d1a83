import { expect, type Page, test } from '@playwright/test'
import { aRelay } from './relay'
import { enter } from './staff'

test.use({ serviceWorkers: 'allow' })

/** The code is kept file by file with rests between, and slowly on a busy machine. */
const kept = { timeout: 120_000 }

const lost = (page: Page) => page.getByText('Keine Verbindung zum Server')
const open = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click()

/** Signed in over a line of its own, with the code of all pages kept. */
async function aWorkplace(page: Page, baseURL = '') {
  const relay = await aRelay(baseURL)
  await page.goto(`${relay.address}/auth/sign-in`)
  await enter(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, kept)
  return relay
}

test('without a server every page opens, what was seen is shown with its age, and work goes on by itself', async ({
  page,
  baseURL,
}) => {
  const relay = await aWorkplace(page, baseURL)
  await open(page, 'Vorgänge')
  const row = page.locator('tbody tr').first()
  await expect(row).toBeVisible()
  const seen = await row.innerText()
  await open(page, 'Dashboard')
  await relay.cut()

  await test.step('a page that was seen shows what it showed, and how old that is', async () => {
    await open(page, 'Vorgänge')
    await expect(row).toBeVisible()
    expect(await row.innerText()).toBe(seen)
    await expect(lost(page)).toContainText(/Stand: \d{2}\.\d{2}\.\d{4}/)
  })

  await test.step('a page that was never opened opens', async () => {
    await open(page, 'Geschäftspartner')
    await expect(page.getByRole('heading', { level: 1, name: 'Geschäftspartner' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  })

  await test.step('what is typed stays', async () => {
    await page.getByRole('button', { name: 'Anlegen', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Notiz' }).click()
    await page.getByRole('textbox', { name: 'Betreff' }).fill('Trotzdem notiert')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible()
  })

  await test.step('when the server is back it goes on where it was', async () => {
    await relay.mend()
    await expect(page.getByRole('textbox', { name: 'Betreff' })).toHaveValue('Trotzdem notiert')
    await expect(lost(page)).toHaveCount(0)
  })
  await relay.cut()
})

test('keeping the code gives way to somebody who types, and goes on when he stops', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/auth/sign-in`)
  await enter(page)
  const count = () =>
    page.evaluate(async () => {
      const [name] = await caches.keys()
      return name === undefined ? 0 : (await (await caches.open(name)).keys()).length
    })
  await expect.poll(count, kept).toBeGreaterThan(5)
  await page.keyboard.press('Shift')
  const before = await count()
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('Shift', { delay: 100 })
  const after = await count()
  expect(after - before).toBeLessThan(5)
  await expect.poll(count, kept).toBeGreaterThan(after + 20)
})

test('of a new release is said quietly, and a reload brings it', async ({ page, baseURL }) => {
  const relay = await aWorkplace(page, baseURL)
  const hint = page.getByText('Eine neue Version ist da')
  await expect(hint).toHaveCount(0)
  const released = (text: string) =>
    text.replace(/"name":"\w+","entry":"[^"]+"/, '"name":"newer","entry":"/assets/newer.js"')
  relay.replace('/service-worker.js', released)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(hint).toBeVisible(kept)
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Vorgänge', exact: true })).toBeVisible()
  await expect(hint).toHaveCount(0)
  const names = await page.evaluate(() => caches.keys())
  expect(names).toHaveLength(2)
  expect(names[1]).toBe('newer')
  await relay.cut()
})
