import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Waits until the page shows what it is about, and nothing stands in for what is still to come. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
}

/** @param rules those to ask alone, by default all of the two levels that we keep. */
export const axeFaults = async (page: Page, rules: string[] = []): Promise<string[]> => {
  // What is half faded in has half the contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  )
  // Without frames the old way of asking finds the same, and needs no second page to put together what it found.
  // To describe what is in order as well would take longer than to look at it.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules.length > 0) axe.withRules(rules)
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
  const { violations } = await axe.analyze()
  return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** Chooses a look as another tab would, while the page stays. */
export const choose = async (page: Page, mode: 'light' | 'dark'): Promise<void> => {
  await page.evaluate((newValue) => {
    localStorage.setItem('app-settings', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'app-settings', newValue, storageArea: localStorage }))
  }, JSON.stringify({ mode }))
  await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
}

/** How far the page goes beyond the window, in px. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
