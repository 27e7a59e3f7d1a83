import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refresh } from '../../api'
import { aTable, aWarehouse, type Coffin, coffins } from '../table/testing'
import { type Grouping, grouped } from './grouping'

const groupings: readonly Grouping<Coffin>[] = [
  {
    id: 'half',
    label: 'person.name',
    sorts: ['NAME'],
    groupOf: ({ id }) =>
      id % 2 === 0 ? { id: 'even', label: 'Gerade', place: 0 } : { id: 'odd', label: 'Ungerade', place: 1 },
  },
  { id: 'ten', label: 'process.id', groupOf: ({ id }) => ({ id: `${id % 10}`, label: `Endet auf ${id % 10}` }) },
]
const sorted = [{ id: 'all', label: 'process.tab.active', sort: { sortBy: 'NAME', sortDirection: 'ASC' } }] as const
const stock = coffins.slice(0, 6)

const heads = () => [...document.querySelectorAll('[data-group]')].map(({ textContent }) => textContent)
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-group], tr[data-index]')]
    .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map((row) => row.querySelector('th, td')?.textContent?.replace(/ (?:geladen: )?/g, ' '))
const choose = async (screen: Awaited<ReturnType<typeof aTable>>, name: string) => {
  await screen.getByRole('button', { name: 'Gruppieren' }).click()
  await screen.getByRole('menuitemradio', { name, exact: true }).click()
}

async function aShelf(facts: Parameters<typeof aTable>[0] = {}) {
  localStorage.clear()
  sessionStorage.clear()
  const screen = await aTable({ groupings, tabs: sorted, load: aWarehouse(stock).load, ...facts })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  return screen
}

test('in an order that it belongs to, the first grouping puts heads with counts above the loaded rows', async () => {
  const screen = await aShelf()
  await screen.getByRole('tab', { name: 'Aktiv' }).click()
  await expect.poll(heads).toEqual(['Geradegeladen: 3', 'Ungeradegeladen: 3'])
  expect(rows().slice(0, 5)).toEqual(['Geradegeladen: 3', 'Eiche 2', 'Eiche 4', 'Eiche 6', 'Ungeradegeladen: 3'])
})

test('turned round, the groups are as well; in another order there are none', async () => {
  const screen = await aShelf()
  await screen.getByRole('tab', { name: 'Aktiv' }).click()
  await expect.poll(() => heads().length).toBe(2)
  await screen.getByRole('button', { name: 'Name' }).click()
  await expect.poll(() => heads()[0]).toContain('Ungerade')
  await screen.getByRole('button', { name: 'Name' }).click()
  await expect.poll(heads).toEqual([])
  await screen.getByRole('button', { name: 'Gruppieren' }).click()
  await expect
    .element(screen.getByRole('menuitemradio', { name: 'Name', exact: true }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('somebody groups otherwise or not at all, and finds it so the next time', async () => {
  const screen = await aShelf()
  await choose(screen, 'Nr.')
  await expect.poll(() => heads()[0]).toContain('Endet auf 1')
  await screen.unmount()
  const again = await aTable({ groupings, tabs: sorted, load: aWarehouse(stock).load })
  await expect.poll(() => heads()[0]).toContain('Endet auf 1')
  await choose(again, 'Nicht gruppieren')
  await expect.poll(heads).toEqual([])
})

test('the arrow keys walk over the heads, and a card below a head does not lie on it', async () => {
  await page.viewport(390, 800)
  const screen = await aShelf()
  await screen.getByRole('tab', { name: 'Aktiv' }).click()
  await expect.poll(() => heads().length).toBe(2)
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  const lines = () =>
    [...document.querySelectorAll('[data-group], tr[data-index]')]
      .map((row) => row.getBoundingClientRect())
      .toSorted((one, other) => one.top - other.top)
  await expect
    .poll(() => lines().every(({ top }, at) => at === 0 || Math.abs(top - (lines()[at - 1]?.bottom ?? 0)) < 1.5))
    .toBe(true)
  expect(box('[data-group]')?.height).toBe(36)
  ;(document.querySelector('[data-index="2"]') as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.elementLocator(document.querySelector('[data-index="3"]') as Element)).toHaveFocus()
})

test('a group that stands last stays there, whichever way the list goes', () => {
  const grouping: Grouping<number> = {
    id: 'half',
    label: 'person.name',
    groupOf: (row) => ({ id: `${row}`, label: `${row}`, place: row, isLast: row === 3 }),
  }
  const order = (sortDirection: 'ASC' | 'DESC') =>
    grouped([1, 2, 3], grouping, { sortBy: 'NAME', sortDirection }, (key) => key).rows
  expect([order('ASC'), order('DESC')]).toEqual([
    [1, 2, 3],
    [2, 1, 3],
  ])
})

test('the keys mean the row that has the focus, though others come in above it', async () => {
  const opened: string[] = []
  let shelf = coffins.filter(({ id }) => id === 1 || id === 3)
  const load: ReturnType<typeof aWarehouse>['load'] = (request) => aWarehouse(shelf).load(request)
  const screen = await aShelf({ load, onOpen: ({ name }) => opened.push(name) })
  await screen.getByRole('tab', { name: 'Aktiv' }).click()
  await expect.poll(heads).toEqual(['Ungeradegeladen: 2'])
  const row = screen.getByRole('row', { name: /Eiche 3/ })
  ;(row.element() as HTMLElement).focus()
  shelf = stock
  await refresh('coffins')
  await expect.poll(heads).toEqual(['Geradegeladen: 3', 'Ungeradegeladen: 3'])
  await expect.element(row).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(opened).toEqual(['Eiche 3'])
})

test('more rows join their groups, and the counts say what is loaded', async () => {
  const { load } = aWarehouse()
  const screen = await aShelf({ load })
  await screen.getByRole('tab', { name: 'Aktiv' }).click()
  await expect.poll(() => heads()[0]).toBe('Geradegeladen: 25')
  const scrollTo = (top: number) => document.querySelector('[data-scroller]')?.scrollTo({ top })
  await expect
    .poll(() => {
      scrollTo(100_000)
      return document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')
    })
    .toBe('121')
  scrollTo(0)
  await expect.poll(() => heads()[0]).toBe('Geradegeladen: 60')
})
