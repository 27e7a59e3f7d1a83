import type { Partner } from '@pietas/contract/partners'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mapsSource } from '../kit/address/sources'
import { session } from '../kit/session'
import { aMe, answer, aPerson, fakeServer, page, problem, renderApp } from '../kit/testing'
import { personSource } from '../persons'
import { partnerSources } from './pages/partner-sources'
import { PartnerForm, PartnerNotes } from './partner-form'
import { partnerAddressSource } from './source'

const stored = { deleted: false, version: 1, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 }

const aPartner = (facts: Partial<Partner> = {}): Partner => ({
  id: 6,
  legalEntityId: 1,
  name: 'Blumen Winter',
  nameAffix: null,
  parentId: null,
  typeIds: [],
  locked: false,
  address: null,
  contactDetails: [],
  taxNumber: null,
  vatId: null,
  accountingInvoiceEmail: null,
  accountingEmail: null,
  accountingPhone: null,
  accountingContactId: null,
  digitalInvoice: false,
  buyerId: null,
  buyerReference: null,
  bankAccountIban: null,
  bankAccountBic: null,
  bankAccountInstitute: null,
  notes: null,
  types: [],
  parent: null,
  street: null,
  streetNumber: null,
  zipCode: null,
  city: null,
  accountingContact: null,
  children: [],
  ...stored,
  ...facts,
})

const sources = () => ({
  addresses: {
    mapsAddress: mapsSource,
    personAddress: mapsSource,
    businessPartner: partnerAddressSource(),
  },
  contact: personSource() as never,
})

const types = [
  { id: 1, name: 'Florist', ...stored },
  { id: 2, name: 'Kirche', ...stored },
  { id: 3, name: 'Alte Art', ...stored, deleted: true },
]

const aServer = (more: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET /business-partner-types': ({ query }) => {
      const ids = query.get('filterIds')?.split(',').map(Number)
      return page(types.filter(({ id, deleted }) => ids?.includes(id) ?? !deleted))
    },
    'GET /business-partners': () =>
      page([aPartner({ id: 8, name: 'Kirchenkreis' }), aPartner({ id: 9, name: 'Gärtnerei Sommer', locked: true })]),
    'GET /persons': () => page([aPerson()]),
    'POST /business-partners': ({ body }) => answer(aPartner(body), 201),
    'PATCH /business-partners/6': ({ body }) => answer(aPartner({ ...body, version: 2 })),
    ...more,
  })

async function aForm(partner?: Partner) {
  const saved: Partner[] = []
  const form = await renderApp(
    <PartnerForm
      mode={partner ? 'update' : 'create'}
      {...(partner ? { partner } : {})}
      title="Geschäftspartner"
      sources={sources()}
      onSaved={(one) => saved.push(one)}
    />,
  ).screen
  await expect.element(form.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  return { form, saved, save: () => form.getByRole('button', { name: 'Speichern' }).click() }
}

test('the name is required, and e-mail addresses are valid or missing', async () => {
  const received = aServer()
  const { form, save } = await aForm()
  await form.getByRole('textbox', { name: 'E-Mail für Rechnungen' }).fill('x')
  await save()
  await expect.element(form.getByText('Dieses Feld ist erforderlich').first()).toBeVisible()
  await expect.element(form.getByText('Bitte eine gültige E-Mail-Adresse eingeben')).toBeVisible()
  expect(received.filter(({ path }) => path.startsWith('POST'))).toHaveLength(0)
})

test('types, parent and contact are found by typing; a locked partner says why it is not to be had', async () => {
  const received = aServer()
  const { form, saved, save } = await aForm()
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Innenstadtgemeinde')
  await form.getByRole('combobox', { name: 'Kategorien' }).click()
  await form.getByRole('option', { name: 'Kirche' }).click()
  await form.getByRole('option', { name: 'Florist' }).click()
  await userEvent.keyboard('{Escape}')
  await form.getByRole('combobox', { name: 'Übergeordnet' }).click()
  const locked = form.getByRole('option', { name: /Gärtnerei Sommer/ })
  await expect.element(locked).toHaveAttribute('aria-disabled', 'true')
  await expect.element(locked).toHaveTextContent('Gesperrt: kann nicht neu gewählt werden')
  await form.getByRole('option', { name: 'Kirchenkreis' }).click()
  await form.getByRole('combobox', { name: 'Ansprechpartner der Buchhaltung' }).click()
  await form.getByRole('option', { name: /Erna Schäfer/ }).click()
  await save()
  await expect.poll(() => saved).toHaveLength(1)
  expect(received.find(({ path }) => path.startsWith('POST'))?.body).toMatchObject({
    name: 'Innenstadtgemeinde',
    typeIds: [2, 1],
    parentId: 8,
    accountingContactId: 11,
    locked: false,
    address: null,
  })
})

test('who may not read persons sees the contact and why he chooses none, and nothing is asked', async () => {
  const me = aMe({ permissions: ['BusinessPartner:CreateOrEdit', 'BusinessPartner:Read'] })
  session.start(me)
  const received = aServer()
  const accountingContact = { id: 11, firstName: 'Erna', lastName: 'Schäfer', deleted: false }
  const partner = aPartner({ accountingContactId: 11, accountingContact })
  const form = await renderApp(
    <PartnerForm mode="update" partner={partner} title="Geschäftspartner" sources={partnerSources(partner)} />,
  ).screen
  const contact = form.getByRole('combobox', { name: 'Ansprechpartner der Buchhaltung' })
  await expect.element(contact).toHaveValue('Erna Schäfer')
  await expect.element(contact).toBeDisabled()
  await expect.element(form.getByText('Ihnen fehlt das Recht, diese Liste zu lesen')).toBeVisible()
  expect(received.filter(({ path }) => path.endsWith('/persons'))).toEqual([])
})

test('a VAT id from outside the EU is pointed out and stored, and contacts are held to their types', async () => {
  const received = aServer()
  const contactDetails = [{ _id: 'a', type: 'PHONE' as const, value: '03581 4000' }]
  const { form, save } = await aForm(aPartner({ contactDetails }))
  const vatId = form.getByRole('textbox', { name: /USt-IdNr/ })
  await vatId.fill('CHE-123.456.789 MWST')
  await expect.element(form.getByText(/von außerhalb der EU/)).toBeVisible()
  const number = form.getByRole('textbox', { name: 'Angabe' })
  await number.fill('erna@post.example')
  await save()
  await expect.element(form.getByText(/Bitte eine Telefonnummer eingeben/)).toBeVisible()
  await number.fill('03581/4000-12')
  await save()
  await expect
    .poll(() => received.find(({ path }) => path.startsWith('PATCH'))?.body)
    .toEqual({ vatId: 'CHE123456789MWST', contactDetails: [{ _id: 'a', type: 'PHONE', value: '03581/4000-12' }] })
})

test('a reference that is no Leitweg-ID is pointed out and stored all the same', async () => {
  const received = aServer()
  const { form, save } = await aForm(aPartner())
  const reference = form.getByRole('textbox', { name: /Käufer-Referenz/ })
  await reference.fill('14626110-0001-71')
  await expect.element(form.getByText(/Prüfziffern dieser Leitweg-ID/)).toBeVisible()
  await reference.fill('14626110-0001-70')
  await expect.element(form.getByText(/Leitweg-ID stimmen nicht/)).not.toBeInTheDocument()
  await reference.fill('Bestellung 5')
  await expect.element(form.getByText(/Das ist keine Leitweg-ID/)).toBeVisible()
  await save()
  await expect
    .poll(() => received.find(({ path }) => path.startsWith('PATCH'))?.body)
    .toEqual({
      buyerReference: 'Bestellung 5',
    })
})

test('a type that has been deleted stays where it is, in red, and can be taken away', async () => {
  const received = aServer()
  const { form, save } = await aForm(aPartner({ typeIds: [3, 1] }))
  const old = form.getByRole('button', { name: 'Alte Art' })
  await expect.element(old).toHaveAttribute('title', 'Dieser Eintrag wurde gelöscht')
  expect(old.element().className).toContain('colorError')
  await form.getByRole('combobox', { name: 'Kategorien' }).click()
  await userEvent.keyboard('{Backspace}{Escape}')
  await save()
  await expect.poll(() => received.find(({ path }) => path.startsWith('PATCH'))?.body).toEqual({ typeIds: [3] })
})

test('a partner above itself is refused at the field of the parent', async () => {
  aServer({
    'PATCH /business-partners/6': () =>
      problem(400, 'INVALID_INPUT', { errors: [{ field: 'parentId', message: 'partnerAboveItself' }] }),
  })
  const { form, save } = await aForm(aPartner())
  await form.getByRole('combobox', { name: 'Übergeordnet' }).click()
  await form.getByRole('option', { name: 'Kirchenkreis' }).click()
  await save()
  await expect.element(form.getByText('Ein Geschäftspartner kann sich nicht selbst übergeordnet sein')).toBeVisible()
})

test('notes are stored while one writes', async () => {
  const received = aServer()
  const form = await renderApp(<PartnerNotes mode="update" partner={aPartner()} title="Notizen" />).screen
  await form.getByRole('textbox', { name: 'Notizen' }).fill('Tor nur bis 16 Uhr offen')
  await expect
    .poll(() => received.find(({ path }) => path.startsWith('PATCH'))?.body)
    .toEqual({
      notes: 'Tor nur bis 16 Uhr offen',
    })
})
