import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../session'
import { aMe } from '../../testing'
import { aTableAt, aWarehouse, coffinFilters, coffinTabs } from '../table/testing'

beforeEach(() => page.viewport(1024, 800))

const aPageAt = (address: string) => {
  const { asked, load } = aWarehouse()
  const { router, screen } = aTableAt(address, { height: 'full', load, filters: coffinFilters, tabs: coffinTabs })
  return { asked, router, screen, there: () => router.state.location.href }
}

test('what somebody asks of a list stands in the address, beside what stands there already', async () => {
  const { screen, there } = aPageAt('/?tab=stock')
  const table = await screen
  await table.getByRole('tab', { name: 'Abgerechnet' }).click()
  await expect.poll(there).toBe('/?tab=stock&view=billed')
  await table.getByRole('searchbox').fill('80')
  await expect.poll(there).toBe('/?tab=stock&view=billed&q=80')
  await table.getByRole('tab', { name: 'Alle' }).click()
  await table.getByRole('searchbox').fill('')
  await expect.poll(there).toBe('/?tab=stock')
})

test('who opens an address sees the list of it, whatever he looked at before', async () => {
  sessionStorage.setItem('coffins-7', JSON.stringify({ active: 'billed', values: { city: 'Ulm' }, search: 'Fichte' }))
  const { screen, asked, there } = aPageAt('/?q=Eiche 12&filter.status=ACTIVE&sort=-name')
  const table = await screen
  await expect.element(table.getByText('2 Einträge')).toBeVisible()
  expect(asked[0]).toMatchObject({ query: 'Eiche 12', filters: { status: ['ACTIVE'] }, sortDirection: 'DESC' })
  await expect.element(table.getByRole('searchbox')).toHaveValue('Eiche 12')
  await expect.element(table.getByRole('tab', { name: 'Alle' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(there).toBe('/?q=Eiche+12&filter.status=ACTIVE&sort=-name')
})

test('an address that says nothing finds the list as it was left, and tells it from then on', async () => {
  sessionStorage.setItem('coffins-7', JSON.stringify({ active: 'billed', values: { city: 'Ulm' }, search: 'Eiche' }))
  const { screen, there } = aPageAt('/')
  await expect.element((await screen).getByRole('searchbox')).toHaveValue('Eiche')
  await expect.poll(there).toBe('/?view=billed&q=Eiche&filter.city=Ulm')
})

test('a view of one’s own is found again by its address', async () => {
  const own = { id: 'own-1', label: 'Meine Särge', filter: { values: { city: 'Ulm' } } }
  localStorage.setItem('coffins-7', JSON.stringify({ tabs: [{ id: '__default__', label: '', filter: {} }, own] }))
  sessionStorage.setItem('coffins-7', JSON.stringify({ active: 'own-1', values: { city: 'Ulm' }, search: '' }))
  const { screen } = aPageAt('/?filter.city=Ulm')
  await expect
    .element((await screen).getByRole('tab', { name: 'Meine Särge' }))
    .toHaveAttribute('aria-selected', 'true')
})

test('another address of the same page is another question, and the bare one is the same', async () => {
  const { screen, router, there } = aPageAt('/?q=Eiche 12')
  const table = await screen
  await expect.element(table.getByText('2 Einträge', { exact: true })).toBeVisible()
  await router.navigate({ to: '/', search: { q: 'Eiche 120' } } as never)
  await expect.element(table.getByText('1 Eintrag', { exact: true })).toBeVisible()
  await router.navigate({ to: '/' } as never)
  await expect.poll(there).toBe('/?q=Eiche+120')
  await expect.element(table.getByText('1 Eintrag', { exact: true })).toBeVisible()
})

test('what the address asks beyond the rights of the person, or beyond reason, is dropped', async () => {
  session.start(aMe({ permissions: [] }))
  const { asked, load } = aWarehouse()
  const { screen, router } = aTableAt(
    '/?sort=name&filter.city=Ulm&filter.builtAt=2026-99-99..&view=%5B1%5D&filter.x=1',
    {
      height: 'full',
      load,
      columns: [
        { id: 'name', header: 'person.name', width: 160, sortBy: 'NAME', permission: 'Process:List', value: () => 'x' },
      ],
      filters: coffinFilters.map((filter) =>
        filter.id === 'city' ? { ...filter, permission: 'Process:List' } : filter,
      ),
    },
  )
  await screen
  await expect.poll(() => asked[0]).toEqual({ query: '', cursor: '' })
  await expect.poll(() => router.state.location.href).toBe('/')
})

test('an embedded list leaves the address to its page', async () => {
  const { screen, router } = aTableAt('/?q=Eiche 12', { filters: coffinFilters })
  const table = await screen
  await expect.element(table.getByText('50 von 120 Einträgen geladen')).toBeVisible()
  await table.getByRole('searchbox').fill('Eiche 120')
  await expect.element(table.getByText('1 Eintrag', { exact: true })).toBeVisible()
  expect(router.state.location.search).toEqual({ q: 'Eiche 12' })
})
