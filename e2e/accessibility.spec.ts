import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from './staff'

const screens = ['/', '/persons', '/persons/create', '/processes', '/processes/1', '/profile', '/no-such-page']

const faultsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
}

for (const mode of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test(`axe finds nothing, ${mode} at ${width} px, and no page is wider than the window`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/auth/sign-in')
      await settled(page)
      expect(await faultsOf(page), '/auth/sign-in').toEqual([])
      await signIn(page)
      if (mode === 'dark') await page.getByRole('button', { name: /dunk/i }).click()
      for (const screen of screens) {
        await page.goto(screen)
        await settled(page)
        expect(await faultsOf(page), screen).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, screen).toBeLessThanOrEqual(0)
      }
    })
