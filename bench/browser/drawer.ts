import type { Page } from '@playwright/test'
import type { Row } from '../print'
import { median } from './figures'

/** From the click on a row until the name of that person stands painted in its drawer. @returns milliseconds. */
const openDrawer = (page: Page, index: number): Promise<number> =>
  page.evaluate(async (at) => {
    const row = document.querySelector(`tr[data-index="${at}"]`) as HTMLElement
    const frame = () => new Promise(requestAnimationFrame)
    const isFilled = () =>
      [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')].some((input) => input.value !== '')
    const began = performance.now()
    row.querySelector<HTMLElement>('[data-row-name]')?.click()
    while (!isFilled()) await frame()
    await frame()
    return performance.now() - began
  }, index)

export const drawerRows = async (page: Page, origin: string): Promise<Row[]> => {
  await page.goto(`${origin}/persons`)
  await page.getByRole('row').nth(5).waitFor()
  // Who opens a row has pointed at the table before.
  await page.getByRole('row').nth(3).hover()
  const times: number[] = []
  for (let index = 0; index < 6; index += 1) {
    times.push(await openDrawer(page, index))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const [first = 0, ...later] = times
  const row = (what: string, figure: number, must: number, stretch: number): Row => ({
    what: `person drawer open, ${what}`,
    figure,
    unit: 'ms',
    must,
    stretch,
    isBetter: 'lower',
  })
  return [row('first', first, 750, 350), row('later', median(later), 300, 150)]
}
