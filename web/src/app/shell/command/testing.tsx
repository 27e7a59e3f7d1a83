import { expect } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { queries } from '../../../kit/api'
import { loadTexts } from '../../../kit/i18n'
import { session } from '../../../kit/session'
import { aMe, answer, fakeServer, page, type Received, renderApp } from '../../../kit/testing'
import { SearchField } from './search-field'

type Permissions = NonNullable<Parameters<typeof aMe>[0]>['permissions'] & object

const records = { pinned: [], recent: [] }

export const aPartner = (id: number, name: string) =>
  ({ id, name, nameAffix: null, street: 'Am Markt', streetNumber: '1', zipCode: '02826', city: 'Görlitz' }) as never

/** Maria with these rights; at the tenant as well, where a right is needed there. */
export const signIn = (
  permissions?: Permissions,
  { atTenant = [] as Permissions, platformRole = null as string | null } = {},
) => {
  const me = aMe(permissions ? { permissions } : {})
  session.start({ ...me, platformRole, tenants: me.tenants.map((tenant) => ({ ...tenant, permissions: atTenant })) })
}

export const serve = (routes: Parameters<typeof fakeServer>[0] = {}): Received[] =>
  fakeServer({
    'GET /own-records': () => answer(records),
    'GET /persons': () => page([]),
    'GET /processes': () => page([]),
    'GET /business-partners': () => page([]),
    'GET /all-accessible/tasks': () => page([]),
    ...routes,
  })

export const searches = (requests: Received[]) => requests.filter(({ query }) => query.has('query'))

export async function open(keys = '{Control>}k{/Control}', address = '/') {
  const { screen: rendered, router } = renderApp(<SearchField />, address, { isFrame: true })
  const screen = await rendered
  await expect.element(screen.getByRole('button', { name: 'Suchen' })).toBeVisible()
  await userEvent.keyboard(keys)
  const field = screen.getByRole('combobox', { name: 'Suchen und Befehle' })
  await expect.element(field).toHaveFocus()
  const lines = () =>
    screen
      .getByRole('option')
      .elements()
      .map((line) => line.querySelector('bdi')?.textContent)
  return { screen, router, field, lines }
}

/** What every test of the menu begins with. */
export const prepare = async () => {
  queries.clear()
  await browser.viewport(1440, 900)
  await loadTexts(['search'])
}
