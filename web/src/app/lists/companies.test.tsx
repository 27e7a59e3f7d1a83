import type { Permission } from '@pietas/contract/kit'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, type Locator } from 'vitest/browser'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { GlobalDrawers } from '../global-drawers'
import { ListPage } from './list-page'
import { loadNamedLists } from './load-list'

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
      <ListPage title="nav.companies" lists={await loadNamedLists(['companies'])} />
      <GlobalDrawers />
    </>,
  ).screen
  return { screen, received }
}

/** Fills in what every new company needs but for its e-mail address. */
async function fill(drawer: Locator, more: Record<string, string>) {
  const filled = {
    ...{ Name: 'Haus Ost', Kürzel: 'HO', Kennung: 'ost', Straße: 'Weg', 'Nr.': '1', PLZ: '02826', Ort: 'Görlitz' },
    ...more,
  }
  for (const [name, text] of Object.entries(filled)) await drawer.getByRole('textbox', { name, exact: true }).fill(text)
}

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  await browser.viewport(1440, 900)
  await loadTexts(['legal-entities'])
})

test('a row leads to the page of its company', async () => {
  const { screen } = await aPage()
  await expect
    .element(screen.getByRole('link', { name: 'Bestattungen Abendrot GmbH' }))
    .toHaveAttribute('href', '/admin/companies/1')
})

test('what is missing or wrong is told at its field before anything is sent', async () => {
  const { screen, received } = await aPage()
  await screen.getByRole('button', { name: 'Unternehmen anlegen' }).first().click()
  const drawer = screen.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'Kürzel' }).fill('B A')
  await drawer.getByRole('textbox', { name: 'Kennung' }).fill('Ä--b')
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  for (const name of ['Name', 'Kürzel', 'Kennung', 'Ort', 'E-Mail'])
    await expect.element(drawer.getByRole('textbox', { name, exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(received.some(({ path }) => path.startsWith('POST'))).toBe(false)
})

test('a new company is opened with what it needs, and asked for the rest on its page', async () => {
  const { screen, received } = await aPage({ 'POST /legal-entities': () => answer(krueger, 201) })
  await screen.getByRole('button', { name: 'Unternehmen anlegen' }).first().click()
  await fill(screen.getByRole('dialog'), { 'E-Mail': 'post@ost.example' })
  await screen.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(() => received.find(({ path }) => path.startsWith('POST'))?.body)
    .toMatchObject({ name: 'Haus Ost', slug: 'ost', email: 'post@ost.example' })
  await expect.element(screen.getByText('Andere Seite')).toBeVisible()
})

test('a company that the server refuses is told of at the field, and keeps what was typed', async () => {
  const refusal = () =>
    problem(409, 'CONFLICT', { errors: [{ field: 'slug', message: 'common.validation-not-unique' }] })
  const { screen } = await aPage({ 'POST /legal-entities': refusal })
  await screen.getByRole('button', { name: 'Unternehmen anlegen' }).first().click()
  const drawer = screen.getByRole('dialog')
  await fill(drawer, { 'E-Mail': 'post@ost.example' })
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .element(drawer.getByRole('textbox', { name: 'Kennung', exact: true }))
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
})
