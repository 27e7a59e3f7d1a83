import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { session } from '../../session'
import { aMe } from '../../testing'
import { aTable, type Coffin, coffinFilters } from '../table/testing'

const detail = (coffin: Coffin) => <p style={{ height: 120 }}>Holz aus {coffin.name}</p>
const box = (row: number) => `„Eiche ${row}“ auswählen`
const tick = (run: (rows: Coffin[]) => void = () => undefined) => ({
  bulkActions: [{ label: 'Versenden', icon: null, permission: 'Person:Delete' as const, run }],
})

test('a row opens its panel without being opened itself, as wide as what is in sight', async () => {
  const opened: string[] = []
  const screen = await aTable({ detail, onOpen: (coffin) => opened.push(coffin.name) })
  const expander = screen.getByRole('button', { name: 'Einzelheiten zu „Eiche 2“', exact: true })
  await expander.click()
  await expect.element(screen.getByText('Holz aus Eiche 2')).toBeVisible()
  await expect.element(expander).toHaveAttribute('aria-expanded', 'true')
  const panel = document.querySelector('[data-detail] > td > div') as HTMLElement
  expect(panel.offsetWidth).toBe((document.querySelector('[data-scroller]') as HTMLElement).clientWidth)
  const next = document.querySelector('[data-index="2"]') as HTMLElement
  await expect.poll(() => next.getBoundingClientRect().top).toBe(panel.getBoundingClientRect().bottom)
  await expander.click()
  await expect.element(screen.getByText('Holz aus Eiche 2')).not.toBeInTheDocument()
  expect(opened).toEqual([])
})

test('the arrow keys open and close the panel, the space bar ticks, Shift+F10 shows the actions', async () => {
  const screen = await aTable({
    detail,
    ...tick(),
    rowActions: [{ label: 'Löschen', icon: null, run: () => undefined }],
  })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  ;(document.querySelector('tbody tr') as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('Holz aus Eiche 1')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByText('Holz aus Eiche 1')).not.toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('checkbox', { name: box(1), exact: true })).toBeChecked()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(screen.getByRole('menuitem', { name: 'Löschen' })).toBeVisible()
})

test('what is not for every ticked row says for how many it is, and leaves out the rest', async () => {
  const done: string[] = []
  const run = (rows: Coffin[]) => done.push(...rows.map(({ name }) => name))
  const isFor = ({ id }: Coffin) => id !== 2
  const screen = await aTable({ bulkActions: [{ label: 'Versenden', icon: null, isFor, run }] })
  await screen.getByRole('checkbox', { name: box(2), exact: true }).click()
  await expect.element(screen.getByText('1 Eintrag ausgewählt')).toBeVisible()
  expect(screen.getByRole('button', { name: /Versenden/ }).elements()).toEqual([])
  await screen.getByRole('checkbox', { name: box(3), exact: true }).click()
  await screen.getByRole('button', { name: 'Versenden (nur 1)' }).click()
  expect(done).toEqual(['Eiche 3'])
})

test('rows are ticked one by one or all that are loaded, and something is done with them', async () => {
  const done: number[] = []
  const screen = await aTable(tick((rows) => done.push(rows.length)))
  await screen.getByRole('checkbox', { name: box(2), exact: true }).click()
  await screen.getByRole('checkbox', { name: box(3), exact: true }).click()
  await expect.element(screen.getByText('2 Einträge ausgewählt')).toBeVisible()
  const all = screen.getByRole('checkbox', { name: 'Alle geladenen Zeilen auswählen' })
  expect((all.element() as HTMLInputElement).indeterminate).toBe(true)
  await screen.getByRole('button', { name: 'Versenden' }).click()
  await all.click()
  await expect.element(screen.getByText('50 Einträge ausgewählt')).toBeVisible()
  await screen.getByRole('button', { name: 'Versenden' }).click()
  expect(done).toEqual([2, 50])
  await all.click()
  await expect.element(screen.getByText('50 von 120 Einträgen geladen')).toBeVisible()
})

test('another filter leaves nothing ticked', async () => {
  const screen = await aTable({ ...tick(), filters: coffinFilters })
  await screen.getByRole('checkbox', { name: box(2), exact: true }).click()
  await screen.getByRole('button', { name: 'Verstorben' }).click()
  await screen.getByRole('radio', { name: 'Ja' }).click()
  await screen.getByRole('button', { name: 'Fertig' }).click()
  await expect.element(screen.getByText('50 von 120 Einträgen geladen')).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: box(2), exact: true })).not.toBeChecked()
})

test('without the permission for what can be done, nothing can be ticked', async () => {
  session.start(aMe({ permissions: [] }))
  const screen = await aTable(tick())
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0)
})
