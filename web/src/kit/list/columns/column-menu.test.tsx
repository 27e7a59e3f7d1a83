import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { session } from '../../session'
import { aMe } from '../../testing'
import { aTable, stored } from '../table/testing'
import { shippedLayout } from './layout'

const heads = () => [...document.querySelectorAll('th')].map((head) => head.textContent)

async function anOpenMenu() {
  const screen = await aTable()
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Spalten' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Nr.' })).toBeVisible()
  return screen
}

test('a hidden column stays hidden for this user and not for another one', async () => {
  const screen = await anOpenMenu()
  await screen.getByRole('checkbox', { name: 'Nr.' }).click()
  await expect.poll(heads).toEqual(['Name', 'Angelegt'])
  expect(Object.keys(stored())).toEqual(['sortModel', 'columnOrder', 'visibilityModel', 'pinnedColumns', 'tabs'])
  await screen.unmount()

  const again = await aTable()
  await expect.element(again.getByText('Eiche 1', { exact: true })).toBeVisible()
  expect(heads()).toEqual(['Name', 'Angelegt'])
  await again.unmount()

  const other = aMe()
  session.start({ ...other, user: { ...other.user, id: 8 } })
  const theirs = await aTable()
  await expect.element(theirs.getByText('Eiche 1', { exact: true })).toBeVisible()
  expect(heads()).toEqual(['Name', 'Nr.', 'Angelegt'])
})

test('the arrow keys move a column, and it is said where to', async () => {
  const screen = await anOpenMenu()
  const grip = screen.getByRole('button', { name: /„Name“ verschieben/ })
  ;(grip.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(heads).toEqual(['Nr.', 'Name', 'Angelegt'])
  await expect.element(screen.getByText('Name: Platz 2 von 3')).toBeInTheDocument()
  await expect.element(grip).toHaveFocus()
  expect(stored().columnOrder).toEqual(['number', 'name', 'builtAt'])
})

test('a column is dragged to its place', async () => {
  const screen = await anOpenMenu()
  const grip = screen.getByRole('button', { name: /„Name“ verschieben/ })
  await grip.dropTo(screen.getByRole('button', { name: /„Angelegt“ verschieben/ }))
  await expect.poll(heads).toEqual(['Nr.', 'Angelegt', 'Name'])
})

test('a pinned column stays at its edge while the others scroll, and nothing shines through', async () => {
  const screen = await anOpenMenu()
  await screen.getByRole('button', { name: '„Angelegt“ am Zeilenanfang fixieren' }).click()
  await screen.getByRole('button', { name: '„Name“ am Zeilenende fixieren' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(heads).toEqual(['Angelegt', 'Nr.', 'Name'])
  expect(stored().pinnedColumns).toEqual({ left: ['builtAt'], right: ['name'] })

  const card = screen.getByRole('region', { name: 'Särge' }).element() as HTMLElement
  const scroller = document.querySelector('[data-scroller]') as HTMLElement
  card.style.width = '660px'
  const table = document.querySelector('table') as HTMLElement
  table.style.minWidth = '1500px'
  scroller.scrollLeft = 300
  const edges = scroller.getBoundingClientRect()
  for (const row of ['th', 'td']) {
    const [first, , last] = [...document.querySelectorAll<HTMLElement>(`tr:first-child ${row}`)]
    await expect.poll(() => first?.getBoundingClientRect().left).toBe(edges.left)
    expect(last?.getBoundingClientRect().right).toBe(edges.left + scroller.clientWidth)
    expect(getComputedStyle(first as HTMLElement).backgroundColor).toMatch(/^(rgb|color)\([^/]+\)$/)
  }
})

test('a reset forgets what was done to the columns', async () => {
  const screen = await anOpenMenu()
  await screen.getByRole('button', { name: '„Angelegt“ am Zeilenanfang fixieren' }).click()
  await screen.getByRole('checkbox', { name: 'Nr.' }).click()
  await screen.getByRole('button', { name: 'Spalten zurücksetzen' }).click()
  await expect.poll(heads).toEqual(['Name', 'Nr.', 'Angelegt'])
})

test('without its permission a column is not in the menu', async () => {
  session.start(aMe({ permissions: [] }))
  const screen = await aTable()
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Spalten' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Name' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Nr.' }).elements()).toHaveLength(0)
})

test('what is arranged in another tab of the browser is not undone by this one', async () => {
  const screen = await aTable({ tabs: [] })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  const own = { id: 'own', label: 'Meine', filter: { values: {} } }
  const all = { id: '__default__', label: '', filter: { values: {} } }
  const elsewhere = { ...shippedLayout, visibilityModel: { builtAt: false }, tabs: [all, own] }
  localStorage.setItem('coffins-7', JSON.stringify(elsewhere))
  window.dispatchEvent(new StorageEvent('storage', { key: 'coffins-7' }))
  await expect.element(screen.getByRole('tab', { name: 'Meine' })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Angelegt' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Name', exact: true }).click()
  await expect.poll(() => stored().sortModel).toMatchObject({ sortBy: 'NAME' })
  expect(stored().tabs).toHaveLength(2)
})
