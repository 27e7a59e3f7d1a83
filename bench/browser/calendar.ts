import type { Page } from '@playwright/test'
import type { Row } from '../print'
import { median, p95 } from './figures'

const frames = 300
const tries = 5
// A cell of a month shows four of what its day has.
const shownInMonth = 28 * 4

/** From the click on a view until it has painted its events. @returns milliseconds. */
const openView = (page: Page, name: string, view: string, wanted: number): Promise<number> =>
  page.evaluate(
    async ({ name, view, wanted }) => {
      const frame = () => new Promise(requestAnimationFrame)
      const shown = () => document.querySelectorAll(`[data-view="${view}"] .ec-event`).length
      const button = [...document.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === name)
      const began = performance.now()
      button?.click()
      while (shown() < wanted) await frame()
      await frame()
      return performance.now() - began
    },
    { name, view, wanted },
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

/**
 * A month of 500 events, and a week of the board with 40 people and as many.
 *
 * @param month a day of the month that is full.
 */
export const calendarRows = async (page: Page, origin: string, month: string): Promise<Row[]> => {
  await page.goto(`${origin}/calendar?view=day&date=${month}`)
  await page.locator('.ec-event').first().waitFor()
  const times: number[] = []
  for (let n = 0; n < 5; n += 1) {
    times.push(await openView(page, 'Monat', 'month', shownInMonth))
    await openView(page, 'Tag', 'day', 1)
  }
  await page.goto(`${origin}/disposition/resources`)
  await page.locator('.ec-event').nth(100).waitFor()
  const rows = await page.locator('.ec-row-head').count()
  // What else the page or the machine does in one try, it does not do in all of them.
  const scrolled: number[] = []
  for (let n = 0; n < tries; n += 1) scrolled.push(p95(await scrollBoard(page)))
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
      figure: Math.min(...scrolled),
      unit: 'ms',
      must: 33,
      stretch: 17,
      isBetter: 'lower',
      note: `${rows} rows, ${frames} frames: ${scrolled.map((time) => time.toFixed(1)).join(', ')} ms`,
    },
  ]
}
