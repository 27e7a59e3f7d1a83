import type { Permission } from '@pietas/contract/kit'
import { type EntityRole, grantsOf, type User } from '@pietas/contract/users'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { GlobalDrawers } from '../../app/global-drawers'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, aUser, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { UsersPage } from './users-page'

const rightsOf = (roles: EntityRole[]): Permission[] => [
  ...(grantsOf({ platformRole: null, tenantRoles: [], legalEntities: [{ legalEntityId: 1, roles }] })
    .legalEntities[1] ?? []),
]
const all = [...grantsOf({ platformRole: null, tenantRoles: ['ADMINISTRATOR'], legalEntities: [] }).tenant]

/** Somebody who keeps the staff of the whole tenant, or of the first house alone. */
function signIn(where: 'tenant' | 'first house', mail = true) {
  const me = aMe({ permissions: [] })
  me.installation.mail = mail
  const tenants = me.tenants.map((tenant) => ({
    ...tenant,
    permissions: where === 'tenant' ? all : [],
    legalEntities: tenant.legalEntities.map((entity) => ({
      ...entity,
      permissions: where === 'tenant' ? all : entity.id === 1 ? rightsOf(['ADMINISTRATOR']) : [],
    })),
  }))
  session.start({ ...me, tenants })
}

const fahrdienst = { id: 4, version: 2, deleted: false, name: 'Fahrdienst', userIds: [31] }
const done = () => answer(null, 204)

async function aPage(
  routes: Parameters<typeof fakeServer>[0] = {},
  where: 'tenant' | 'first house' = 'tenant',
  mail = true,
) {
  signIn(where, mail)
  const received = fakeServer({
    'GET /staff': () => page([aUser()]),
    'GET /users': () => page([aUser()]),
    'GET /users/31': () => answer(aUser()),
    'GET /users/31/absences': () => answer({ year: 2026, planned: 5 }),
    'GET /user-groups': () => page([fahrdienst]),
    'GET /user-group/4': () => answer(fahrdienst),
    ...routes,
  })
  const screen = await renderApp(
    <>
      <UsersPage />
      <GlobalDrawers />
    </>,
  ).screen
  const sent = (method: string) => received.find(({ path }) => path.startsWith(method))
  return { screen, received, sent }
}

type Screen = Awaited<ReturnType<typeof aPage>>['screen']

const choose = async (screen: Screen, action: string, row = /Lindner/) => {
  await screen.getByRole('row', { name: row }).getByRole('button', { name: 'Aktionen' }).click()
  await screen.getByRole('menuitem', { name: action }).click()
}

const openUwe = async (screen: Screen) => {
  await screen.getByRole('row', { name: /Lindner/ }).click({ position: { x: 20, y: 20 } })
  const drawer = screen.getByRole('dialog')
  await expect.element(drawer.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Uwe')
  return drawer
}

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  await browser.viewport(1440, 900)
  await loadTexts(['partners', 'persons', 'tasks/leave', 'users/admin', 'users/roles'])
})

test('the list says who somebody is, what he may do where, and whether he has come in', async () => {
  const { screen } = await aPage()
  const row = screen.getByRole('row', { name: /Lindner/ })
  await expect.element(row).toHaveTextContent(/Technischer Dienst/)
  await expect.element(row).toHaveTextContent(/aktiv/)
  await expect.element(row).toHaveTextContent(/20\.11\.2026/)
})

test('those who are deactivated are found by a filter, below one row of tabs, and come back', async () => {
  const gone = aUser({ state: 'DEACTIVATED', deleted: true })
  const { screen, sent } = await aPage({
    'GET /staff': ({ query }) => page(query.get('filters')?.includes('DEACTIVATED') ? [gone] : []),
    'POST /users/31/reactivate': () => answer(aUser()),
  })
  await expect.element(screen.getByRole('button', { name: 'Zugang' })).toBeVisible()
  expect(screen.getByRole('tablist').elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Zugang' }).click()
  await screen.getByRole('checkbox', { name: 'deaktiviert' }).click()
  await userEvent.keyboard('{Escape}')
  await choose(screen, 'Reaktivieren')
  await expect.poll(() => sent('POST')?.path).toMatch(/\/users\/31\/reactivate$/)
  await expect.element(screen.getByText('Der Benutzer kann sich wieder anmelden')).toBeVisible()
})

test('somebody new is stored with his roles, his days and an invitation', async () => {
  const { screen, sent } = await aPage({ 'POST /users': ({ body }) => answer(aUser(body as Partial<User>), 201) })
  await screen.getByRole('button', { name: 'Benutzer anlegen' }).first().click()
  const drawer = screen.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'Vorname' }).fill('Nina')
  await drawer.getByRole('textbox', { name: 'Nachname' }).fill('Neu')
  await drawer.getByRole('textbox', { name: 'E-Mail' }).fill('nina@abendrot.example')
  await drawer.getByRole('button', { name: 'Fr', exact: true }).click()
  await drawer.getByRole('button', { name: 'Unternehmen hinzufügen' }).click()
  // The address is not typed twice.
  await expect.element(drawer.getByRole('textbox', { name: 'E-Mail' }).nth(1)).toHaveValue('nina@abendrot.example')
  await drawer.getByRole('combobox', { name: 'Rollen im Unternehmen' }).click()
  await screen.getByRole('option', { name: 'Disposition' }).click()
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(() => sent('POST')?.body)
    .toMatchObject({
      firstName: 'Nina',
      email: 'nina@abendrot.example',
      workingDays: [1, 2, 3, 4],
      legalEntities: [{ legalEntityId: 1, email: 'nina@abendrot.example', roles: ['DISPATCHER'] }],
      createCognitoUser: true,
    })
  await expect.element(screen.getByText('Der Benutzer wurde gespeichert und eingeladen')).toBeVisible()
})

test('what is missing or wrong is told at its field before anything is sent', async () => {
  const { screen, sent } = await aPage()
  const drawer = await openUwe(screen)
  await expect.element(drawer.getByText('5 Tage')).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Vorname' }).fill('')
  await drawer.getByRole('textbox', { name: 'E-Mail' }).first().fill('abc')
  await drawer.getByRole('textbox', { name: 'E-Mail' }).nth(1).fill('')
  await drawer.getByRole('textbox', { name: 'Telefon (privat)' }).fill('abc')
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  for (const field of [
    drawer.getByRole('textbox', { name: 'Vorname' }),
    drawer.getByRole('textbox', { name: 'E-Mail' }).first(),
    drawer.getByRole('textbox', { name: 'E-Mail' }).nth(1),
    drawer.getByRole('textbox', { name: 'Telefon (privat)' }),
  ])
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(sent('PATCH')).toBeUndefined()
})

test('a refusal of the server stands at its field as a sentence', async () => {
  const errors = [{ field: 'tenantRoles', message: 'user.validation.last-administrator' }]
  const { screen } = await aPage({ 'PATCH /users/31': () => problem(409, 'CONFLICT', { errors }) })
  const drawer = await openUwe(screen)
  await drawer.getByRole('textbox', { name: 'Tätigkeit' }).fill('Ruhestand')
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(drawer.getByText('Der letzte Administrator behält seine Rolle')).toBeVisible()
})

test('deactivating, ending sessions and resetting codes ask first and say what they did', async () => {
  const { screen, received } = await aPage({
    'DELETE /users/31': done,
    'POST /users/31/end-sessions': done,
    'POST /users/31/reset-second-factor': done,
    'POST /users/31/reactivate': () => answer(aUser()),
  })
  const changes = () => received.filter(({ path }) => !path.startsWith('GET')).map(({ path }) => path.split('/').at(-1))
  const confirmed = async (action: string) => {
    await choose(screen, action)
    await screen.getByRole('alertdialog').getByRole('button', { name: action }).click()
  }
  await choose(screen, 'Deaktivieren')
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click()
  expect(changes()).toEqual([])
  await confirmed('Sitzungen beenden')
  await expect.element(screen.getByText('Alle Sitzungen wurden beendet')).toBeVisible()
  await confirmed('Einmalcodes zurücksetzen')
  await expect.element(screen.getByText('Die Einmalcodes wurden zurückgesetzt')).toBeVisible()
  await confirmed('Deaktivieren')
  await screen.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(changes).toEqual(['end-sessions', 'reset-second-factor', '31', 'reactivate'])
})

test('whoever was invited is invited again, and nobody else', async () => {
  const { screen, sent } = await aPage({
    'GET /staff': () => page([aUser({ state: 'INVITED', lastSignInAt: null })]),
    'POST /users/31/invite': done,
  })
  await choose(screen, 'Erneut einladen')
  await expect.poll(() => sent('POST')?.path).toMatch(/\/invite$/)
  await expect.element(screen.getByText('Die Einladung wurde erneut gesendet')).toBeVisible()
})

test('where no mails leave the house, whoever was just added is handed a link, which is asked for once', async () => {
  const link = 'https://pietas.example/auth/accept-invitation?token=geheim'
  const nina = aUser({ firstName: 'Nina', state: 'INVITED', lastSignInAt: null })
  const handed = { link, expiresAt: '2026-12-03T11:30:00.000Z' }
  const routes = {
    'GET /staff': () => page([nina]),
    'GET /users/31': () => answer(nina),
    'POST /users': () => answer(nina, 201),
    'POST /users/31/way-in': () => answer(handed),
  }
  const { screen, received } = await aPage(routes, 'tenant', false)
  await screen
    .getByRole('row', { name: /Lindner/ })
    .getByRole('button', { name: 'Aktionen' })
    .click()
  expect(screen.getByRole('menuitem', { name: 'Erneut einladen' }).elements()).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Benutzer anlegen' }).first().click()
  const drawer = screen.getByRole('dialog')
  await expect.element(drawer.getByText(/Es ist kein Mailserver eingerichtet/)).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Vorname' }).fill('Nina')
  await drawer.getByRole('textbox', { name: 'Nachname' }).fill('Neu')
  await drawer.getByRole('textbox', { name: 'E-Mail' }).fill('nina@abendrot.example')
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await drawer.getByRole('button', { name: 'Link zum Anmelden zeigen' }).click()
  await expect.element(drawer.getByRole('textbox', { name: 'Link zum Anmelden' })).toHaveValue(link)
  await expect.element(drawer.getByText(/bis 03\.12\.2026/)).toBeVisible()
  expect(received.filter(({ path }) => path.endsWith('/way-in'))).toHaveLength(1)
})

test('a keeper of one house gives roles there, and leaves those of other houses and of the tenant alone', async () => {
  const rows = [1, 2].map((legalEntityId) => ({
    legalEntityId,
    email: 'uwe@abendrot.example',
    phone: null,
    roles: ['QM' as const],
  }))
  const { screen } = await aPage({ 'GET /users/31': () => answer(aUser({ legalEntities: rows })) }, 'first house')
  const drawer = await openUwe(screen)
  await expect.element(drawer.getByRole('combobox', { name: 'Rollen für alle Unternehmen' })).toBeDisabled()
  await expect.element(drawer.getByRole('combobox', { name: 'Rollen im Unternehmen' }).first()).toBeEnabled()
  await expect.element(drawer.getByRole('combobox', { name: 'Rollen im Unternehmen' }).nth(1)).toBeDisabled()
  // His way in opens another house as well.
  expect(drawer.getByRole('button', { name: 'Deaktivieren' }).elements()).toHaveLength(0)
})

test('a group that cannot be renamed is called what it was', async () => {
  const refusal = Promise.withResolvers<void>()
  const { screen } = await aPage({
    'PATCH /user-group/4': async () => {
      await refusal.promise
      return problem(500, 'UNEXPECTED')
    },
  })
  await screen.getByRole('tab', { name: 'Benutzergruppen' }).click()
  await choose(screen, 'Bearbeiten', /Fahrdienst/)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Fuhrpark')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  const cells = () => [...document.querySelectorAll('tbody strong')].map((cell) => cell.textContent)
  await expect.poll(cells).toEqual(['Fuhrpark'])
  refusal.resolve()
  await expect.poll(cells).toEqual(['Fahrdienst'])
})
