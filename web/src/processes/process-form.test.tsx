import type { Process } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { session } from '../kit/session'
import { aMe, answer, aPerson, fakeServer, page, problem, renderApp } from '../kit/testing'
import { ProcessForm } from './process-form'

const stored = { deleted: false, version: 1, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 }
const karl = aPerson({ id: 20, firstName: 'Karl', lastName: 'Muster', deceased: true, deceasedAt: '2026-11-05' })
const anna = aPerson({ id: 21, firstName: 'Anna', lastName: 'Muster' })
const fire = { id: 2, name: 'Feuerbestattung', isCremation: true, ...stored }
const urn = { id: 3, name: 'Urnenbeisetzung', burialTypeId: 2, burialType: fire, ...stored }
const branch = { id: 4, name: 'Filiale Mitte', ...stored }
const parent = { id: 100, type: 'DEATH', deceasedPerson: karl, ...stored }

type Routes = Parameters<typeof fakeServer>[0]

/** A funeral home with one of everything; it refuses or takes new processes as told. */
const aFuneralHome = (create: Routes[string], more: Routes = {}) =>
  fakeServer({
    'GET /burial-types': () => page([fire]),
    'GET /burial-forms': () => page([urn]),
    'GET /branches': () => page([branch]),
    'GET /business-partners': () => page([{ id: 6, name: 'Stadt Görlitz', nameAffix: null, address: null, ...stored }]),
    'GET /persons': ({ query }) =>
      page([karl, anna].filter((person) => person.firstName.includes(query.get('query') ?? ''))),
    'GET /processes': () => page([parent]),
    'GET /relationships': () => answer({ items: [] }),
    'GET /grave-types': () => page([{ id: 8, name: 'Urnengrab', ...stored }]),
    'GET /product-categories': () => page([]),
    'POST /processes': create,
    ...more,
  })

const twoBranches: Routes = { 'GET /branches': () => page([branch, { ...branch, id: 5, name: 'Filiale Süd' }]) }

type Requests = ReturnType<typeof aFuneralHome>
const posts = (received: Requests) => received.filter(({ path }) => path.startsWith('POST'))
const postOf = (received: Requests) => posts(received).at(-1)?.body

async function aForm() {
  const saved: Process[] = []
  const form = await renderApp(
    <ProcessForm title="Vorgang" onSaved={(process) => saved.push(process)} onCancel={() => undefined} />,
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
  expect(postOf(received)).toMatchObject({
    type: 'DEATH',
    recordingType: 'BY_PHONE',
    burialFormId: 3,
    legalEntityBranchId: 4,
    legalEntityId: 1,
    deceasedPersonId: 20,
    clientPersonId: 21,
    clientPersonInProcessRole: 'InCharge',
    clientPersonRelationship: null,
    parentId: null,
    cemeteryId: null,
    freeDeathCertificateCount: 0,
    allowDisclosureOfInformation: false,
    cancelPension: false,
    requestAdvance: false,
    changeBankAccount: false,
    platformAccessInvitedPersonIds: [],
    processPersons: [],
    businessPartnerIds: [],
  })
  expect(postOf(received)).not.toHaveProperty('burialTypeId')
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
  aFuneralHome(({ body }) => created(body), twoBranches)
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
  await form.getByRole('button', { name: 'Geschäftspartner', exact: true }).click()
  await choose(form, 'Auftraggebender Geschäftspartner', 'Stadt Görlitz')
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(postOf(received)).toMatchObject({ clientBusinessPartnerId: 6, clientPersonId: null })
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
  expect(postOf(received)).toEqual({ type: 'ADDITIONAL', parentId: 100, deceasedPersonId: 20, legalEntityId: 1 })
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
  expect(posts(received).at(-1)?.query.get('ignoreDuplicates')).toBe('true')
})

test('what speaks against the family is asked about, and stored only when the person insists', async () => {
  const doubt = {
    ...{ index: 0, reason: 'TWO_MARRIAGES', person: 'Karl Muster', relatedPerson: 'Vera Zweite' },
    ...{ relationshipType: null, maritalStatus: 'MARRIED', marriageDate: null, divorceDate: null },
  }
  const received = aFuneralHome(({ query, body }) =>
    query.get('ignoreDoubts') ? created(body) : problem(409, 'DOUBTFUL_RELATIONSHIP', { doubts: [doubt] }),
  )
  const { form, saved } = await aForm()
  await fillCase(form)
  await choose(form, 'Auftraggebende Person', 'Anna Muster')
  await save(form)
  const dialog = form.getByRole('dialog', { name: 'Stimmt das so?' })
  await expect.element(dialog).toHaveTextContent('Karl Muster · Vera Zweite')
  await dialog.getByRole('button', { name: 'Trotzdem speichern' }).click()
  await expect.poll(() => saved).toHaveLength(1)
  expect(posts(received)).toHaveLength(2)
})

const unfold = (form: Form, name: string) => form.getByRole('button', { name, exact: true }).click()

test('what is mostly the same is filled in: the only branch, and the way the last order came', async () => {
  aFuneralHome(({ body }) => created({ ...body, recordingType: 'AT_BRANCH', legalEntityId: 1 }))
  const first = await aForm()
  await expect.element(first.form.getByRole('combobox', { name: 'Filiale' })).toHaveValue('Filiale Mitte')
  await fillCase(first.form)
  await choose(first.form, 'Auftraggebende Person', 'Anna Muster')
  await save(first.form)
  await expect.poll(() => first.saved).toHaveLength(1)
  await first.form.unmount()
  const { form } = await aForm()
  await expect.element(form.getByRole('combobox', { name: 'Aufnahme' })).toHaveTextContent('in der Filiale')
})

test('leaving the type of an additional process empties what it would have taken over', async () => {
  aFuneralHome(({ body }) => created(body))
  const { form } = await aForm()
  await choose(form, 'Aufnahme', 'telefonisch')
  await choose(form, 'Art', 'Zusatzvorgang')
  await choose(form, 'Art', 'Sterbefall')
  await expect.element(form.getByRole('combobox', { name: 'Filiale' })).toHaveValue('')
  await expect.element(form.getByRole('combobox', { name: 'Aufnahme' })).not.toHaveTextContent('telefonisch')
})

test('what the client is for the deceased is asked once, and only said when it is known', async () => {
  const child = { id: 1, relatedPersonId: 21, relationshipType: 'CHILD', maritalStatus: null }
  const received = aFuneralHome(({ body }) => created(body), {
    'GET /persons/20/relationships': () => answer({ items: [child] }),
  })
  const { form, saved } = await aForm()
  const relation = form.getByRole('combobox', { name: 'Beziehung zur verstorbenen Person' })
  await expect.element(relation).toHaveAttribute('aria-disabled', 'true')
  await fillCase(form)
  await choose(form, 'Auftraggebende Person', 'Anna Muster')
  await expect.element(form.getByText('Beziehung zur verstorbenen Person: Kind')).toBeVisible()
  await expect.element(relation).not.toBeInTheDocument()
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(postOf(received)).toMatchObject({ clientPersonRelationship: null })
})

test('a relationship that is not known yet is sent with its kind', async () => {
  const received = aFuneralHome(({ body }) => created(body))
  const { form, saved } = await aForm()
  await fillCase(form)
  await choose(form, 'Auftraggebende Person', 'Anna Muster')
  await choose(form, 'Beziehung zur verstorbenen Person', 'verwitwet')
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(postOf(received)).toMatchObject({ clientPersonRelationship: { maritalStatus: 'WIDOWED' } })
})

test('a section that is folded up opens by key, and by itself for a fault in it', async () => {
  const received = aFuneralHome(({ body }) => created(body))
  const { form, saved } = await aForm()
  await fillCase(form)
  await choose(form, 'Auftraggebende Person', 'Anna Muster')
  const portal = form.getByRole('button', { name: 'Kundenportal und Auskunft' })
  ;(portal.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}{Tab}{Tab}')
  await expect.element(form.getByRole('combobox', { name: 'Auskunft ab' })).toHaveFocus()
  await choose(form, 'Auskunft ab', 'durch Angehörige')
  await form.getByRole('switch', { name: 'Zugang zum Kundenportal gewünscht' }).click()
  await portal.click()
  await expect.element(form.getByRole('combobox', { name: 'Auskunft ab' })).not.toBeInTheDocument()
  await save(form)
  const informing = form.getByRole('combobox', { name: 'Auskunft gebende Person' })
  await expect.element(informing).toHaveFocus()
  expect(form.getByText('Dieses Feld ist erforderlich').elements()).toHaveLength(2)
  await choose(form, 'Auskunft gebende Person', 'Anna Muster')
  await form.getByRole('switch', { name: 'Zugang zum Kundenportal gewünscht' }).click()
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(postOf(received)).toMatchObject({ informationPolicy: 'RELATIVE', informingPersonId: 21 })
})

test('only who can be reached by e-mail is invited; the others say why not', async () => {
  const reachable = aPerson({ id: 22, firstName: 'Berta', lastName: 'Muster', email: 'berta@post.example' })
  const received = aFuneralHome(({ body }) => created(body), { 'GET /persons': () => page([karl, reachable]) })
  const { form, saved } = await aForm()
  await unfold(form, 'Kundenportal und Auskunft')
  const invited = form.getByRole('combobox', { name: 'Eingeladene Personen' })
  await invited.click()
  const refused = form.getByRole('option', { name: /Karl Muster/ })
  await expect.element(refused).toHaveAttribute('aria-disabled', 'true')
  const hint = refused.getByText('Keine E-Mail-Adresse: kann nicht eingeladen werden')
  const [red = 0, green = 0] = getComputedStyle(hint.element()).color.match(/\d+/g)?.map(Number) ?? []
  expect(red).toBeGreaterThan(2 * green)
  await form.getByRole('option', { name: /Berta Muster/ }).click()
  await userEvent.keyboard('{Escape}')
  await fillCase(form)
  await choose(form, 'Auftraggebende Person', 'Berta Muster')
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(postOf(received)).toMatchObject({ platformAccessInvitedPersonIds: [22] })
})

test('certificates are counted only while they are ordered, each kind by itself', async () => {
  aFuneralHome(({ body }) => created(body))
  const { form } = await aForm()
  await unfold(form, 'Sterbeurkunden')
  const free = form.getByRole('textbox', { name: 'Anzahl gebührenfrei' })
  await expect.element(free).toBeDisabled()
  await expect.element(free).toHaveValue('0')
  await form.getByRole('switch', { name: 'Gebührenfreie Sterbeurkunden' }).click()
  await free.fill('3')
  await expect.element(form.getByRole('textbox', { name: 'Anzahl gebührenpflichtig' })).toBeDisabled()
  await form.getByRole('switch', { name: 'Gebührenfreie Sterbeurkunden' }).click()
  await expect.element(free).toBeDisabled()
  await expect.element(free).toHaveValue('0')
})

test('the grave has nine places, and cemeteries are only partners of that type', async () => {
  const received = aFuneralHome(({ body }) => created(body))
  const { form } = await aForm()
  await unfold(form, 'Grab')
  await form.getByRole('combobox', { name: 'Gewünschte Lage' }).click()
  expect(form.getByRole('option').elements()).toHaveLength(10)
  await form.getByRole('option', { name: 'oben links' }).click()
  await form.getByRole('combobox', { name: 'Friedhof' }).click()
  await expect.element(form.getByRole('option', { name: 'Stadt Görlitz' })).toBeVisible()
  const asked = received.findLast(({ path }) => path.endsWith('/business-partners'))
  expect(JSON.parse(asked?.query.get('filters') ?? '{}')).toEqual({ typeName: 'Friedhof' })
})

test('further persons get a role, and the client is not given a second one', async () => {
  const received = aFuneralHome(({ body }) => created(body))
  const { form, saved } = await aForm()
  await fillCase(form)
  await choose(form, 'Auftraggebende Person', 'Anna Muster')
  await unfold(form, 'Weitere Personen')
  await form.getByRole('button', { name: 'Person hinzufügen' }).click()
  await expect.element(form.getByRole('combobox', { name: 'Rolle', exact: true })).toHaveTextContent('Sonstige')
  await save(form)
  await expect.element(form.getByText('Bitte eine Person wählen')).toBeVisible()
  await choose(form, 'Person', 'Anna Muster')
  await expect.element(form.getByText('Rolle im Vorgang: Sonstige')).toBeVisible()
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(postOf(received)).toMatchObject({
    processPersons: [{ personId: 21, role: 'Other' }],
    clientPersonInProcessRole: null,
  })
})

test('an additional process that was begun earlier comes back and asks only for its parent', async () => {
  const received = aFuneralHome(({ body }) => created(body))
  const first = await aForm()
  await choose(first.form, 'Art', 'Zusatzvorgang')
  await first.form.unmount()
  const { form, saved } = await aForm()
  await expect.element(form.getByText('Ihre angefangene Eingabe wurde wiederhergestellt.')).toBeVisible()
  await choose(form, 'Übergeordneter Vorgang', '100 · Karl Muster')
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(postOf(received)).toMatchObject({ type: 'ADDITIONAL', parentId: 100 })
})

test('whoever may not look at persons is offered none, and nothing is read of them', async () => {
  session.start(aMe({ permissions: ['Process:List', 'Process:Create'] }))
  const received = aFuneralHome(({ body }) => created(body))
  const { form } = await aForm()
  for (const name of ['Verstorbene Person', 'Auftraggebende Person'])
    await expect.element(form.getByRole('combobox', { name, exact: true })).toBeDisabled()
  expect(received.filter(({ path }) => /\/(persons|relationships)$/.test(path))).toEqual([])
})
