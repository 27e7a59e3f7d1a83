import type { Page } from '@playwright/test'
import type { Row } from '../print'
import { median } from './figures'

/** From the click on a row until what it shows stands painted in its drawer. @returns milliseconds. */
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

/** What opens from a list: two drawers that are to feel alike. */
const drawers = [
  ['person drawer', '/persons'],
  ['task drawer', '/tasks'],
] as const

const rowsOf = async (page: Page, origin: string, [name, path]: (typeof drawers)[number]): Promise<Row[]> => {
  await page.goto(`${origin}${path}`)
  await page.locator('tr[data-index="5"]').waitFor()
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
    what: `${name} open, ${what}`,
    figure,
    unit: 'ms',
    must,
    stretch,
    isBetter: 'lower',
  })
  return [row('first', first, 750, 350), row('later', median(later), 300, 150)]
}

export const drawerRows = async (page: Page, origin: string): Promise<Row[]> => {
  const rows: Row[] = []
  for (const drawer of drawers) rows.push(...(await rowsOf(page, origin, drawer)))
  return rows
}
