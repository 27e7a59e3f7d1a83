import type { Permission } from '@pietas/contract/kit'
import { grantsOf } from '@pietas/contract/users'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { GlobalDrawers } from '../../app/global-drawers'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, aTenant, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { firstPage } from '../tenant-visit'
import { TenantsPage } from './tenants-page'

type Role = 'super-administrator' | 'supporter'

/** One of our own people, who has entered no tenant. */
function signIn(platformRole: Role) {
  const permissions = grantsOf({ platformRole, tenantRoles: [], legalEntities: [] }).tenant
  session.start({ ...aMe(), platformRole, permissions: permissions as Permission[], tenants: [] })
}

const domain = {
  ...{ id: 8, domain: 'morgenlicht.example', verified: false, checkedAt: null, createdAt: '2026-11-20T08:00:00.000Z' },
  dnsRecord: { type: 'TXT', name: '_pietas-challenge.morgenlicht.example', value: 'pietas-verification=geheim' },
}

async function aPage(routes: Parameters<typeof fakeServer>[0] = {}, role: Role = 'super-administrator') {
  signIn(role)
  const received = fakeServer({
    'GET /tenants': () => page([aTenant()]),
    'GET /tenants/3': () => answer(aTenant()),
    'GET /tenants/3/domains': () => page([domain]),
    ...routes,
  })
  const screen = await renderApp(
    <>
      <TenantsPage />
      <GlobalDrawers />
    </>,
  ).screen
  const sent = (start: string) => received.find(({ path }) => path.startsWith(start))
  return { screen, received, sent }
}

type Screen = Awaited<ReturnType<typeof aPage>>['screen']

const choose = async (screen: Screen, action: string) => {
  await screen
    .getByRole('row', { name: /Morgenlicht/ })
    .getByRole('button', { name: 'Aktionen' })
    .click()
  await screen.getByRole('menuitem', { name: action }).click()
}

const open = async (screen: Screen) => {
  await screen.getByRole('row', { name: /Morgenlicht/ }).click({ position: { x: 20, y: 20 } })
  return screen.getByRole('dialog')
}

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  await browser.viewport(1440, 900)
  await loadTexts(['legal-entities', 'tenants', 'users/admin'])
})

test('the list says how large a tenant is and leads into it', async () => {
  const { screen, sent } = await aPage({ 'POST /tenants/3/enter': () => answer(null, 204) })
  const opened = vi.spyOn(firstPage, 'open').mockReturnValue()
  await expect
    .element(screen.getByRole('row', { name: /Morgenlicht/ }))
    .toHaveTextContent(/morgenlicht.*2.*7.*Nein.*aktiv/)
  await choose(screen, 'In den Mandanten wechseln')
  await expect.poll(() => opened.mock.calls.length).toBe(1)
  expect(sent('POST /api/v1/tenants/3/enter')).toBeDefined()
})

test('a tenant is closed after a question, and opened again by way of the message', async () => {
  const { screen, sent } = await aPage({
    'POST /tenants/3/deactivate': () => answer(aTenant({ state: 'DEACTIVATED' })),
    'POST /tenants/3/reactivate': () => answer(aTenant()),
  })
  await choose(screen, 'Deaktivieren')
  const question = screen.getByRole('alertdialog', { name: '„Bestattungen Morgenlicht“ deaktivieren?' })
  expect(sent('POST')).toBeUndefined()
  await question.getByRole('button', { name: 'Deaktivieren' }).click()
  await screen.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => sent('POST /api/v1/tenants/3/reactivate')).toBeDefined()
})

test('a tenant is deleted by its slug alone; the day of it stands there, with the way back', async () => {
  let stored = aTenant()
  const { screen, sent } = await aPage({
    'GET /tenants/3': () => answer(stored),
    'POST /tenants/3/deletion': ({ body }) => {
      if (body.confirmation !== 'morgenlicht') {
        const errors = [{ field: 'confirmation', message: 'tenant.validation.confirmation' }]
        return problem(400, 'INVALID_INPUT', { errors })
      }
      stored = aTenant({ state: 'IN_DELETION', deletionDueAt: '2026-12-25T10:00:00.000Z' })
      return answer(stored)
    },
    'DELETE /tenants/3/deletion': () => {
      stored = aTenant()
      return answer(null, 204)
    },
  })
  const drawer = await open(screen)
  await expect
    .element(drawer.getByRole('link', { name: 'Alle Daten exportieren' }))
    .toHaveAttribute('href', '/api/v1/tenants/3/export')
  const word = drawer.getByRole('textbox', { name: 'Kennung zur Bestätigung' })
  await word.fill('abendrot')
  await drawer.getByRole('button', { name: 'Mandant löschen' }).click()
  await expect.element(drawer.getByText('Das ist nicht die Kennung des Mandanten')).toBeVisible()
  await word.fill('morgenlicht')
  await drawer.getByRole('button', { name: 'Mandant löschen' }).click()
  await expect.element(drawer.getByText(/Am 25\.12\.2026 wird alles unwiderruflich gelöscht/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Löschung zurücknehmen' }).click()
  await expect.poll(() => sent('DELETE /api/v1/tenants/3/deletion')).toBeDefined()
  await expect.element(word).toBeVisible()
})

test('what cannot be closed is told', async () => {
  const { screen } = await aPage({ 'POST /tenants/3/deactivate': () => problem(404, 'NOT_FOUND') })
  await choose(screen, 'Deaktivieren')
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Deaktivieren' }).click()
  await expect.element(screen.getByText('Der Mandant konnte nicht deaktiviert werden')).toBeVisible()
})

test('a new tenant is stored with its administrator and its first company, without anybody being in a tenant', async () => {
  const { screen, sent } = await aPage({ 'POST /tenants': () => answer(aTenant({ id: 4 }), 201) })
  await screen.getByRole('button', { name: 'Mandant anlegen' }).click()
  const drawer = screen.getByRole('dialog')
  const fill = async (label: string, text: string, nth = 0) =>
    drawer.getByRole('textbox', { name: label, exact: true }).nth(nth).fill(text)
  await fill('Name', 'Bestattungen Neu')
  await fill('Kennung', 'neu--neu')
  await fill('Kennung', '-haus', 1)
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  // Both slugs are refused at once, and nothing is sent.
  const wrong = drawer.getByText('Bitte nur Kleinbuchstaben, Ziffern und einzelne Bindestriche verwenden')
  await expect.poll(() => wrong.elements().length).toBe(2)
  expect(sent('POST')).toBeUndefined()
  await fill('Kennung', 'neu')
  await fill('Kennung', 'haus', 1)
  await fill('Vorname', 'Nina')
  await fill('Nachname', 'Neu')
  await fill('E-Mail', 'nina@neu.example')
  await fill('Name', 'Neu GmbH', 1)
  for (const [label, text] of [
    ['Kürzel', 'NEU'],
    ['Telefon', '03581 4001'],
  ] as const)
    await fill(label, text)
  await drawer.getByRole('textbox', { name: 'E-Mail', exact: true }).nth(1).fill('post@neu.example')
  for (const [label, text] of [
    ['Straße', 'Markt'],
    ['Nr.', '3'],
    ['PLZ', '02826'],
    ['Ort', 'Görlitz'],
  ] as const)
    await drawer.getByRole('textbox', { name: label, exact: true }).last().fill(text)
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(() => sent('POST')?.body)
    .toMatchObject({
      name: 'Bestattungen Neu',
      slug: 'neu',
      adminUser: { firstName: 'Nina', lastName: 'Neu', email: 'nina@neu.example' },
      legalEntity: { name: 'Neu GmbH', shortName: 'NEU', slug: 'haus', city: 'Görlitz', mfaRequired: false },
      domains: [],
    })
  await expect.element(screen.getByText(/Der Mandant ist angelegt/)).toBeVisible()
})

test('what follows from a name is filled in while it is typed, and left alone once somebody has written there', async () => {
  const { screen } = await aPage()
  await screen.getByRole('button', { name: 'Mandant anlegen' }).first().click()
  const drawer = screen.getByRole('dialog')
  const field = (name: string, at = 0) => drawer.getByRole('textbox', { name, exact: true }).nth(at)
  await field('Name').fill('Müller')
  await expect.element(field('Kennung')).toHaveValue('mueller')
  await expect.element(field('Name', 1)).toHaveValue('Müller')
  await expect.element(field('Kürzel')).toHaveValue('M')
  await field('Kennung').fill('eigene')
  await field('Name').fill('Müller & Söhne')
  await expect.element(field('Kennung', 1)).toHaveValue('mueller-soehne')
  await expect.element(field('Kürzel')).toHaveValue('MS')
  await expect.element(field('Kennung')).toHaveValue('eigene')
  await field('Name', 1).fill('Haus Müller')
  await field('Name').fill('Müller & Töchter')
  await expect.element(field('Name', 1)).toHaveValue('Haus Müller')
  await expect.element(field('Kennung', 1)).toHaveValue('haus-mueller')
})

test('an identifier that is taken is said at its field', async () => {
  const { screen } = await aPage({
    'PATCH /tenants/3': () =>
      problem(409, 'CONFLICT', { errors: [{ field: 'name', message: 'common.validation-not-unique' }] }),
  })
  const drawer = await open(screen)
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Anders')
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .element(drawer.getByRole('textbox', { name: 'Name', exact: true }))
    .toHaveAttribute('aria-invalid', 'true')
})

test('a domain shows its line of DNS, is checked, added and removed', async () => {
  const { screen, sent } = await aPage({
    'POST /domains/8/verify': () => answer({ ...domain, verified: true }),
    'PUT /tenants/3/domains': () => answer({ ...domain, id: 9 }),
    'DELETE /domains/8': () => answer(null, 204),
  })
  const drawer = await open(screen)
  await expect.element(drawer.getByText('pietas-verification=geheim')).toBeVisible()
  await drawer.getByRole('button', { name: 'Eintrag von morgenlicht.example prüfen' }).click()
  await expect.element(screen.getByText('Der Eintrag wurde gefunden')).toBeVisible()
  const field = drawer.getByRole('textbox', { name: 'Domain', exact: true })
  await field.fill('https://morgenlicht.example/')
  await drawer.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect.element(drawer.getByText(/Bitte nur den Namen der Domain eingeben/)).toBeVisible()
  await field.fill('morgenlicht.example')
  await drawer.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect.poll(() => sent('PUT')?.body).toEqual({ domain: 'morgenlicht.example' })
  await expect.element(field).toHaveValue('')
  await drawer.getByRole('button', { name: 'morgenlicht.example entfernen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Domain entfernen' }).click()
  await expect.poll(() => sent('DELETE')).toBeDefined()
})

test('a domain that the server does not take is told, and keeps what was typed', async () => {
  const { screen } = await aPage({ 'PUT /tenants/3/domains': () => problem(500, 'UNEXPECTED') })
  const drawer = await open(screen)
  const field = drawer.getByRole('textbox', { name: 'Domain', exact: true })
  await field.fill('abendrot.example')
  await drawer.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect.element(screen.getByText('Der Mandant konnte nicht gespeichert werden')).toBeVisible()
  await expect.element(field).toHaveValue('abendrot.example')
})

test('a domain whose line is missing keeps its line, and a silent DNS is told apart', async () => {
  let isSilent = false
  const { screen } = await aPage({
    'POST /domains/8/verify': () => (isSilent ? problem(503, 'UNAVAILABLE') : answer(domain)),
  })
  const drawer = await open(screen)
  const check = drawer.getByRole('button', { name: 'Eintrag von morgenlicht.example prüfen' })
  await check.click()
  await expect.element(screen.getByText(/Bei morgenlicht.example steht der Eintrag noch nicht/)).toBeVisible()
  isSilent = true
  await check.click()
  await expect.element(screen.getByText(/Das DNS hat nicht geantwortet/)).toBeVisible()
  await expect.element(drawer.getByText('pietas-verification=geheim')).toBeVisible()
})

test('a supporter looks at a tenant and changes nothing of it', async () => {
  const { screen } = await aPage({}, 'supporter')
  await expect.element(screen.getByRole('row', { name: /Morgenlicht/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Mandant anlegen' })).not.toBeInTheDocument()
  const drawer = await open(screen)
  await expect.element(drawer.getByText('morgenlicht.example', { exact: true })).toBeVisible()
  for (const name of ['Speichern', 'Hinzufügen', /prüfen$/, /entfernen$/])
    await expect.element(drawer.getByRole('button', { name })).not.toBeInTheDocument()
})
