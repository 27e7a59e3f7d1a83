import type { Permission } from '@pietas/contract/kit'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TimedOut } from '../api'
import { session } from '../session'
import { aMe, renderApp } from '../testing'
import { type Column, DataTable, type PageRequest, type RowAction } from '.'

interface Coffin {
  id: number
  legalEntityId: number
  name: string
}

const columns: Column<Coffin>[] = [
  { id: 'name', header: 'person.name', width: 160, sortBy: 'NAME', value: (coffin) => coffin.name },
  { id: 'number', header: 'process.id', width: 100, permission: 'Process:List', value: (coffin) => coffin.id },
]

const coffins = Array.from({ length: 120 }, (_, index) => ({
  id: index + 1,
  legalEntityId: 1,
  name: `Eiche ${index + 1}`,
}))

/** Answers pages of 50 and remembers what it was asked. */
function aWarehouse() {
  const asked: PageRequest[] = []
  const load = async (request: PageRequest) => {
    asked.push(request)
    const found = coffins.filter((coffin) => coffin.name.includes(request.query))
    const sorted = request.sortDirection === 'DESC' ? found.toReversed() : found
    const start = Number(request.cursor || 0)
    const next = start + 50 < sorted.length ? String(start + 50) : null
    return { items: sorted.slice(start, start + 50), nextCursor: next, prevCursor: null }
  }
  return { asked, load }
}

interface TableFacts {
  load?: (request: PageRequest) => Promise<{ items: Coffin[]; nextCursor: string | null; prevCursor: null }>
  onOpen?: (coffin: Coffin) => void
  openPermission?: Permission
  rowActions?: RowAction<Coffin>[]
}

const aTable = ({ load = aWarehouse().load, ...facts }: TableFacts = {}) =>
  renderApp(
    <DataTable
      tableId="coffins"
      label="Särge"
      columns={columns}
      cacheKey={['coffins']}
      load={load}
      height="compact"
      {...facts}
    />,
  ).screen

test('the next page comes when the end is near, and only then', async () => {
  const { asked, load } = aWarehouse()
  const screen = await aTable({ load })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  expect(asked).toHaveLength(1)
  const scroller = document.querySelector('.table-scroller') as HTMLElement
  scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight - 150
  await expect.poll(() => asked.map((request) => request.cursor)).toEqual(['', '50'])
  await expect.element(screen.getByText('100 Einträge geladen')).toBeVisible()
})

test('only the rows in sight exist', async () => {
  const screen = await aTable()
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(40)
})

test('a header sorts up, down, and not at all', async () => {
  const { asked, load } = aWarehouse()
  const screen = await aTable({ load })
  const name = screen.getByRole('button', { name: 'Name' })
  await name.click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ sortBy: 'NAME', sortDirection: 'ASC' })
  await name.click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ sortBy: 'NAME', sortDirection: 'DESC' })
  await expect.element(screen.getByText('Eiche 120')).toBeVisible()
  await name.click()
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none')
})

test('one search is sent for one burst of typing', async () => {
  const { asked, load } = aWarehouse()
  const screen = await aTable({ load })
  await screen.getByRole('searchbox').fill('Eiche 12')
  await expect.element(screen.getByText('2 Einträge')).toBeVisible()
  expect(asked.map((request) => request.query)).toEqual(['', 'Eiche 12'])
})

test('nothing found says so', async () => {
  const screen = await aTable({ load: async () => ({ items: [], nextCursor: null, prevCursor: null }) })
  await expect.element(screen.getByText('Keine Ergebnisse')).toBeVisible()
})

test('a failure says so and can be tried again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('500')).mockImplementation(aWarehouse().load)
  const screen = await aTable({ load })
  await expect.element(screen.getByText('Die Daten konnten nicht geladen werden')).toBeVisible()
  await screen.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
})

test('a server that stays silent is told apart from a failure', async () => {
  const screen = await aTable({ load: () => Promise.reject(new TimedOut()) })
  await expect.element(screen.getByText('Der Server antwortet nicht rechtzeitig')).toBeVisible()
})

test('the arrow keys walk through the rows and Enter opens one', async () => {
  const opened: string[] = []
  const screen = await aTable({ onOpen: (coffin) => opened.push(coffin.name) })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  ;(document.querySelector('tbody tr') as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('row', { name: 'Eiche 3', exact: false }).first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(opened).toEqual(['Eiche 3'])
})

test('without the permission there is no column, no action and no way in', async () => {
  session.start(aMe({ permissions: [] }))
  const opened: string[] = []
  const screen = await aTable({
    onOpen: (coffin) => opened.push(coffin.name),
    openPermission: 'Process:List',
    rowActions: [{ label: 'Löschen', icon: null, permission: 'Person:Delete', run: () => undefined }],
  })
  await screen.getByText('Eiche 1', { exact: true }).click()
  expect(opened).toEqual([])
  expect(screen.getByRole('columnheader').elements()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Aktionen' }).elements()).toHaveLength(0)
})

test('a hidden column stays hidden for this user and not for another one', async () => {
  const screen = await aTable()
  await screen.getByRole('button', { name: 'Spalten' }).click()
  await screen.getByRole('menuitemcheckbox', { name: 'Nr.' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.getByRole('columnheader').elements().length).toBe(1)
  const stored = JSON.parse(localStorage.getItem('coffins-7') ?? '{}')
  expect(Object.keys(stored)).toEqual(['sortModel', 'columnOrder', 'visibilityModel', 'pinnedColumns', 'tabs'])
  expect(stored.visibilityModel).toEqual({ name: true, number: false })
  expect(localStorage.getItem('coffins-8')).toBeNull()
})

test('a row carries the stripe of its legal entity', async () => {
  const screen = await aTable()
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  const stripe = document.querySelector('.table-stripe') as HTMLElement
  expect(stripe.title).toBe('Bestattungen Abendrot GmbH')
  expect(getComputedStyle(stripe).backgroundColor).toBe('rgb(180, 83, 9)')
})
