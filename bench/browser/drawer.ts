import type { Page } from '@playwright/test'
import type { Row } from '../print'
import { median } from './figures'

/** From the click on a row until what it shows stands painted in its drawer. @returns milliseconds. */
const openDrawer = (page: Page, filled: string, index: number): Promise<number> =>
  page.evaluate(
    async ({ filled, index }) => {
      const frame = () => new Promise(requestAnimationFrame)
      const isFilled = () =>
        [...document.querySelectorAll<HTMLElement>(`[role=dialog] ${filled}`)].some(
          (part) => !(part instanceof HTMLInputElement) || part.value !== '',
        )
      const began = performance.now()
      document.querySelectorAll<HTMLElement>('tbody [data-row-name]')[index]?.click()
      while (!isFilled()) await frame()
      await frame()
      return performance.now() - began
    },
    { filled, index },
  )

interface Opened {
  name: string
  path: string
  /** Where its list has enough rows. */
  tab?: string
  /** What stands in the drawer once it is there; an input with something in it. */
  filled: string
}

/** What opens from a list: two drawers that are to feel alike. */
const drawers: Opened[] = [
  { name: 'person drawer', path: '/persons', filled: 'input' },
  { name: 'task drawer', path: '/tasks', tab: 'Alle', filled: '[data-task-detail]' },
]

const rowsOf = async (page: Page, origin: string, { name, path, tab, filled }: Opened): Promise<Row[]> => {
  await page.goto(`${origin}${path}`)
  if (tab) await page.getByRole('tab', { name: tab }).click()
  await page.locator('tbody [data-row-name]').nth(5).waitFor()
  // Who opens a row has pointed at the table before.
  await page.getByRole('row').nth(3).hover()
  const times: number[] = []
  for (let index = 0; index < 6; index += 1) {
    times.push(await openDrawer(page, filled, index))
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
