import { expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { TimedOut } from '../../api'
import { session } from '../../session'
import { aMe } from '../../testing'
import type { Column } from '..'
import { aTable, aWarehouse, type Coffin, coffinFilters, coffins, coffinTabs } from './testing'

test('the next page comes when the end is near, and only then', async () => {
  const { asked, load } = aWarehouse()
  const screen = await aTable({ load })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  expect(asked).toHaveLength(1)
  const scroller = document.querySelector('[data-scroller]') as HTMLElement
  scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight - 150
  await expect.poll(() => asked.map((request) => request.cursor)).toEqual(['', '50'])
  await expect.element(screen.getByText('120 Einträge')).toBeVisible()
})

test('the foot says how many there are, as soon as somebody has counted them, and no more than so far', async () => {
  const answered = Promise.withResolvers<void>()
  const stock = Array.from({ length: 1001 }, (_, id) => ({ ...(coffins[0] as Coffin), id, name: `Eiche ${id}` }))
  const { load } = aWarehouse(stock)
  const slow: typeof load = async (request) => {
    if (request.countUpTo) await answered.promise
    return load(request)
  }
  const screen = await aTable({ load: slow })
  await expect.element(screen.getByText('50 Einträge geladen')).toBeVisible()
  answered.resolve()
  await expect.element(screen.getByText('50 von mehr als 1.000 Einträgen geladen')).toBeVisible()
  await screen.getByRole('searchbox').fill('Eiche 1')
  await expect.element(screen.getByText('50 von 112 Einträgen geladen')).toBeVisible()
})

test('what is loaded whole is counted by nobody', async () => {
  const load = vi.fn(aWarehouse(coffins.slice(0, 50)).load)
  const screen = await aTable({ load })
  await expect.element(screen.getByText('50 Einträge', { exact: true })).toBeVisible()
  expect(load.mock.calls.filter(([request]) => request.countUpTo)).toEqual([])
})

test('only the rows in sight exist', async () => {
  const screen = await aTable()
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(40)
})

test('who jumps finds each row where its number says, and all of them share one style', async () => {
  const screen = await aTable()
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  const body = document.querySelector('[data-scroller] tbody') as HTMLElement
  const drawn = () => [...body.querySelectorAll<HTMLElement>('[data-index]')]
  ;(document.querySelector('[data-scroller]') as HTMLElement).scrollTop = 25 * 44
  await expect.element(screen.getByText('Eiche 26', { exact: true })).toBeVisible()
  await expect.poll(() => Number(drawn()[0]?.dataset.index)).toBeGreaterThan(10)
  const top = (row: HTMLElement) => row.getBoundingClientRect().top - body.getBoundingClientRect().top
  expect(drawn().map(top)).toEqual(drawn().map(({ dataset }) => Number(dataset.index) * 44))
  expect(drawn().filter((row) => row.hasAttribute('style'))).toEqual([])
})

test('the menu of a row stays in reach where the columns need more room than there is, and only there', async () => {
  const columns: Column<Coffin>[] = ['name', 'wood', 'place'].map((id) => ({
    id,
    header: 'person.name',
    width: 300,
    value: ({ name }) => name,
  }))
  await aTable({ columns, rowActions: [{ label: 'Versenden', icon: null, run: () => undefined }] })
  const menu = () => document.querySelector('[data-index="0"] > td:last-child')
  const distance = () => {
    const [end, edge] = [menu(), document.querySelector('[data-scroller]')].map((one) => one?.getBoundingClientRect())
    return (edge?.right ?? 0) - (end?.right ?? -1)
  }
  await expect.poll(() => menu() && getComputedStyle(menu() as Element).position).toBe('relative')
  expect(distance()).toBeLessThan(20)
  await browser.viewport(800, 800)
  await expect.poll(() => getComputedStyle(menu() as Element).position).toBe('sticky')
  expect(distance()).toBeLessThan(20)
})

test('scrolling draws the rows that come into sight, and no other again', async () => {
  const drawn: number[] = []
  const columns: Column<Coffin>[] = [
    {
      id: 'name',
      header: 'person.name',
      width: 160,
      value: (coffin) => {
        drawn.push(coffin.id)
        return coffin.name
      },
    },
  ]
  const screen = await aTable({ columns })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  const before = new Set(drawn)
  drawn.length = 0
  ;(document.querySelector('[data-scroller]') as HTMLElement).scrollTop = 3 * 44
  await expect.poll(() => drawn.length).toBeGreaterThan(0)
  expect(drawn.filter((id) => before.has(id))).toEqual([])
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

test('only who has searched is asked to check the spelling', async () => {
  const nothing = { load: async () => ({ items: [], nextCursor: null, prevCursor: null }) }
  const screen = await aTable({
    ...nothing,
    filters: coffinFilters,
    tabs: coffinTabs,
    emptyHint: 'Das Lager ist leer.',
  })
  await screen.getByRole('tab', { name: 'Abgerechnet' }).click()
  await expect.element(screen.getByText('Zu den gewählten Filtern passt gerade nichts.')).toBeVisible()
  await screen.getByRole('searchbox').fill('Eiche')
  await expect.element(screen.getByText(/Schreibweise/)).toBeVisible()
  await screen.getByRole('searchbox').fill('')
  await screen.getByRole('tab', { name: 'Alle' }).click()
  await expect.element(screen.getByText('Das Lager ist leer.')).toBeVisible()
})

test('an empty list offers the first one to whoever may make it, and one that is only narrowed does not', async () => {
  const made = vi.fn()
  const load = async () => ({ items: [], nextCursor: null, prevCursor: null })
  const create = { label: 'Sarg anlegen', permission: 'Process:Create' as const, onCreate: made }
  const screen = await aTable({ load, filters: coffinFilters, tabs: coffinTabs, create })
  await screen.getByRole('button', { name: 'Sarg anlegen' }).click()
  expect(made).toHaveBeenCalledOnce()
  await screen.getByRole('tab', { name: 'Abgerechnet' }).click()
  await expect.element(screen.getByText('Zu den gewählten Filtern passt gerade nichts.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sarg anlegen' }).elements()).toEqual([])
  await screen.unmount()
  session.start(aMe({ permissions: [] }))
  sessionStorage.clear()
  const other = await aTable({ load, create })
  await expect.element(other.getByText('Keine Ergebnisse')).toBeVisible()
  expect(other.getByRole('button', { name: 'Sarg anlegen' }).elements()).toEqual([])
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
  expect(screen.getByRole('columnheader').elements()).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Aktionen' }).elements()).toHaveLength(0)
})

test('a row carries the stripe of its legal entity', async () => {
  const screen = await aTable()
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  const stripe = document.querySelector('[data-stripe]') as HTMLElement
  expect(stripe.title).toBe('Bestattungen Abendrot GmbH')
  expect(getComputedStyle(stripe).backgroundColor).toBe('rgb(180, 83, 9)')
})

test('a compact table is at most 600 px high and scrolls inside', async () => {
  const screen = await aTable()
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  const scroller = document.querySelector('[data-scroller]') as HTMLElement
  expect(getComputedStyle(scroller).maxHeight).toBe('600px')
  expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight)
})

test('a full table is at least seven tenths of the window high, even with one row', async () => {
  const screen = await aTable({ height: 'full', load: aWarehouse(coffins.slice(0, 1)).load })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  const card = screen.getByRole('region', { name: 'Särge' }).element() as HTMLElement
  expect(card.offsetHeight).toBeGreaterThanOrEqual(Math.floor(window.innerHeight * 0.7))
})

test('in a low window, or with a large zoom, rows can still be seen', async () => {
  await browser.viewport(720, 450)
  const screen = await aTable({ height: 'full', filters: coffinFilters, tabs: coffinTabs })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  const scroller = document.querySelector('[data-scroller]')
  const row = document.querySelector('tbody tr')
  expect(scroller?.clientHeight).toBeGreaterThan(4 * (row?.clientHeight ?? Number.POSITIVE_INFINITY))
})

test('hostile text is text, and as long as it likes', async () => {
  const stock = [{ ...(coffins[0] as (typeof coffins)[0]), name: `<img src=x onerror=alert(1)>${'x'.repeat(10_000)}` }]
  const screen = await aTable({ load: aWarehouse(stock).load })
  await expect.element(screen.getByText(/<img src=x/)).toBeVisible()
  const scroller = document.querySelector('[data-scroller]') as HTMLElement
  expect(scroller.scrollWidth).toBe(scroller.clientWidth)
})

test('rows of the search before are not taken for those of the new one', async () => {
  const { load } = aWarehouse()
  const answered = Promise.withResolvers<void>()
  const slow: typeof load = async (request) => {
    if (request.query) await answered.promise
    return load(request)
  }
  const screen = await aTable({ load: slow })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  const opacity = () => Number(getComputedStyle(document.querySelector('tbody') as HTMLElement).opacity)
  expect(opacity()).toBe(1)
  await screen.getByRole('searchbox').fill('Eiche 12')
  await expect.poll(opacity).toBeLessThan(0.5)
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  answered.resolve()
  await expect.element(screen.getByText('2 Einträge')).toBeVisible()
  await expect.poll(opacity).toBe(1)
})
