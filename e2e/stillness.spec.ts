import { expect, type Page, test } from '@playwright/test'
import { signIn } from './staff'

declare global {
  interface Window {
    /** What has moved by itself, by the measure of the browser, and what moved most. */
    moved: { sum: number; most: string }
  }
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.moved = { sum: 0, most: '' }
    let worst = 0
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        window.moved.sum += value
        if (value > worst) window.moved.most = sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join('\n')
        worst = Math.max(worst, value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const screens = [
  '/',
  '/processes',
  '/processes/1',
  '/persons',
  '/persons/create',
  '/tasks',
  '/business-partners',
  '/profile',
]

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`what is read stays where it is while the rest of the page comes, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await watchShifts(page)
    await signIn(page, 'admin@abendrot.example')
    for (const screen of screens) {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('.MuiSkeleton-root, [aria-busy=true]')).toHaveCount(0)
      const { sum, most } = await page.evaluate(() => window.moved)
      expect(sum, `${screen}\n${most}`).toBeLessThan(0.05)
    }
  })
