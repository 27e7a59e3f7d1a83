import { permissionsOfEntityRole, permissionsOfTenantRole } from '@pietas/contract/users'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, fakeServer, renderApp } from '../../kit/testing'
import { RoleRights } from './role-rights'

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  await browser.viewport(2600, 1700)
  await loadTexts(['users/admin', 'users/roles', 'users/rights'])
})

test('each right says which roles have it, as the table of the contract does', async () => {
  session.start(aMe())
  fakeServer({})
  const screen = await renderApp(<RoleRights />).screen
  const row = screen.getByRole('row', { name: /^Personen löschen/ })
  await expect.element(row).toBeVisible()
  const tables = [...Object.values(permissionsOfTenantRole), ...Object.values(permissionsOfEntityRole)]
  const holders = tables.filter((held) => held.includes('Person:Delete')).length
  expect(holders).toBeGreaterThan(1)
  expect(row.getByRole('img', { name: 'Ja' }).elements()).toHaveLength(holders)
  await expect.element(screen.getByText('Plattform-Administratoren verwalten')).not.toBeInTheDocument()
})
