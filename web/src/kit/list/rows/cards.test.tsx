import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Column } from '..'
import { aTable, aWarehouse, type Coffin, coffins } from '../table/testing'

const detail = (coffin: Coffin) => <p style={{ height: 120 }}>Holz aus {coffin.name}</p>
const rowAt = (index: number) => document.querySelector(`[data-index="${index}"]`) as HTMLElement

const onATelephone = async (facts: Parameters<typeof aTable>[0] = {}) => {
  await page.viewport(390, 800)
  const screen = await aTable(facts)
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  return screen
}

test('on a telephone nothing stands beside the window: what has no place beside the name stands below it', async () => {
  await onATelephone()
  const scroller = document.querySelector('[data-scroller]') as HTMLElement
  expect(scroller.scrollWidth).toBe(scroller.clientWidth)
  const [name, number, built] = rowAt(0).querySelectorAll('td > span:not([data-stripe])')
  expect(number?.getBoundingClientRect().top).toBeGreaterThanOrEqual(name?.getBoundingClientRect().bottom ?? 0)
  expect(built?.getBoundingClientRect().right).toBeLessThanOrEqual(390)
  expect(built && getComputedStyle(built, '::before').content).toContain('Angelegt')
})

test('a long value takes its lines, and ends inside its card', async () => {
  const stock = [
    { ...(coffins[0] as Coffin), name: 'Eiche 1' },
    { ...(coffins[1] as Coffin), name: 'x'.repeat(10_000) },
    { ...(coffins[2] as Coffin), name: 'Evangelische Kirchengemeinde der Innenstadt und aller Dörfer am Fluss' },
  ]
  await onATelephone({ load: aWarehouse(stock).load })
  const name = (at: number) => rowAt(at).querySelector('td > span:not([data-stripe])') as HTMLElement
  expect(rowAt(1).offsetHeight).toBeLessThan(rowAt(0).offsetHeight + 100)
  expect(name(2).offsetHeight).toBeGreaterThan(name(0).offsetHeight)
  expect(name(2).scrollWidth).toBe(name(2).clientWidth)
  expect(name(2).scrollHeight).toBe(name(2).clientHeight)
  expect(rowAt(1).querySelector('td > span:not([data-stripe])')?.getBoundingClientRect().right).toBeLessThanOrEqual(390)
})

test('cards are sorted, ticked and opened like rows', async () => {
  const { asked, load } = aWarehouse()
  const bulkActions = [{ label: 'Versenden', icon: null, run: () => undefined }]
  const screen = await onATelephone({ load, detail, bulkActions })
  await screen.getByRole('checkbox', { name: '„Eiche 2“ auswählen', exact: true }).click()
  await expect.element(screen.getByText('1 Eintrag ausgewählt')).toBeVisible()
  await screen.getByRole('button', { name: 'Einzelheiten zu „Eiche 2“', exact: true }).click()
  const panel = document.querySelector('[data-detail]') as HTMLElement
  await expect.poll(() => panel.getBoundingClientRect().top).toBe(rowAt(1).getBoundingClientRect().bottom)
  await expect.poll(() => rowAt(2).getBoundingClientRect().top).toBe(panel.getBoundingClientRect().bottom)
  await screen.getByRole('button', { name: 'Name' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ sortBy: 'NAME' })
})

test('a telephone that is turned keeps the open panel under its row', async () => {
  const screen = await onATelephone({ detail })
  await screen.getByRole('button', { name: 'Einzelheiten zu „Eiche 2“', exact: true }).click()
  await expect.element(screen.getByText('Holz aus Eiche 2')).toBeVisible()
  await page.viewport(1024, 700)
  const panel = document.querySelector('[data-detail]') as HTMLElement
  await expect.poll(() => rowAt(1).offsetHeight).toBe(44)
  await expect.poll(() => panel.getBoundingClientRect().top).toBe(rowAt(1).getBoundingClientRect().bottom)
  await expect.poll(() => rowAt(2).getBoundingClientRect().top).toBe(panel.getBoundingClientRect().bottom)
  expect(panel.querySelector('[data-stripe]')).not.toBeNull()
})

test('the arrow keys walk through the cards', async () => {
  await onATelephone()
  rowAt(0).focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => document.activeElement?.getAttribute('data-index')).toBe('49')
  await userEvent.keyboard('{Home}')
  await expect.poll(() => document.activeElement?.getAttribute('data-index')).toBe('0')
})

test('a card is as high as what it says: nothing in it is cut, however much it is, and the next one stands below', async () => {
  const columns: Column<Coffin>[] = Array.from({ length: 8 }, (_, at) => ({
    id: `c${at}`,
    header: 'person.name',
    width: 160,
    hasLinks: at > 0,
    value: ({ name }) => name,
    cell: ({ name }) => (at === 0 ? name : <a href={`#${at}`}>{`Verweis auf ${name} mit der Nummer ${at}`}</a>),
  }))
  await onATelephone({ columns })
  for (const index of [0, 1, 2]) {
    const card = rowAt(index).getBoundingClientRect()
    expect(card.height).toBeGreaterThan(80)
    for (const value of rowAt(index).querySelectorAll('td')) {
      expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(card.top)
      expect(value.getBoundingClientRect().bottom).toBeLessThanOrEqual(card.bottom)
    }
    const gap = rowAt(index + 1).getBoundingClientRect().top - card.bottom
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThan(1)
  }
})
