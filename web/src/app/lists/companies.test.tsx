import type { Permission } from '@pietas/contract/kit'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { GlobalDrawers } from '../global-drawers'
import { ListPage } from './list-page'

const manage: Permission = 'Administration:ManageLegalEntity'

const abendrot = {
  id: 1,
  version: 4,
  deleted: false,
  name: 'Bestattungen Abendrot GmbH',
  shortName: 'BA',
  slug: 'abendrot',
  street: 'Lindenstraße',
  streetNumber: '12',
  zipCode: '02826',
  city: 'Görlitz',
  federalState: null,
  phone: null,
  email: null,
  mfaRequired: false,
  forbiddenFileTypes: ['exe'],
}
const krueger = { ...abendrot, id: 2, name: 'Bestattungshaus Krüger', shortName: 'BK', slug: 'krueger' }

/** Somebody who manages all legal entities, or one of them. */
function signIn(where: 'tenant' | number) {
  const me = aMe({ permissions: [] })
  const tenants = me.tenants.map((tenant) => ({
    ...tenant,
    permissions: where === 'tenant' ? [manage] : [],
    legalEntities: tenant.legalEntities.map((entity) => ({
      ...entity,
      permissions: where === 'tenant' || entity.id === where ? [manage] : [],
    })),
  }))
  session.start({ ...me, tenants })
  return { ...me, tenants }
}

async function aPage(routes: Parameters<typeof fakeServer>[0] = {}, where: 'tenant' | number = 'tenant') {
  const me = signIn(where)
  const received = fakeServer({
    'GET /legal-entities': () => page([abendrot, krueger]),
    'GET /legal-entities/1': () => answer(abendrot),
    'GET /legal-entities/2': () => answer(krueger),
    'GET /auth/me': () => answer(me),
    'GET /users': () => page([]),
    ...routes,
  })
  const screen = await renderApp(
    <>
      <ListPage title="nav.companies" lists={['companies']} />
      <GlobalDrawers />
    </>,
  ).screen
  return { screen, received }
}

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  await browser.viewport(1440, 900)
  await loadTexts(['legal-entities'])
})

test('a company is changed field by field, its Land and its forbidden files among them', async () => {
  const { screen, received } = await aPage({ 'PATCH /legal-entities/1': () => answer({ ...abendrot, version: 5 }) })
  await screen.getByRole('row', { name: /Abendrot/ }).click()
  const drawer = screen.getByRole('dialog')
  await drawer.getByRole('combobox', { name: 'Bundesland' }).click()
  await screen.getByRole('option', { name: 'Sachsen', exact: true }).click()
  const endings = drawer.getByRole('textbox', { name: 'Verbotene Dateiendungen' })
  await expect.element(endings).toHaveValue('exe')
  await endings.fill('exe, docm; js')
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(() => received.find(({ path }) => path.startsWith('PATCH'))?.body)
    .toEqual({
      federalState: 'DE-SN',
      forbiddenFileTypes: ['docm', 'exe', 'js'],
    })
  // What the frame says of the company is asked for anew.
  await expect.poll(() => received.some(({ path }) => path.endsWith('/auth/me'))).toBe(true)
})

test('what is missing or wrong is told at its field before anything is sent', async () => {
  const { screen, received } = await aPage()
  await screen.getByRole('row', { name: /Abendrot/ }).click()
  const drawer = screen.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'Kürzel' }).fill('B A')
  await drawer.getByRole('textbox', { name: 'Kennung' }).fill('Ä--b')
  await drawer.getByRole('textbox', { name: 'Ort' }).fill('')
  await drawer.getByRole('textbox', { name: 'Verbotene Dateiendungen' }).fill('../x')
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  for (const name of ['Kürzel', 'Kennung', 'Ort', 'Verbotene Dateiendungen'])
    await expect.element(drawer.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true')
  expect(received.some(({ path }) => path.startsWith('PATCH'))).toBe(false)
})

test('a new company without what it needs is refused at the field, and keeps what was typed', async () => {
  const refusal = () =>
    problem(400, 'INVALID_INPUT', { errors: [{ field: 'email', message: 'common.validation-required' }] })
  const { screen } = await aPage({ 'POST /legal-entities': refusal })
  await screen.getByRole('button', { name: 'Unternehmen anlegen' }).first().click()
  const drawer = screen.getByRole('dialog')
  const filled = {
    Name: 'Haus Ost',
    Kürzel: 'HO',
    Kennung: 'ost',
    Straße: 'Weg',
    'Nr.': '1',
    PLZ: '02826',
    Ort: 'Görlitz',
  }
  for (const [name, text] of Object.entries(filled)) await drawer.getByRole('textbox', { name, exact: true }).fill(text)
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .element(drawer.getByRole('textbox', { name: 'E-Mail', exact: true }))
    .toHaveAttribute('aria-invalid', 'true')
  await expect.element(drawer.getByRole('textbox', { name: 'Kennung' })).toHaveValue('ost')
})

test('whoever manages one company changes that one alone, opens none and deletes none', async () => {
  const { screen } = await aPage({}, 1)
  await expect.element(screen.getByRole('row', { name: /Krüger/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /anlegen/ }).elements()).toHaveLength(0)
  const own = screen.getByRole('row', { name: /Abendrot/ })
  await own.getByRole('button', { name: 'Aktionen' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Bearbeiten' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Löschen' }).elements()).toHaveLength(0)
  await screen.getByRole('menuitem', { name: 'Bearbeiten' }).click()
  await expect.element(screen.getByRole('dialog').getByRole('textbox', { name: 'Ort' })).toBeEnabled()
  await screen.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  await screen.getByRole('row', { name: /Krüger/ }).click()
  await expect.element(screen.getByRole('dialog').getByRole('textbox', { name: 'Ort' })).toBeDisabled()
})
