import { expect, type Page, test } from '@playwright/test'
import { screens } from './screens'
import { narrowTo, signIn } from './staff'

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
}

/** Letters, words and lines as far apart as WCAG 1.4.12 allows somebody to set them. */
const farApart = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/**
 * Words that somebody cannot read to their end: a box around them hides what goes beyond it. Cells of a table show what
 * is cut to the pointer and to the focus, and a title says it; neither is enough for a day or for a label.
 */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const isDay = (words: string) => /^\d\d\.\d\d\.\d{4}\b.{0,10}$/.test(words)
    const isSeen = (element: Element) =>
      !element.closest('.visually-hidden, script, style, svg, [class~="ec-event"]') &&
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
    const boxThatCuts = (parent: Element, text: DOMRect): Element | undefined => {
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const { left, right, top, bottom, width } = box.getBoundingClientRect()
        // Only heard.
        if (width <= 1) return undefined
        if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') return undefined
        if (hides(overflowX) && (text.right > right + 1 || text.left < left - 1)) return box
        // The lines of a letter are higher than the letter itself.
        if (hides(overflowY) && (text.bottom > bottom + 4 || text.top < top - 4)) return box
      }
      return undefined
    }
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim()
      const parent = node.parentElement
      if (!words || !parent || !isSeen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = boxThatCuts(parent, range.getBoundingClientRect())
      const isShownWhole = parent.closest('tbody [data-text], [title]') !== null && !isDay(words)
      // A button below the text opens all of it.
      const goesOn = box?.parentElement?.querySelector(':scope > footer button')
      if (box && !isShownWhole && !goesOn)
        found.add(`${words.slice(0, 60)} in ${box.tagName.toLowerCase()}.${box.className}`)
    }
    return [...found]
  })

const faultsOf = async (page: Page): Promise<string[]> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [...(await cutWords(page)), ...(over > 0 ? [`${over} px wider than the window`] : [])]
}

for (const [account, paths] of Object.entries(screens))
  for (const width of [1440, 320])
    test(`${account || 'nobody'} reads every day and label whole at ${width} px, however letters are set`, async ({
      page,
    }) => {
      // Every screen of the house: on a busy machine that takes its time.
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      if (account) await signIn(page, account)
      const faults: string[] = []
      for (const path of paths) {
        await page.goto(path)
        await settled(page)
        const [first] = await page.locator('h1, h2, h3, h4, h5, h6').all()
        if ((await first?.evaluate(({ tagName }) => tagName)) !== 'H1')
          faults.push(`${path}: a heading before the title`)
        for (const set of ['as they are', 'far apart']) {
          if (set === 'far apart') await page.addStyleTag({ content: farApart })
          // What has been drawn a moment ago may still be finding its place.
          await expect
            .poll(() => faultsOf(page), { timeout: 2000 })
            .toEqual([])
            .catch(async () => faults.push(...(await faultsOf(page)).map((fault) => `${path}, ${set}: ${fault}`)))
        }
      }
      expect(faults).toEqual([])
    })

test('whoever skips the menu comes back to the row that he opened, and to the top of the next page', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/persons')
  await settled(page)
  const address = page.url()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // The address is still that of the page, so that no later step leads back here.
  expect(page.url()).toBe(address)
  const row = page.locator('tbody tr').nth(2)
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(page.locator('tbody tr').first()).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [10] })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toBeFocused()

  await page.getByRole('navigation').getByRole('link', { name: 'Vorgänge' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Vorgänge' })).toBeVisible()
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the box of a row is read with the name of who stands in it', async ({ page }) => {
  await signIn(page)
  await page.goto('/persons')
  await narrowTo(page, 'Petersen')
  await expect(page.getByRole('checkbox', { name: /^(?!.*undefined).*Petersen, Christa/ })).toBeVisible()
})

test('on a mirrored page a long name ends in dots, and its start is never what is cut', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('app-settings', JSON.stringify({ direction: 'rtl' })))
  await signIn(page)
  for (const path of [
    '/',
    '/persons',
    '/processes',
    '/processes/1',
    '/processes/1?tab=documents',
    '/tasks',
    '/business-partners',
    '/business-partners/1',
  ]) {
    await page.goto(path)
    await settled(page)
    const turned = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { textOverflow, direction, unicodeBidi } = getComputedStyle(element)
          const mayBeCut =
            textOverflow === 'ellipsis' && /\p{Script=Latin}/u.test(element.textContent) && element.checkVisibility()
          return (
            mayBeCut &&
            !element.matches('input, textarea, .MuiInputLabel-root') &&
            (direction === 'rtl' || unicodeBidi === 'plaintext')
          )
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    )
    expect([...new Set(turned)], path).toEqual([])
  }
})
