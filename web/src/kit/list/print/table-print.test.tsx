import { expect, onTestFinished, test, vi } from 'vitest'
import { aTable, aWarehouse, type Coffin, coffinFilters } from '../table/testing'
import { mostPrinted } from './gather-rows'

const sheet = () => document.querySelector('[data-sheet]')
const rows = () => [...(sheet()?.querySelectorAll('tbody tr') ?? [])]
const about = () => sheet()?.querySelector('thead th')?.textContent

/** Nobody is asked for a printer. */
function aPrinter() {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  onTestFinished(() => print.mockRestore())
  return print
}

const many = (count: number): Coffin[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    legalEntityId: 1,
    name: `Eiche ${index + 1}`,
    builtAt: '2026-03-01',
  }))

test('what the search found is printed whole, loaded before or not, and the page is itself again', async () => {
  const print = aPrinter()
  const screen = await aTable({ height: 'full', load: aWarehouse(many(620)).load, filters: coffinFilters })
  await screen.getByRole('searchbox').fill('Eiche 1')
  await expect.element(screen.getByText(/111 Eintr/)).toBeVisible()
  await screen.getByRole('button', { name: 'Drucken' }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(rows()).toHaveLength(111)
  expect(rows().at(-1)?.textContent).toContain('01.03.2026')
  expect(about()).toMatch(/^Särge · 111 Einträge · Suche „Eiche 1“ · \d\d\./)
  expect(getComputedStyle(sheet() as Element).visibility).toBe('hidden')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(sheet).toBeNull()
})

test('what goes beyond the most that is printed is said to be missing', async () => {
  const print = aPrinter()
  const screen = await aTable({ height: 'full', load: aWarehouse(many(mostPrinted + 1)).load })
  await screen.getByRole('button', { name: 'Drucken' }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(rows()).toHaveLength(mostPrinted)
  expect(about()).toContain('die ersten 1.000 Einträge, es gibt mehr')
})

test('the command of the browser prints what is loaded', async () => {
  const screen = await aTable({ height: 'full', load: aWarehouse(many(3)).load })
  await expect.element(screen.getByText('3 Einträge', { exact: true })).toBeVisible()
  expect(sheet()).toBeNull()
  window.dispatchEvent(new Event('beforeprint'))
  expect(rows()).toHaveLength(3)
  expect(about()).toContain('Särge · 3 Einträge')
  window.dispatchEvent(new Event('afterprint'))
  expect(sheet()).toBeNull()
})

test('a list that cannot be loaded says so and prints nothing', async () => {
  const print = aPrinter()
  const { load } = aWarehouse()
  const screen = await aTable({
    height: 'full',
    load: async (request) => {
      if (request.limit === 500) throw new Error('500')
      return load(request)
    },
  })
  await screen.getByRole('button', { name: 'Drucken' }).click()
  await expect.element(screen.getByText('Die Liste konnte nicht zum Drucken geladen werden')).toBeVisible()
  expect(print).not.toHaveBeenCalled()
})
