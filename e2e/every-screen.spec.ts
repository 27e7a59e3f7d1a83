import { expect, type Page, test } from '@playwright/test'
import { axeFaults, choose, overflowOf, settled } from './page'
import { screens } from './screens'
import { signIn } from './staff'

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

/** What is cut or goes beyond the window, with letters as they are and far apart. */
const spilledOn = async (page: Page): Promise<string[]> => {
  const spilled = async () => {
    const over = await overflowOf(page)
    return [...(await cutWords(page)), ...(over > 0 ? [`${over} px wider than the window`] : [])]
  }
  const faults: string[] = []
  for (const set of ['as they are', 'far apart']) {
    const spread = set === 'far apart' ? await page.addStyleTag({ content: farApart }) : undefined
    // What has been drawn a moment ago may still be finding its place.
    await expect
      .poll(spilled, { timeout: 2000 })
      .toEqual([])
      .catch(async () => faults.push(...(await spilled()).map((fault) => `letters ${set}: ${fault}`)))
    await spread?.evaluate((style) => style.parentNode?.removeChild(style))
  }
  return faults
}

/** Lists whose columns go on beyond the window of a desk. One with a column for each month may. */
const wideLists = (page: Page): Promise<string[]> =>
  page
    .locator('[data-scroller]')
    .evaluateAll((lists) => lists.map((list) => list.scrollWidth - list.clientWidth).filter((over) => over > 0))
    .then((overs) => overs.map((over) => `a list that goes on for ${over} px`))

const mayGoOn = ['/global/billing-statistics']

const onDesk = async (page: Page): Promise<string[]> => {
  const wide = mayGoOn.includes(new URL(page.url()).pathname) ? [] : await wideLists(page)
  const spilled = [...wide, ...(await spilledOn(page))]
  await choose(page, 'light')
  const inLight = await axeFaults(page)
  await choose(page, 'dark')
  return [...spilled, ...inLight, ...(await axeFaults(page, ['color-contrast'])).map((fault) => `dark, ${fault}`)]
}

/** The narrowest window that somebody sees who makes everything four times as large comes last: it is that of a desk. */
const onTelephone = async (page: Page): Promise<string[]> => {
  await choose(page, 'light')
  const over = await overflowOf(page)
  const inLight = await axeFaults(page)
  await page.setViewportSize({ width: 320, height: 900 })
  const spilled = (await spilledOn(page)).map((fault) => `320 px, ${fault}`)
  return [...(over > 0 ? [`${over} px wider than the window`] : []), ...inLight, ...spilled]
}

const widths = { 1440: onDesk, 390: onTelephone }

/** Few enough for two workers to end at about the same time. */
const inParts = (paths: string[]): string[][] =>
  paths.length > 12 ? [paths.slice(0, 12), ...inParts(paths.slice(12))] : [paths]

for (const [account, paths] of Object.entries(screens))
  for (const part of inParts(paths))
    for (const [width, faultsAt] of Object.entries(widths))
      test(`${account || 'nobody'} can read and use ${part[0]} to ${part.at(-1)} at ${width} px`, async ({ page }) => {
        test.slow()
        if (account) await signIn(page, account)
        const faults: string[] = []
        for (const path of part) {
          await page.setViewportSize({ width: Number(width), height: 900 })
          await page.goto(path)
          await settled(page)
          const title = await page
            .locator('h1, h2, h3, h4, h5, h6')
            .first()
            .evaluate(({ tagName }) => tagName)
          const found = [...(title === 'H1' ? [] : ['a heading before the title']), ...(await faultsAt(page))]
          faults.push(...found.map((fault) => `${path}: ${fault}`))
        }
        expect(faults).toEqual([])
      })
