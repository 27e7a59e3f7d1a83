import type { Page } from '@playwright/test'
import type { Row } from '../print'
import { median, p95 } from './figures'

const events = 500
const frames = 300

/** From the click on a view until it has painted all its events. @returns milliseconds. */
const openView = (page: Page, view: string): Promise<number> =>
  page.evaluate(
    async ([name, wanted]) => {
      const frame = () => new Promise(requestAnimationFrame)
      const button = [...document.querySelectorAll<HTMLElement>('button')].find(
        (one) => one.textContent === name || one.getAttribute('aria-label') === name,
      )
      const began = performance.now()
      button?.click()
      while (document.querySelectorAll('.ec-event').length < Number(wanted)) await frame()
      await frame()
      return performance.now() - began
    },
    [view, events / 10] as const,
  )

/** Scrolls the rows of the board down and up and notes how long each frame took. */
const scrollBoard = (page: Page): Promise<number[]> =>
  page.evaluate(async (count) => {
    const frame = () => new Promise<number>(requestAnimationFrame)
    const main = document.querySelector('.ec-main') as HTMLElement
    const times: number[] = []
    let before = await frame()
    for (let n = 0; n < count; n += 1) {
      main.scrollTop += n < count / 2 ? 12 : -12
      const now = await frame()
      times.push(now - before)
      before = now
    }
    return times
  }, frames)

/** A month of 500 events, and a week of 40 rows with as many. */
export const calendarRows = async (page: Page, origin: string): Promise<Row[]> => {
  await page.goto(`${origin}/calendar?view=day`)
  await page.locator('.ec-event').first().waitFor()
  const times: number[] = []
  for (let n = 0; n < 5; n += 1) {
    times.push(await openView(page, 'Monat'))
    await openView(page, 'Tag')
  }
  await page.goto(`${origin}/disposition/resources`)
  await page.locator('.ec-event').nth(100).waitFor()
  const rows = await page.locator('.ec-sidebar .ec-resource').count()
  const scrolled = await scrollBoard(page)
  return [
    {
      what: 'month with 500 events, click to paint',
      figure: median(times),
      unit: 'ms',
      must: 400,
      stretch: 200,
      isBetter: 'lower',
      note: `${times.map((time) => time.toFixed(0)).join(', ')} ms`,
    },
    {
      what: 'scrolling a week of the board: frame time p95',
      figure: p95(scrolled),
      unit: 'ms',
      must: 33,
      stretch: 17,
      isBetter: 'lower',
      note: `${rows} rows, ${scrolled.length} frames`,
    },
  ]
}
