import { expect, type Page, test } from '@playwright/test'
import { aRelay } from './relay'
import { enter } from './staff'

test.use({ serviceWorkers: 'allow' })

const lost = (page: Page) => page.getByText('Keine Verbindung zum Server')
const open = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click()

/** Signed in over a line of its own, with the code of all pages kept. */
async function aWorkplace(page: Page, baseURL = '') {
  const relay = await aRelay(baseURL)
  await page.goto(`${relay.address}/auth/sign-in`)
  await enter(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 })
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

test('of a new release is said quietly, and a reload brings it', async ({ page, baseURL }) => {
  const relay = await aWorkplace(page, baseURL)
  const hint = page.getByText('Eine neue Version ist da')
  await expect(hint).toHaveCount(0)
  const released = (text: string) =>
    text.replace(/"name":"\w+","entry":"[^"]+"/, '"name":"newer","entry":"/assets/newer.js"')
  relay.replace('/service-worker.js', released)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(hint).toBeVisible()
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Vorgänge', exact: true })).toBeVisible()
  await expect(hint).toHaveCount(0)
  const kept = await page.evaluate(() => caches.keys())
  expect(kept).toHaveLength(2)
  expect(kept[1]).toBe('newer')
  await relay.cut()
})
