import type { Person } from '@pietas/contract/persons'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, aPerson, fakeServer, page, problem, renderApp } from '../kit/testing'
import { PersonForm } from './person-form'

type Mode = 'create' | 'update' | 'view'

async function aForm(mode: Mode = 'create', person?: Person) {
  const saved: Person[] = []
  const { screen, router } = renderApp(
    <PersonForm
      mode={mode}
      title="Person"
      onSaved={(stored) => saved.push(stored)}
      onCancel={() => undefined}
      {...(person ? { person } : {})}
    />,
  )
  const form = await screen
  await expect.element(form.getByRole('heading', { name: 'Bankverbindung' })).toBeVisible()
  return { form, saved, router }
}

type Form = Awaited<ReturnType<typeof aForm>>['form']

const field = (form: Form, name: string) => form.getByRole('textbox', { name, exact: true })

async function choose(form: Form, name: string, option: string) {
  await form.getByRole('combobox', { name }).click()
  await form.getByRole('option', { name: option, exact: true }).click()
}

async function typeDate(form: Form, name: string, digits: string) {
  await field(form, name).fill(digits)
  await userEvent.keyboard('{Tab}')
}

async function fillErna(form: Form) {
  await choose(form, 'Anrede', 'Frau')
  await field(form, 'Vorname').fill('Erna')
  await field(form, 'Nachname').fill('Schäfer')
  await typeDate(form, 'Geburtsdatum', '03021941')
}

const save = (form: Form) => form.getByRole('button', { name: 'Speichern' }).click()

test('the sections stand in the order of the document, those of a death only for the deceased', async () => {
  const { form } = await aForm()
  const titles = () =>
    form
      .getByRole('heading', { level: 2 })
      .elements()
      .map((heading) => heading.textContent)
  const living = ['Stammdaten', 'Kontaktdaten', 'Familienstand und Beziehungen', 'Weitere Angaben', 'Bankverbindung']
  await expect.poll(titles).toEqual(living)
  await form.getByRole('switch', { name: 'Verstorben' }).click()
  await expect.poll(titles).toEqual(living.toSpliced(1, 0, 'Sterbedaten', 'Sterbeurkunde / Beurkundung'))
})

test('names are there first and keep what is typed into them while the rest is built', async () => {
  const came: (string | undefined)[] = []
  const names = ['lastName', 'street', 'phone']
  const watch = new MutationObserver(() => {
    const next = names.filter((name) => !came.includes(name) && document.querySelector(`[name=${name}]`))
    if (next.length > 0) came.push(next.join())
  })
  watch.observe(document.body, { childList: true, subtree: true })
  const { screen } = renderApp(
    <PersonForm mode="create" title="Person" onSaved={() => undefined} onCancel={() => undefined} />,
  )
  const form = await screen
  await expect.poll(() => document.querySelector('[name=lastName]')).not.toBeNull()
  field(form, 'Nachname').element().focus()
  await userEvent.keyboard('Schäfer')
  await expect.element(form.getByRole('heading', { name: 'Bankverbindung' })).toBeVisible()
  await expect.element(field(form, 'Straße')).toBeVisible()
  await expect.element(field(form, 'Nachname')).toHaveValue('Schäfer')
  await expect.element(field(form, 'Nachname')).toHaveFocus()
  watch.disconnect()
  expect(came).toEqual(names)
})

test('a salutation suggests the gender only while none is chosen', async () => {
  const { form } = await aForm()
  await choose(form, 'Anrede', 'Herr')
  await expect.element(form.getByRole('combobox', { name: 'Geschlecht' })).toHaveTextContent('männlich')
  await choose(form, 'Anrede', 'Frau')
  await expect.element(form.getByRole('combobox', { name: 'Geschlecht' })).toHaveTextContent('männlich')
})

test('a required field complains when it is left, and the first one gets the focus on saving', async () => {
  const received = fakeServer({})
  const { form } = await aForm()
  await field(form, 'Vorname').click()
  expect(form.getByText('Dieses Feld ist erforderlich').elements()).toHaveLength(0)
  await userEvent.keyboard('{Tab}')
  await expect.element(form.getByText('Dieses Feld ist erforderlich')).toBeVisible()
  await save(form)
  await expect.element(form.getByRole('combobox', { name: 'Geschlecht' })).toHaveFocus()
  expect(received).toHaveLength(0)
})

test('a new person is stored with null for what is empty', async () => {
  const received = fakeServer({ 'POST /persons': ({ body }) => answer(aPerson(body), 201) })
  const { form, saved } = await aForm()
  await fillErna(form)
  await field(form, 'Telefon').fill('+49 30 123')
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(received[0]?.path).toBe('POST /api/v2/tenants/1/legal-entities/1/persons')
  expect(received[0]?.headers.get('idempotency-key')).toBeTruthy()
  expect(received[0]?.body).toMatchObject({
    firstName: 'Erna',
    gender: 'FEMALE',
    dateOfBirth: '1941-02-03',
    phone: '+4930123',
    email: null,
    placeOfDeath: null,
  })
  await expect.element(form.getByText('Die Person wurde gespeichert')).toBeVisible()
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('the keyboard shortcut saves', async () => {
  const received = fakeServer({ 'POST /persons': ({ body }) => answer(aPerson(body), 201) })
  const { form } = await aForm()
  await fillErna(form)
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => received.length).toBe(1)
})

test('saving twice at once sends once, and takes no more text until it is done', async () => {
  const stored = Promise.withResolvers<void>()
  const received = fakeServer({
    'POST /persons': async ({ body }) => {
      await stored.promise
      return answer(aPerson(body), 201)
    },
  })
  const { form, saved } = await aForm()
  await fillErna(form)
  await field(form, 'Beruf').click()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => received.length).toBe(1)
  await userEvent.keyboard('{Control>}s{/Control}xyz')
  stored.resolve()
  await expect.poll(() => saved).toHaveLength(1)
  expect(received).toHaveLength(1)
  await expect.element(field(form, 'Beruf')).toHaveValue('')
})

test('what is typed while a change is stored stays and is saved next', async () => {
  const stored = Promise.withResolvers<void>()
  const received = fakeServer({
    'PATCH /persons/11': async ({ body }) => {
      await stored.promise
      return answer(aPerson({ ...body, version: 2 }))
    },
  })
  const { form, saved } = await aForm('update', aPerson())
  await field(form, 'Beruf').fill('Schneider')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => received.length).toBe(1)
  await userEvent.keyboard('in')
  stored.resolve()
  await expect.element(form.getByText('Die Person wurde gespeichert')).toBeVisible()
  expect(saved).toHaveLength(0)
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(received[1]?.body).toEqual({ profession: 'Schneiderin' })
  expect(received[1]?.headers.get('if-match')).toBe('"2"')
})

test('a finding at a field that the form does not have is said above the others', async () => {
  const errors = [{ field: 'currentPosition.city', message: 'common.validation-too-long' }]
  fakeServer({ 'POST /persons': () => problem(400, 'INVALID_INPUT', { errors }) })
  const { form } = await aForm()
  await fillErna(form)
  await save(form)
  await expect.element(form.getByText('Der Text ist zu lang')).toBeVisible()
})

test('a birth after the death is refused at the birth date', async () => {
  const { form } = await aForm('update', aPerson({ deceased: true, deceasedAt: '1941-02-02' }))
  await typeDate(form, 'Geburtsdatum', '04021941')
  await field(form, 'Geburtsort').click()
  await expect.element(form.getByText('Das Geburtsdatum darf nicht nach dem Sterbedatum liegen')).toBeVisible()
})

test('only what changed is sent, with the version that was seen', async () => {
  const received = fakeServer({ 'PATCH /persons/11': ({ body }) => answer(aPerson({ ...body, version: 2 })) })
  const { form } = await aForm('update', aPerson({ weight: 72 }))
  await field(form, 'Ort').fill('')
  await field(form, 'Beruf').fill('Schneiderin')
  await save(form)
  await expect.poll(() => received).toHaveLength(1)
  expect(received[0]?.body).toEqual({ city: null, profession: 'Schneiderin' })
  expect(received[0]?.headers.get('if-match')).toBe('"1"')
})

test('a message of the server lands at its field and the text stays', async () => {
  const errors = [{ field: 'email', message: 'email-no-umlauts' }]
  fakeServer({ 'POST /persons': () => problem(400, 'INVALID_INPUT', { errors }) })
  const { form } = await aForm()
  await fillErna(form)
  await save(form)
  await expect.element(form.getByText('Die E-Mail-Adresse darf keine Umlaute enthalten')).toBeVisible()
  await expect.element(form.getByText('Die Person konnte nicht gespeichert werden')).toBeVisible()
  await expect.element(field(form, 'Vorname')).toHaveValue('Erna')
})

test('what both have changed is asked about, and nothing of either side is lost', async () => {
  const theirs = aPerson({ version: 5, city: 'Potsdam', profession: 'Bäckerin', gender: 'DIVERSE' })
  const received = fakeServer({
    'PATCH /persons/11': ({ headers, body }) =>
      headers.get('if-match') === '"5"'
        ? answer({ ...theirs, ...body, version: 6 })
        : problem(412, 'STALE_VERSION', { current: theirs }),
  })
  const { form, saved } = await aForm('update', aPerson())
  await field(form, 'Beruf').fill('Schneiderin')
  await choose(form, 'Geschlecht', 'männlich')
  await save(form)
  const dialog = form.getByRole('dialog', { name: 'Dieser Datensatz wurde inzwischen geändert' })
  await expect.element(dialog.getByRole('radio', { name: 'Ihre Eingabe männlich' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Inzwischen gespeichert divers' }).click()
  await expect.element(dialog.getByRole('radio', { name: 'Inzwischen gespeichert Bäckerin' })).toBeVisible()
  expect(dialog.getByRole('group').elements()).toHaveLength(2)
  await dialog.getByRole('button', { name: 'Übernehmen und speichern' }).click()
  await expect.poll(() => saved).toHaveLength(1)
  expect(received[1]?.body).toEqual({ profession: 'Schneiderin' })
  await expect.element(field(form, 'Ort')).toHaveValue('Potsdam')
})

test('a possible duplicate is shown, and created only when the person insists', async () => {
  const double = { ...aPerson({ id: 3 }), score: 0.9, reasons: ['sameBirthDate', 'sameName'] }
  const received = fakeServer({
    'POST /persons': ({ query, body }) =>
      query.get('ignoreDuplicates') ? answer(aPerson(body), 201) : problem(409, 'DUPLICATE', { duplicates: [double] }),
  })
  const { form, saved } = await aForm()
  await fillErna(form)
  await save(form)
  const dialog = form.getByRole('dialog', { name: 'Diese Person gibt es vielleicht schon' })
  await expect.element(dialog.getByText('Schäfer, Erna')).toBeVisible()
  await expect.element(dialog.getByText('90 %')).toBeVisible()
  await expect.element(dialog.getByText('gleiches Geburtsdatum, gleicher Name')).toBeVisible()
  await expect.element(form.getByText('Es gibt bereits eine sehr ähnliche Person')).toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(field(form, 'Vorname')).toHaveValue('Erna')
  expect(saved).toHaveLength(0)
  await save(form)
  await dialog.getByRole('button', { name: 'Trotzdem anlegen' }).click()
  await expect.poll(() => saved).toHaveLength(1)
  expect(received.map(({ query }) => query.get('ignoreDuplicates'))).toEqual([null, null, 'true'])
})

test('instead of a new person the one who is there already can be taken', async () => {
  const double = { ...aPerson({ id: 3 }), score: 0.9, reasons: ['sameBirthDate', 'sameName'] }
  const received = fakeServer({
    'POST /persons': () => problem(409, 'DUPLICATE', { duplicates: [double] }),
    'GET /persons/3': () => answer(aPerson({ id: 3 })),
  })
  const { form, saved } = await aForm()
  await fillErna(form)
  await save(form)
  await form.getByRole('dialog').getByRole('button', { name: 'Diese Person nehmen' }).click()
  await expect.poll(() => saved).toMatchObject([{ id: 3 }])
  expect(received.filter(({ path }) => path.startsWith('POST'))).toHaveLength(1)
})

test('a renamed person is stored, and stands beside the one that he looks like', async () => {
  const double = { ...aPerson({ id: 3 }), score: 0.7, reasons: ['sameBirthDate', 'similarName'] }
  fakeServer({
    'PATCH /persons/11': ({ query, body }) =>
      query.get('ignoreDuplicates') ? answer(aPerson(body)) : problem(409, 'DUPLICATE', { duplicates: [double] }),
  })
  const { form, saved, router } = await aForm('update', aPerson({ lastName: 'Meier' }))
  await field(form, 'Nachname').fill('Schaefer')
  await save(form)
  await form.getByRole('dialog').getByRole('button', { name: 'Zusammenführen' }).click()
  await expect
    .poll(() => router.state.location.state.drawer)
    .toEqual({ name: 'merge', props: { personId: 11, otherId: 3 } })
  expect(saved).toHaveLength(0)
})

test('a renamed person that looks like another one is stored only when somebody insists', async () => {
  const double = { ...aPerson({ id: 3 }), score: 0.7, reasons: ['sameBirthDate', 'similarName'] }
  const received = fakeServer({
    'PATCH /persons/11': ({ query, body }) =>
      query.get('ignoreDuplicates') ? answer(aPerson(body)) : problem(409, 'DUPLICATE', { duplicates: [double] }),
    'GET /persons/3': () => answer(aPerson({ id: 3, firstName: 'Erna Luise' })),
  })
  const { form, saved } = await aForm('update', aPerson({ lastName: 'Meier' }))
  await field(form, 'Nachname').fill('Schaefer')
  await save(form)
  const dialog = form.getByRole('dialog', { name: 'Diese Person gibt es vielleicht schon' })
  await expect.element(dialog.getByText('ähnlich klingender Name')).toBeVisible()
  await dialog.getByRole('button', { name: 'Person öffnen' }).click()
  const other = form.getByRole('dialog', { name: /Erna Luise/ })
  await expect.element(other).toBeVisible()
  await other.getByRole('button', { name: 'Schließen' }).first().click()
  await dialog.getByRole('button', { name: 'Trotzdem speichern' }).click()
  await expect.poll(() => saved).toHaveLength(1)
  expect(received.at(-1)?.body).toEqual({ lastName: 'Schaefer' })
})

test('infectiousness travels as two answers with a new person, as one value with a change', async () => {
  const received = fakeServer({
    'POST /persons': ({ body }) => answer(aPerson(body), 201),
    'PATCH /persons/11': ({ body }) => answer(aPerson(body)),
  })
  const { form, saved } = await aForm()
  await form.getByRole('switch', { name: 'Verstorben' }).click()
  await fillErna(form)
  await form.getByRole('button', { name: 'hochinfektiös' }).click()
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(received[0]?.body).toMatchObject({ infectious: false, highlyInfectious: true })
  expect(received[0]?.body).not.toHaveProperty('infectiousData')
  await form.unmount()
  const second = await aForm('update', aPerson({ deceased: true }))
  await second.form.getByRole('button', { name: 'infektiös', exact: true }).click()
  await save(second.form)
  await expect.poll(() => received.at(-1)?.body).toEqual({ infectiousData: 'INFECTIOUS' })
})

test('a German account number brings its bank, and never replaces what somebody wrote', async () => {
  const { form } = await aForm()
  await field(form, 'IBAN').fill('DE89 3704 0044 0532 0130 00')
  await userEvent.keyboard('{Tab}')
  await expect.element(field(form, 'BIC')).toHaveValue('COBADEFFXXX')
  await expect.element(field(form, 'Kreditinstitut')).toHaveValue('Commerzbank')
  await field(form, 'Kreditinstitut').fill('Meine Bank')
  await field(form, 'IBAN').fill('DE02120300000000202051')
  await userEvent.keyboard('{Tab}')
  await expect.element(field(form, 'BIC')).toHaveValue('BYLADEM1001')
  await expect.element(field(form, 'Kreditinstitut')).toHaveValue('Meine Bank')
})

const hospital = {
  name: 'Klinikum',
  street: 'Hauptstr.',
  streetNumber: '1',
  zipCode: '02826',
  city: 'Görlitz',
  country: null,
  lat: 51.1,
  lng: 14.9,
}

test('the place of death becomes the current position with one press', async () => {
  const received = fakeServer({ 'PATCH /persons/11': ({ body }) => answer(aPerson(body)) })
  const { form } = await aForm('update', aPerson({ deceased: true, placeOfDeath: hospital }))
  await form.getByRole('button', { name: 'Als aktuellen Ort setzen' }).click()
  await expect.element(form.getByText('Aktueller Ort: Klinikum, Hauptstr. 1, 02826 Görlitz')).toBeVisible()
  await expect.element(form.getByText('Der Vorgang wurde gespeichert')).toBeVisible()
  expect(received.at(-1)?.body).toEqual({ currentPosition: hospital })
  expect(form.getByRole('button', { name: 'Als aktuellen Ort setzen' }).elements()).toHaveLength(0)
})

test('a position that cannot be stored is taken back', async () => {
  const refused = Promise.withResolvers<void>()
  fakeServer({
    'PATCH /persons/11': async () => {
      await refused.promise
      return problem(500, 'UNEXPECTED')
    },
  })
  const { form } = await aForm('update', aPerson({ deceased: true, placeOfDeath: hospital }))
  await form.getByRole('button', { name: 'Als aktuellen Ort setzen' }).click()
  await expect.element(form.getByText(/Aktueller Ort/)).toBeVisible()
  refused.resolve()
  await expect.element(form.getByText('Der Vorgang konnte nicht gespeichert werden')).toBeVisible()
  await expect.element(form.getByRole('button', { name: 'Als aktuellen Ort setzen' })).toBeVisible()
})

test('without a place of death the position cannot be set, with a position there is nothing to set', async () => {
  const { form } = await aForm('update', aPerson({ deceased: true }))
  await expect.element(form.getByRole('button', { name: 'Als aktuellen Ort setzen' })).toBeDisabled()
  await form.unmount()
  const known = aPerson({ deceased: true, placeOfDeath: hospital, currentPosition: hospital })
  const second = await aForm('update', known)
  expect(second.form.getByRole('button', { name: 'Als aktuellen Ort setzen' }).elements()).toHaveLength(0)
})

test('an unfinished entry comes back after a reload, and goes when it is discarded', async () => {
  const first = await aForm()
  await field(first.form, 'Vorname').fill('Erna')
  await first.form.unmount()
  const { form } = await aForm()
  await expect.element(field(form, 'Vorname')).toHaveValue('Erna')
  await form.getByRole('button', { name: 'Verwerfen' }).click()
  await expect.element(field(form, 'Vorname')).toHaveValue('')
})

test('a new contact starts as an e-mail and wants a value', async () => {
  const { form } = await aForm()
  await form.getByRole('button', { name: 'Kontakt hinzufügen' }).click()
  await expect.element(form.getByRole('combobox', { name: 'Art' })).toHaveTextContent('E-Mail')
  await field(form, 'Angabe').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(form.getByText('Dieses Feld ist erforderlich')).toBeVisible()
})

test('size takes digits, weight a dot that is cut', async () => {
  const received = fakeServer({ 'PATCH /persons/11': ({ body }) => answer(aPerson(body)) })
  const { form } = await aForm('update', aPerson({ deceased: true }))
  await field(form, 'Größe').fill('17a5')
  await expect.element(field(form, 'Größe')).toHaveValue('175')
  await field(form, 'Gewicht').fill('72.9kg')
  await expect.element(field(form, 'Gewicht')).toHaveValue('72.9')
  await save(form)
  await expect.poll(() => received).toHaveLength(1)
  expect(received[0]?.body).toEqual({ size: 175, weight: 72 })
})

test('an employee as registrar is the one who types', async () => {
  fakeServer({
    'GET /users': () => page([{ id: 7, firstName: 'Maria', lastName: 'Kowalski', email: '', deleted: false }]),
  })
  const { form } = await aForm('update', aPerson({ deceased: true }))
  await choose(form, 'Angezeigt durch', 'Mitarbeiter')
  await expect.element(form.getByRole('combobox', { name: 'Anzeigender Mitarbeiter' })).toHaveValue('Maria Kowalski')
})

test('whoever may only look finds every field locked and nothing to save', async () => {
  const { form } = await aForm(
    'view',
    aPerson({ deceased: true, contactDetails: [{ _id: 'a', type: 'FAX', value: '030 1' }] }),
  )
  const inputs = [...document.querySelectorAll('form input, form textarea:not([aria-hidden])')] as HTMLInputElement[]
  expect(inputs.filter((input) => !input.disabled).map((input) => input.name)).toEqual([])
  expect(form.getByRole('button', { name: 'Speichern' }).elements()).toHaveLength(0)
  expect(form.getByRole('button', { name: 'Kontakt hinzufügen' }).elements()).toHaveLength(0)
})

test('the list of the sections leads to each, says where one is, and is one step of the Tab key', async () => {
  const person = aPerson({ deceased: true, deceasedAt: '2026-11-05' })
  const { form } = await aForm('update', person)
  const list = form.getByRole('navigation', { name: 'Abschnitte' })
  const names = () =>
    list
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(names)
    .toEqual([
      'Stammdaten',
      'Sterbedaten',
      'Sterbeurkunde / Beurkundung',
      'Kontaktdaten',
      'Familienstand und Beziehungen',
      'Weitere Angaben',
      'Bankverbindung',
      'Vorgänge',
    ])
  const fields = document.querySelector('[data-form="fields"]') as HTMLElement
  fields.style.cssText = 'flex: none; height: 400px'
  const here = () => list.element().querySelector('[aria-current]')?.textContent
  expect(here()).toBe('Stammdaten')
  expect(list.element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  ;(list.getByRole('button', { name: 'Stammdaten' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  await expect.poll(here).toBe('Kontaktdaten')
  const section = form.getByRole('region', { name: 'Kontaktdaten' })
  await expect.element(section.getByRole('textbox').first()).toHaveFocus()
  const bar = list.element().getBoundingClientRect()
  expect(section.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom)
  expect(bar.top).toBeCloseTo(fields.getBoundingClientRect().top, 0)
})

test('the processes of a person stand in his form, as ways to them', async () => {
  const process = { id: 44, type: 'DEATH', status: 'ACTIVE', deceased: 'Karl Muster' } as Person['processes'][number]
  const { form } = await aForm('update', aPerson({ processes: [process] }))
  const section = form.getByRole('region', { name: 'Vorgänge' })
  await expect.element(section.getByRole('link', { name: 'Vorgang 44' })).toHaveAttribute('href', '/processes/44')
})
