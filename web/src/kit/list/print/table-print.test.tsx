import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openCommands } from '../../commands'
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

test('the keys that print in every program print all that was found', async () => {
  const print = aPrinter()
  const screen = await aTable({ height: 'full', load: aWarehouse(many(620)).load })
  await expect.element(screen.getByText('620 Einträge', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Control>}p{/Control}')
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(rows()).toHaveLength(620)
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(sheet).toBeNull()
})

test('printing and exporting a list are commands of the list too', async () => {
  const print = aPrinter()
  const screen = await aTable({ height: 'full', hasExport: true, load: aWarehouse(many(3)).load })
  await expect.element(screen.getByText('3 Einträge', { exact: true })).toBeVisible()
  const offered = openCommands().find(({ about }) => about === 'Särge')?.commands ?? []
  expect(offered.map(({ label }) => label).toSorted()).toEqual(['Drucken', 'Exportieren', 'Spalten'])
  offered.find(({ label }) => label === 'Drucken')?.run()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(sheet).toBeNull()
  offered.find(({ label }) => label === 'Exportieren')?.run()
  await expect.element(screen.getByRole('dialog', { name: 'Als Excel-Datei exportieren' })).toBeVisible()
})

test('below a dialog the keys are those of the browser', async () => {
  const print = aPrinter()
  const screen = await aTable({ height: 'full', load: aWarehouse(many(3)).load })
  await expect.element(screen.getByText('3 Einträge', { exact: true })).toBeVisible()
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.ariaModal = 'true'
  onTestFinished(() => dialog.remove())
  const pressed = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true, bubbles: true })
  document.body.dispatchEvent(pressed)
  expect(pressed.defaultPrevented).toBe(false)
  expect(sheet()).toBeNull()
  expect(print).not.toHaveBeenCalled()
})

test('the menu of the browser prints what is loaded, and says so', async () => {
  const { load } = aWarehouse(many(620))
  // The second page never comes.
  const first = async (request: Parameters<typeof load>[0]) => {
    if (request.cursor !== '') await new Promise(() => undefined)
    return load(request)
  }
  const screen = await aTable({ height: 'full', load: first })
  await expect.element(screen.getByText('Eiche 2', { exact: true })).toBeVisible()
  window.dispatchEvent(new Event('beforeprint'))
  expect(rows()).toHaveLength(50)
  expect(about()).toContain('nur die 50 geladenen Einträge')
  window.dispatchEvent(new Event('afterprint'))
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
