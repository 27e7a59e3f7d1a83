import { expect, type Page, test } from '@playwright/test'
import { signIn } from './staff'

declare global {
  interface Window {
    /** Looks at what has the focus, and once more at what had it before. @returns what looked the same both times. */
    lookAtFocus: () => Promise<string[]>
  }
}

const followFocus = (page: Page) =>
  page.addInitScript(() => {
    const looksOf = (element: Element): string => {
      const inside = [...element.querySelectorAll('*')]
      const beside = [...(element.parentElement?.children ?? [])]
      const around = [element.parentElement, element.parentElement?.parentElement].filter(
        (one) => one instanceof Element,
      )
      return [element, ...inside, ...beside, ...around]
        .map((one) => {
          const { outline, boxShadow, borderColor, borderWidth, backgroundColor } = getComputedStyle(one)
          return [outline, boxShadow, borderColor, borderWidth, backgroundColor].join()
        })
        .join()
    }
    let last: { element: Element; looks: string } | undefined
    const unseen = new Set<string>()
    // Even the shortest change of a colour takes until the next picture.
    const settled = async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const brief = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      await Promise.allSettled(brief.map(({ finished }) => finished))
    }
    window.lookAtFocus = async () => {
      await settled()
      const element = document.activeElement
      if (last && last.element !== element && looksOf(last.element) === last.looks)
        unseen.add(last.element.outerHTML.slice(0, 200))
      last = element && element !== document.body ? { element, looks: looksOf(element) } : undefined
      return [...unseen]
    }
  })

/** Walks on by the keyboard. @returns what had the focus without anything telling so. */
const unseenOnTheWay = async (page: Page, keys: number): Promise<string[]> => {
  let unseen: string[] = []
  for (let count = 0; count < keys; count += 1) {
    await page.keyboard.press('Tab')
    unseen = await page.evaluate(() => window.lookAtFocus())
  }
  return unseen
}

for (const look of [{}, { mode: 'dark', contrast: 'high' }])
  test(`whoever works by keyboard sees where he is, ${JSON.stringify(look)}`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('app-settings', text), JSON.stringify(look))
    // What is half faded in looks different for that reason alone.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await followFocus(page)
    await signIn(page)
    for (const screen of ['/', '/persons', '/persons/create', '/processes/1', '/tasks', '/profile']) {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
      expect(await unseenOnTheWay(page, 30), screen).toEqual([])
    }
    await page.goto('/persons')
    for (const opener of ['Anzeige', 'Konto', 'Spalten']) {
      await page.getByRole('button', { name: new RegExp(`^${opener}`) }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await unseenOnTheWay(page, 12), opener).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
