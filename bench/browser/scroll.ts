import type { Page } from '@playwright/test'
import type { Row } from '../print'
import { p95 } from './figures'

const wanted = 100_000
const frames = 600

type Scrolled = { times: number[]; longTasks: number[] }

/** Scrolls on until enough rows are loaded, page by page, as a patient person would. @returns how many there are. */
const loadRows = (page: Page): Promise<number> =>
  page.evaluate(async (enough) => {
    const scroller = document.querySelector('[data-scroller]') as HTMLElement
    const body = () => document.querySelector('[data-scroller] tbody') as HTMLElement
    const loaded = () => Math.floor(body().offsetHeight / 44)
    const frame = () => new Promise(requestAnimationFrame)
    let [count, idle] = [loaded(), 0]
    // A second and a half without a new row means that there are no more.
    while (count < enough && idle < 90) {
      scroller.scrollTop = scroller.scrollHeight
      await frame()
      idle = loaded() > count ? 0 : idle + 1
      count = loaded()
    }
    return count
  }, wanted)

/** Scrolls steadily through everything that is loaded and notes how long each frame took. */
const scroll = (page: Page): Promise<Scrolled> =>
  page.evaluate(async (count) => {
    const scroller = document.querySelector('[data-scroller]') as HTMLElement
    const longTasks: number[] = []
    const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((one) => one.duration)))
    observer.observe({ type: 'longtask' })
    const times: number[] = []
    const frame = () => new Promise<number>(requestAnimationFrame)
    const places = [0, 0.25, 0.5, 0.75]
    for (const place of places) {
      scroller.scrollTop = scroller.scrollHeight * place
      for (let settling = 0; settling < 10; settling += 1) await frame()
      let before = await frame()
      for (let n = 0; n < count / places.length; n += 1) {
        scroller.scrollTop += 60
        const now = await frame()
        times.push(now - before)
        before = now
      }
    }
    observer.disconnect()
    return { times, longTasks }
  }, frames)

/** Processor time of the page so far, in milliseconds: unlike frame times it hardly suffers from a busy machine. */
const cpuMeter = async (page: Page): Promise<() => Promise<number>> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
}

export const scrollRows = async (page: Page, origin: string): Promise<Row[]> => {
  await page.goto(`${origin}/persons`)
  await page.getByRole('row').nth(5).waitFor()
  const began = performance.now()
  const rows = await loadRows(page)
  const took = (performance.now() - began) / 1000
  const cpu = await cpuMeter(page)
  const before = await cpu()
  const { times, longTasks } = await scroll(page)
  const perFrame = ((await cpu()) - before) / times.length
  const note = `${perFrame.toFixed(1)} ms of CPU per frame; ${rows.toLocaleString('en')} rows, loaded page by page in ${took.toFixed(0)} s`
  return [
    {
      what: 'scrolling the table: frame time p95',
      figure: p95(times),
      unit: 'ms',
      must: 33,
      stretch: 17,
      isBetter: 'lower',
      note,
    },
    {
      what: 'scrolling the table: long tasks',
      figure: longTasks.length,
      unit: '',
      must: 2,
      stretch: 0,
      isBetter: 'lower',
      ...(longTasks.length > 0 ? { note: `the longest ${Math.max(...longTasks).toFixed(0)} ms` } : {}),
    },
  ]
}
