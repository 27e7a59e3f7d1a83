import type { Permission } from '@pietas/contract/kit'
import type { LegalEntity } from '@pietas/contract/legal-entities'
import { beforeEach, describe, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aCompany, aMe, answer, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { CompanyRecord } from './company-page'

const manage: Permission = 'Administration:ManageLegalEntity'

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

type Routes = Parameters<typeof fakeServer>[0]

async function aPage(
  tab: string | null,
  company = aCompany(),
  routes: Routes = {},
  where: 'tenant' | number = 'tenant',
) {
  const me = signIn(where)
  let stored = company
  const received = fakeServer({
    [`GET /legal-entities/${company.id}`]: () => answer(stored),
    [`PATCH /legal-entities/${company.id}`]: ({ body }) => {
      const { billingApiToken, factoringPassword, ...rest } = body as Record<string, unknown>
      stored = { ...stored, ...(rest as Partial<LegalEntity>), version: stored.version + 1 }
      if (billingApiToken !== undefined) stored.billingApiTokenSet = billingApiToken !== null
      if (factoringPassword !== undefined) stored.factoringPasswordSet = factoringPassword !== null
      return answer(stored)
    },
    'GET /auth/me': () => answer(me),
    'GET /legal-entities': () => page([company]),
    'GET /users': () => page([]),
    'GET /user-groups': () => page([]),
    'GET /branches': () => page([]),
    'GET /accounts': () => page([]),
    ...routes,
  })
  const screen = await renderApp(<CompanyRecord id={company.id} />).screen
  if (tab) await screen.getByRole('tab', { name: tab }).click()
  const sent = () => received.filter(({ path }) => path.startsWith('PATCH')).map(({ body }) => body)
  const save = () => screen.getByRole('button', { name: 'Speichern' }).click()
  return { screen, received, sent, save }
}

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  await browser.viewport(1440, 900)
  await loadTexts(['accounts', 'legal-entities', 'legal-entities/company', 'legal-entities/settings'])
})

test('what it is called is changed field by field, and the frame of the page follows', async () => {
  const { screen, received, sent, save } = await aPage(null)
  await expect.element(screen.getByRole('heading', { name: 'Bestattungen Abendrot GmbH' })).toBeVisible()
  await screen.getByRole('combobox', { name: 'Bundesland' }).click()
  await screen.getByRole('option', { name: 'Sachsen', exact: true }).click()
  await screen.getByRole('textbox', { name: 'Ort' }).fill('Zittau')
  await save()
  await expect.poll(sent).toEqual([{ federalState: 'DE-SN', city: 'Zittau' }])
  await expect.poll(() => received.some(({ path }) => path.endsWith('/auth/me'))).toBe(true)
})

test.each(['Name', 'Kürzel', 'Straße', 'Nr.', 'PLZ', 'Ort'])('%s is asked for where it was cleared', async (name) => {
  const { screen, sent, save } = await aPage(null)
  const field = screen.getByRole('textbox', { name, exact: true })
  await field.fill('')
  await save()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByText('Dieses Feld ist erforderlich')).toBeVisible()
  expect(sent()).toEqual([])
})

test('people, security and forbidden files stand together', async () => {
  const { screen, sent, save } = await aPage('Zuständige')
  for (const name of ['Leitung', 'Aufgaben', 'Buchhaltung', 'Qualitätsmanagement', 'Gruppe für das Lager'])
    await expect.element(screen.getByRole('combobox', { name })).toBeVisible()
  await screen.getByRole('switch', { name: 'Anmeldung in zwei Schritten verlangen' }).click()
  await screen.getByRole('textbox', { name: 'Verbotene Dateiendungen' }).fill('exe, docm')
  await save()
  await expect.poll(sent).toEqual([{ mfaRequired: true, forbiddenFileTypes: ['exe', 'docm'] }])
})

test('an invoice has a title and a description for each group of its positions', async () => {
  const { screen, sent, save } = await aPage('Rechnungstexte')
  for (const group of ['Artikel und Leistungen', 'Zahlungen', 'Auslagen', 'Fremdleistungen'])
    for (const name of ['Überschrift', 'Beschreibung'])
      await expect.element(screen.getByRole('region', { name: group }).getByRole('textbox', { name })).toBeVisible()
  await screen.getByRole('region', { name: 'Auslagen' }).getByRole('textbox', { name: 'Überschrift' }).fill('Auslagen')
  await screen.getByRole('switch', { name: 'Positionen brutto zeigen' }).click()
  await save()
  await expect.poll(sent).toEqual([{ billingPositionExpensesTitle: 'Auslagen', invoiceShowGross: true }])
})

describe('a secret', () => {
  const key = 'Zugangsschlüssel'

  test('is stored, and stands in its field no longer', async () => {
    const { screen, sent, save } = await aPage('Bank')
    const field = screen.getByLabelText(key)
    await expect.element(field).toHaveAttribute('type', 'password')
    await expect.element(screen.getByText('Noch nichts hinterlegt')).toBeVisible()
    await field.fill('tok-1')
    await save()
    await expect.poll(sent).toEqual([{ billingApiToken: 'tok-1' }])
    await expect.element(screen.getByText(/^Hinterlegt und nicht mehr lesbar/)).toBeVisible()
    await expect.element(field).toHaveValue('')
  })

  test('that is left empty stays, and is taken away when somebody says so', async () => {
    const { screen, sent, save } = await aPage('Bank', aCompany({ billingApiTokenSet: true }))
    await screen.getByRole('textbox', { name: 'Bank' }).fill('Sparkasse')
    await save()
    await expect.poll(sent).toEqual([{ bankName: 'Sparkasse' }])
    await screen.getByRole('button', { name: 'Wert entfernen' }).click()
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Wert entfernen' }).click()
    await expect.poll(sent).toEqual([{ bankName: 'Sparkasse' }, { billingApiToken: null }])
    await expect.element(screen.getByText('Noch nichts hinterlegt')).toBeVisible()
  })
})

describe('factoring', () => {
  const choose = async (screen: Awaited<ReturnType<typeof aPage>>['screen'], provider: string) => {
    await screen.getByRole('combobox', { name: 'Anbieter' }).click()
    await screen.getByRole('option', { name: provider }).click()
  }

  test('only ADELTA shows the customer number', async () => {
    const { screen } = await aPage('Factoring')
    const number = screen.getByRole('textbox', { name: 'Kundennummer' })
    for (const [provider, count] of [
      ['abcfinance', 0],
      ['ADELTA', 1],
      ['BF Factoring', 0],
    ] as const) {
      await choose(screen, provider)
      await expect.poll(() => number.elements().length).toBe(count)
    }
  })

  test('a provider asks for user and password before anything is sent', async () => {
    const { screen, sent, save } = await aPage('Factoring')
    await choose(screen, 'ADELTA')
    await save()
    for (const name of ['Kundennummer', 'Benutzer', 'Passwort'])
      await expect.element(screen.getByLabelText(name)).toHaveAttribute('aria-invalid', 'true')
    expect(sent()).toEqual([])
    for (const name of ['Kundennummer', 'Benutzer', 'Passwort']) await screen.getByLabelText(name).fill('x 1')
    await save()
    await expect
      .poll(sent)
      .toEqual([
        { factoringProvider: 'ADELTA', factoringCustomerId: 'x 1', factoringUser: 'x 1', factoringPassword: 'x 1' },
      ])
  })

  test('a stored password counts, and cannot be taken away from a provider', async () => {
    const company = aCompany({ factoringProvider: 'ABCFINANCE', factoringUser: 'haus', factoringPasswordSet: true })
    const { screen, sent, save } = await aPage('Factoring', company)
    expect(screen.getByRole('button', { name: 'Wert entfernen' }).elements()).toHaveLength(0)
    await screen.getByRole('combobox', { name: 'Zahlungen verrechnen' }).click()
    await expect.element(screen.getByRole('option', { name: 'Keine' })).toBeVisible()
    await screen.getByRole('option', { name: 'In der Schlussrechnung' }).click()
    await save()
    await expect.poll(sent).toEqual([{ paymentOffsetMethod: 'FINAL_SETTLEMENT' }])
  })
})

test('colours are shown as they are chosen, with a word where white is hard to read on them', async () => {
  const { screen } = await aPage('Auftritt', aCompany({ primaryColor: '#0f766e', secondaryColor: '#134e4a' }))
  const sample = screen.getByRole('group', { name: 'Beispiel' })
  await expect.element(sample.getByText('Überschrift auf der Farbe').first()).toBeVisible()
  expect(screen.getByText(/ist schlecht zu lesen/).elements()).toHaveLength(0)
  await screen.getByRole('textbox', { name: 'Hauptfarbe' }).fill('#ffcc00')
  await expect
    .element(screen.getByText('Weiß auf der Hauptfarbe ist schlecht zu lesen (1,5 : 1)', { exact: false }))
    .toBeVisible()
  const { backgroundColor } = getComputedStyle(sample.getByText('Überschrift auf der Farbe').first().element())
  expect(backgroundColor).toBe('rgb(255, 204, 0)')
})

test('margins keep their fraction, and a setting that was emptied is asked for', async () => {
  const { screen, sent, save } = await aPage('Briefpapier')
  const left = screen.getByRole('textbox', { name: 'Links' })
  await left.fill('')
  await save()
  await expect.element(left).toHaveAttribute('aria-invalid', 'true')
  await left.fill('12,5')
  await save()
  const { letterTemplateSettings } = aCompany()
  await expect.poll(sent).toEqual([{ letterTemplateSettings: { ...letterTemplateSettings, marginLeft: 12.5 } }])
})

test('a start number with a fraction is no number', async () => {
  const { screen, sent, save } = await aPage('Portal und Buchhaltung')
  const first = screen.getByRole('textbox', { name: 'Erste Kreditorennummer' })
  await first.fill('1,5')
  await save()
  await expect.element(screen.getByText('Bitte eine gültige Zahl eingeben')).toBeVisible()
  await first.fill('70.000')
  await save()
  await expect.poll(sent).toEqual([{ creditorStartNumber: 70_000 }])
})

test('a logo is shown, put in the place of another and taken away, each at once', async () => {
  const logo = { id: 9, fileName: 'Logo.png', mimeType: 'image/png', size: 100 }
  const { screen, received } = await aPage('Auftritt', aCompany({ logo, logoAccessToken: 'x'.repeat(43) }), {
    'POST /legal-entities/1/logo': () =>
      problem(400, 'INVALID_INPUT', {
        errors: [{ field: 'file', message: 'company.validation.logo-type' }],
      }),
    'DELETE /legal-entities/1/logo': () => ({ status: 204, body: undefined }),
  })
  const part = screen.getByRole('region', { name: 'Logo' })
  await expect.element(part.getByRole('img', { name: 'Logo.png' })).toBeVisible()
  await part.getByLabelText('Logo hochladen').upload(new File(['<svg/>'], 'Logo.svg'))
  await expect.element(screen.getByText('Bitte ein Bild wählen: JPEG, PNG oder WebP')).toBeVisible()
  const deletions = () => received.filter(({ path }) => path.startsWith('DELETE')).length
  await part.getByRole('button', { name: 'Entfernen' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Logo entfernen?' })
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  expect(deletions()).toBe(0)
  await part.getByRole('button', { name: 'Entfernen' }).click()
  await question.getByRole('button', { name: 'Entfernen' }).click()
  await expect.poll(deletions).toBe(1)
})

test.each([
  [1, 1],
  [2, 0],
])('branches and accounts stand at the company in which one works, and at no other (%i)', async (id, count) => {
  const { screen } = await aPage(null, aCompany({ id }))
  await expect.element(screen.getByRole('tab', { name: 'Factoring' })).toBeVisible()
  for (const name of ['Filialen', 'Konten']) expect(screen.getByRole('tab', { name }).elements()).toHaveLength(count)
})

test('the branches of the company are listed in their tab', async () => {
  const branch = { id: 5, name: 'Filiale Mitte', version: 1, deleted: false, legalEntityId: 1 }
  const { screen } = await aPage('Filialen', aCompany(), { 'GET /branches': () => page([branch]) })
  await expect.element(screen.getByRole('row', { name: /Filiale Mitte/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Filiale anlegen' })).toBeVisible()
})

test('whoever manages one company can only look at the other', async () => {
  const logo = { id: 9, fileName: 'Logo.png', mimeType: 'image/png', size: 100 }
  const krueger = aCompany({ id: 2, name: 'Bestattungshaus Krüger', logo, logoAccessToken: 'x'.repeat(43) })
  const { screen } = await aPage(null, { ...krueger, billingApiTokenSet: true }, {}, 1)
  await expect.element(screen.getByRole('term').filter({ hasText: /^Ort$/ })).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toHaveLength(0)
  for (const name of ['Portal und Buchhaltung', 'Factoring'])
    expect(screen.getByRole('tab', { name }).elements()).toHaveLength(0)
  await screen.getByRole('tab', { name: 'Auftritt' }).click()
  await expect.element(screen.getByRole('region', { name: 'Logo' })).toBeVisible()
  await screen.getByRole('tab', { name: 'Bank' }).click()
  await expect.element(screen.getByRole('term').filter({ hasText: 'Zugangsschlüssel' })).toBeVisible()
  for (const name of ['Speichern', 'Ersetzen', 'Entfernen', 'Wert entfernen'])
    expect(screen.getByRole('button', { name }).elements()).toHaveLength(0)
})

test.each(['NOT_FOUND', 'FORBIDDEN'] as const)('a company that one does not see is none (%s)', async (code) => {
  const { screen } = await aPage(null, aCompany(), {
    'GET /legal-entities/1': () => problem(code === 'NOT_FOUND' ? 404 : 403, code),
  })
  await expect.element(screen.getByText('Diesen Eintrag gibt es nicht')).toBeVisible()
})
