import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aTable, aWarehouse, coffinFilters, coffinTabs, stored } from '../table/testing'

const tabs = { tabs: coffinTabs, filters: coffinFilters }

test('a tab loads the list with its filter, from the beginning', async () => {
  const { asked, load } = aWarehouse()
  const screen = await aTable({ load, ...tabs })
  await expect.element(screen.getByRole('tab', { name: 'Alle' })).toHaveAttribute('aria-selected', 'true')
  await screen.getByRole('tab', { name: 'Abgerechnet' }).click()
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ cursor: '', query: '', filters: { status: ['BILLED'] }, sortBy: 'NAME', sortDirection: 'DESC' })
})

test('F6 leads to the next tab, and after the last to the first', async () => {
  const screen = await aTable(tabs)
  await expect.element(screen.getByRole('tab', { name: 'Alle' })).toBeVisible()
  for (const name of ['Aktiv', 'Abgerechnet', 'Alle']) {
    await userEvent.keyboard('{F6}')
    await expect.element(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  }
})

test('while a tab is edited the others and the search are locked; saving keeps name and filter', async () => {
  const screen = await aTable(tabs)
  await screen.getByRole('tab', { name: 'Aktiv' }).click()
  await screen.getByRole('button', { name: 'Ansicht „Aktiv“ bearbeiten' }).click()
  await expect.element(screen.getByRole('tab', { name: 'Abgerechnet' })).toBeDisabled()
  await expect.element(screen.getByRole('searchbox')).toBeDisabled()
  await userEvent.keyboard('{F6}')
  await expect.element(screen.getByRole('tab', { name: 'Aktiv' })).toHaveAttribute('aria-selected', 'true')

  await screen.getByRole('textbox', { name: 'Name' }).fill('Offene Fälle')
  await screen.getByRole('button', { name: 'Verstorben' }).click()
  await screen.getByRole('radio', { name: 'Ja' }).click()
  await screen.getByRole('button', { name: 'Fertig' }).click()
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(screen.getByRole('tab', { name: 'Offene Fälle' })).toBeVisible()
  await expect.element(screen.getByRole('searchbox')).toBeEnabled()
  const kept = stored().tabs.find((tab: { id: string }) => tab.id === 'active')
  expect(kept).toEqual({
    id: 'active',
    label: 'Offene Fälle',
    filter: { values: { status: ['ACTIVE'], deceased: true } },
  })

  await screen.unmount()
  const again = await aTable(tabs)
  await expect.element(again.getByRole('tab', { name: 'Offene Fälle' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(again.getByRole('button', { name: 'Verstorben: Ja' })).toBeVisible()
})

test('cancelling brings the earlier filter back, and nothing was stored', async () => {
  const screen = await aTable(tabs)
  await screen.getByRole('tab', { name: 'Aktiv' }).click()
  await screen.getByRole('button', { name: /bearbeiten/ }).click()
  await screen.getByRole('button', { name: 'Filter „Status“ entfernen' }).click()
  await expect.element(screen.getByRole('button', { name: 'Status', exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(screen.getByRole('button', { name: 'Status: aktiv' })).toBeVisible()
  expect(stored().tabs).toEqual([])
})

test('a factory reset asks first: no goes on editing, yes brings the shipped tabs back', async () => {
  const screen = await aTable(tabs)
  await screen.getByRole('button', { name: 'Neue Ansicht' }).click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Eigene')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await screen.getByRole('button', { name: 'Ansicht „Eigene“ bearbeiten' }).click()

  await screen.getByRole('button', { name: 'Werkseinstellung' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeVisible()

  await screen.getByRole('button', { name: 'Werkseinstellung' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Werkseinstellung' }).click()
  await expect
    .poll(() =>
      screen
        .getByRole('tab')
        .elements()
        .map((tab) => tab.textContent),
    )
    .toEqual(['Alle', 'Aktiv', 'Abgerechnet'])
  await expect.element(screen.getByRole('tab', { name: 'Alle' })).toHaveAttribute('aria-selected', 'true')
})

test('an own tab can be deleted, the default tab cannot', async () => {
  const screen = await aTable(tabs)
  await screen.getByRole('button', { name: 'Ansicht „Alle“ bearbeiten' }).click()
  expect(screen.getByRole('button', { name: 'Löschen' }).elements()).toHaveLength(0)
  await screen.getByRole('button', { name: 'Abbrechen' }).click()
  await screen.getByRole('tab', { name: 'Abgerechnet' }).click()
  await screen.getByRole('button', { name: /bearbeiten/ }).click()
  await screen.getByRole('button', { name: 'Löschen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect.poll(() => screen.getByRole('tab').elements()).toHaveLength(2)
})

test('the active tab is in sight, however many there are', async () => {
  await page.viewport(390, 800)
  const screen = await aTable({ tabs: coffinTabs })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Neue Ansicht' }).click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('x'.repeat(60))
  await screen.getByRole('button', { name: 'Speichern' }).click()
  const list = document.querySelector('[role=tablist]') as HTMLElement
  const active = list.querySelector('[aria-selected="true"]') as HTMLElement
  await expect.poll(() => active.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right)
  await userEvent.keyboard('{F6}')
  const first = screen.getByRole('tab', { name: 'Alle' }).element()
  await expect.poll(() => first.getBoundingClientRect().left).toBeGreaterThanOrEqual(list.getBoundingClientRect().left)
})

test('by keyboard alone: Enter keeps a tab, Escape lets go of it, and the focus goes on at the tab', async () => {
  const screen = await aTable(tabs)
  const pencil = screen.getByRole('button', { name: /^Ansicht .* bearbeiten$/ })
  for (const end of ['{Enter}', '{Escape}']) {
    ;(pencil.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard(`Meine${end}`)
    await expect.element(screen.getByRole('tab', { name: 'Meine' })).toHaveFocus()
  }
})
