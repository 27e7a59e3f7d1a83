import type { Process } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { answer, aPerson, fakeServer, page, problem, renderApp } from '../kit/testing'
import { ProcessForm } from './process-form'

const stored = { deleted: false, version: 1, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 }
const karl = aPerson({ id: 20, firstName: 'Karl', lastName: 'Muster', deceased: true, deceasedAt: '2026-11-05' })
const anna = aPerson({ id: 21, firstName: 'Anna', lastName: 'Muster' })
const fire = { id: 2, name: 'Feuerbestattung', isCremation: true, ...stored }
const urn = { id: 3, name: 'Urnenbeisetzung', burialTypeId: 2, burialType: fire, ...stored }
const branch = { id: 4, name: 'Filiale Mitte', ...stored }
const parent = { id: 100, type: 'DEATH', deceasedPerson: karl, ...stored }

/** A funeral home with one of everything; it refuses or takes new processes as told. */
const aFuneralHome = (create: Parameters<typeof fakeServer>[0][string]) =>
  fakeServer({
    'GET /burial-types': () => page([fire]),
    'GET /burial-forms': () => page([urn]),
    'GET /branches': () => page([branch]),
    'GET /business-partners': () => page([{ id: 6, name: 'Stadt Görlitz', nameAffix: null, address: null, ...stored }]),
    'GET /persons': ({ query }) =>
      page([karl, anna].filter((person) => person.firstName.includes(query.get('query') ?? ''))),
    'GET /processes': () => page([parent]),
    'POST /processes': create,
  })

async function aForm() {
  const saved: Process[] = []
  const form = await renderApp(
    <ProcessForm mode="create" title="Vorgang" onSaved={(process) => saved.push(process)} onCancel={() => undefined} />,
  ).screen
  await expect.element(form.getByRole('combobox', { name: 'Art', exact: true })).toBeVisible()
  return { form, saved }
}

type Form = Awaited<ReturnType<typeof aForm>>['form']

async function choose(form: Form, name: string, option: string) {
  await form.getByRole('combobox', { name, exact: true }).click()
  await form.getByRole('option', { name: option }).first().click()
}

async function fillCase(form: Form) {
  await choose(form, 'Aufnahme', 'telefonisch')
  await choose(form, 'Bestattungsart', 'Feuerbestattung')
  await choose(form, 'Bestattungsform', 'Urnenbeisetzung')
  await choose(form, 'Filiale', 'Filiale Mitte')
  await choose(form, 'Verstorbene Person', 'Karl Muster')
}

const save = (form: Form) => form.getByRole('button', { name: 'Vorgang anlegen' }).click()
const created = (body: object) => answer({ id: 101, ...stored, ...body }, 201)

test('a death case with a person as client is created', async () => {
  const received = aFuneralHome(({ body }) => created(body))
  const { form, saved } = await aForm()
  await fillCase(form)
  await choose(form, 'Auftraggebende Person', 'Anna Muster')
  await choose(form, 'Rolle im Vorgang', 'Zuständige Person')
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(received.at(-1)?.body).toEqual({
    type: 'DEATH',
    recordingType: 'BY_PHONE',
    burialFormId: 3,
    legalEntityBranchId: 4,
    deceasedPersonId: 20,
    clientPersonId: 21,
    clientPersonInProcessRole: 'InCharge',
  })
  await expect.element(form.getByText('Der Vorgang wurde angelegt')).toBeVisible()
})

test('a form of burial can be chosen only after its type, and only among its own', async () => {
  const received = aFuneralHome(({ body }) => created(body))
  const { form } = await aForm()
  await expect.element(form.getByRole('combobox', { name: 'Bestattungsform' })).toBeDisabled()
  await choose(form, 'Bestattungsart', 'Feuerbestattung')
  await choose(form, 'Bestattungsform', 'Urnenbeisetzung')
  expect(received.findLast(({ path }) => path.endsWith('/burial-forms'))?.query.get('burialTypeIds')).toBe('2')
})

test('a missing branch and a missing client have words of their own', async () => {
  aFuneralHome(({ body }) => created(body))
  const { form } = await aForm()
  await save(form)
  await expect.element(form.getByText('Bitte eine Filiale wählen')).toBeVisible()
  await expect.element(form.getByText('Bitte einen Auftraggeber wählen')).toBeVisible()
  await expect.element(form.getByRole('combobox', { name: 'Aufnahme' })).toHaveFocus()
})

test('a business partner as client takes the place of the person', async () => {
  const received = aFuneralHome(({ body }) => created(body))
  const { form, saved } = await aForm()
  await fillCase(form)
  await choose(form, 'Auftraggebende Person', 'Anna Muster')
  await form.getByRole('button', { name: 'Geschäftspartner' }).click()
  await choose(form, 'Auftraggebender Geschäftspartner', 'Stadt Görlitz')
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(received.at(-1)?.body).toMatchObject({ clientBusinessPartnerId: 6 })
  expect(received.at(-1)?.body).not.toHaveProperty('clientPersonId')
})

test('an additional process asks only for its parent and takes over its deceased person', async () => {
  const received = aFuneralHome(({ body }) => created(body))
  const { form, saved } = await aForm()
  await choose(form, 'Art', 'Zusatzvorgang')
  await expect.element(form.getByRole('combobox', { name: 'Bestattungsart' })).not.toBeInTheDocument()
  await save(form)
  await expect.element(form.getByText('Bitte wählen Sie den übergeordneten Vorgang')).toBeVisible()
  await choose(form, 'Übergeordneter Vorgang', '100 · Karl Muster')
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(received.at(-1)?.body).toEqual({ type: 'ADDITIONAL', parentId: 100, deceasedPersonId: 20 })
})

test('a possible duplicate is shown, and created only when the person insists', async () => {
  const double = { ...parent, status: 'ACTIVE', clientPerson: anna, clientBusinessPartner: null }
  const received = aFuneralHome(({ query, body }) =>
    query.get('ignoreDuplicates') ? created(body) : problem(409, 'DUPLICATE', { duplicates: [double] }),
  )
  const { form, saved } = await aForm()
  await fillCase(form)
  await choose(form, 'Auftraggebende Person', 'Anna Muster')
  await save(form)
  const dialog = form.getByRole('dialog', { name: 'Diesen Vorgang gibt es vielleicht schon' })
  await expect
    .element(dialog.getByRole('link', { name: 'Vorgang 100 in neuem Tab öffnen' }))
    .toHaveAttribute('href', '/processes/100')
  await dialog.getByRole('button', { name: 'Trotzdem anlegen' }).click()
  await expect.poll(() => saved).toHaveLength(1)
  expect(received.at(-1)?.query.get('ignoreDuplicates')).toBe('true')
})
