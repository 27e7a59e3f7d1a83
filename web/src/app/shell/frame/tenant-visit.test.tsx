import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pages } from '../../../dashboard/pages'
import { DayPage } from '../../../dashboard/pages/day-page'
import { queries } from '../../../kit/api'
import { loadTexts } from '../../../kit/i18n'
import { session } from '../../../kit/session'
import { aMe, answer, fakeServer, page, problem, renderApp } from '../../../kit/testing'
import { firstPage } from '../../../tenants/tenant-visit'
import { NavList } from '../menu/nav-list'
import { TenantBanner } from './tenant-banner'

// The test itself would be left with the page.
const opened = () => {
  const open = vi.spyOn(firstPage, 'open').mockImplementation(() => undefined)
  onTestFinished(() => open.mockRestore())
  return open
}
const supporter = () => ({ ...aMe(), platformRole: 'supporter' })

beforeEach(async () => {
  queries.clear()
  await loadTexts(pages.dashboard.texts)
})

test('who works in the tenant of somebody else is told so all the while, and leads himself out', async () => {
  session.start(supporter())
  const received = fakeServer({ 'POST /tenants/leave': () => answer(null, 204) })
  const open = opened()
  const screen = await renderApp(<TenantBanner />).screen
  await expect.element(screen.getByRole('region', { name: 'Besuch bei einem Mandanten' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Verlassen' }))
  await expect.poll(() => open.mock.calls.length).toBe(1)
  expect(received.map(({ path }) => path)).toEqual(['POST /api/v1/tenants/leave'])
})

test('staff in their own tenant are told nothing of the kind', async () => {
  session.start(aMe())
  const screen = await renderApp(<TenantBanner />).screen
  expect(screen.container.querySelector('section')).toBeNull()
})

test('one of our own people begins with a tenant, found by its name and entered by one press', async () => {
  session.start({ ...supporter(), tenants: [] })
  const tenant = { id: 4, name: 'Bestattungen Abendrot', slug: 'abendrot', facturaFeatureEnabled: false }
  const received = fakeServer({
    'GET /tenants': ({ query }) => page(query.get('query') === 'abend' ? [tenant] : []),
    'POST /tenants/4/enter': () => answer(null, 204),
  })
  const open = opened()
  const screen = await renderApp(<DayPage />).screen
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Mandant suchen' }), 'abend')
  await userEvent.click(screen.getByRole('button', { name: /Bestattungen Abendrot/ }))
  await expect.poll(() => open.mock.calls.length).toBe(1)
  expect(received.at(-1)?.path).toBe('POST /api/v1/tenants/4/enter')
})

test('outside of every tenant our own people have what concerns the platform, and nothing of a house', async () => {
  const permissions = ['Global:ReadTenants', 'Global:ManageTemplates'] as const
  session.start({ ...supporter(), permissions: [...permissions], tenants: [] })
  fakeServer({})
  const screen = await renderApp(<NavList />).screen
  await expect.element(screen.getByRole('button', { name: 'Globale Administration' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Personen' }).elements()).toEqual([])
  session.start({ ...aMe(), tenants: [] })
  await expect.element(screen.getByText('Globale Administration')).not.toBeInTheDocument()
})

test('a tenant that cannot be entered leaves everything as it was', async () => {
  session.start({ ...supporter(), tenants: [] })
  fakeServer({
    'GET /tenants': () => page([{ id: 4, name: 'Morgenlicht', slug: 'morgenlicht' }]),
    'POST /tenants/4/enter': () => problem(403, 'FORBIDDEN'),
  })
  const open = opened()
  const screen = await renderApp(<DayPage />).screen
  const tenant = screen.getByRole('button', { name: /Morgenlicht/ })
  await userEvent.click(tenant)
  await expect.element(tenant).toBeVisible()
  expect(open).not.toHaveBeenCalled()
})
