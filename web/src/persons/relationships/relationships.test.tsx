import type { Person, Relationship } from '@pietas/contract/persons'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, aPerson, fakeServer, page, problem, type Received, renderApp } from '../../kit/testing'
import { PersonDrawer } from '../person-drawer'
import { PersonForm } from '../person-form'

const karl = aPerson({ id: 12, firstName: 'Karl', gender: 'MALE', dateOfBirth: '1938-05-01' })

const aRelationship = (facts: Partial<Relationship> = {}): Relationship => ({
  id: 21,
  personId: 11,
  inverse: false,
  relationshipType: null,
  maritalStatus: null,
  relatedPersonId: null,
  relatedPerson: null,
  relationshipWithoutPerson: true,
  marriageDate: null,
  marriagePlace: null,
  marriageRegistryOffice: null,
  marriageRegistryNumber: null,
  divorceDate: null,
  divorceDistrictCourt: null,
  divorceDistrictCourtReferenceNumber: null,
  deleted: false,
  version: 1,
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  createdBy: 7,
  updatedBy: 7,
  ...facts,
})

const withKarl = {
  relatedPersonId: 12,
  relationshipWithoutPerson: false,
  relatedPerson: {
    id: 12,
    firstName: 'Karl',
    lastName: 'Schäfer',
    dateOfBirth: '1938-05-01',
    deceasedAt: null,
    phone: '030123',
    email: 'karl@post.example',
    deleted: false,
  },
}

const married = aRelationship({ maritalStatus: 'MARRIED', ...withKarl })

async function aForm(person?: Person, mode: 'create' | 'update' | 'view' = person ? 'update' : 'create') {
  const saved: Person[] = []
  const opened: number[] = []
  const { screen } = renderApp(
    <PersonForm
      mode={mode}
      title="Person"
      onSaved={(stored) => saved.push(stored)}
      onCancel={() => undefined}
      onOpenPerson={(id) => opened.push(id)}
      {...(person ? { person } : {})}
    />,
  )
  const form = await screen
  await expect.element(form.getByRole('heading', { name: 'Bankverbindung' })).toBeVisible()
  return { form, saved, opened }
}

type Form = Awaited<ReturnType<typeof aForm>>['form']

async function choose(form: Form, name: string, option: string) {
  await form.getByRole('combobox', { name, exact: true }).click()
  await form.getByRole('option', { name: option, exact: true }).click()
}

const pickKarl = async (form: Form) => {
  await form.getByRole('combobox', { name: 'Person', exact: true }).click()
  await form.getByRole('option', { name: /Karl/ }).click()
}

const add = (form: Form) => form.getByRole('button', { name: 'Hinzufügen', exact: true }).click()

async function fillErna(form: Form) {
  await choose(form, 'Anrede', 'Frau')
  await form.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Erna')
  await form.getByRole('textbox', { name: 'Nachname' }).fill('Schäfer')
  await form.getByRole('textbox', { name: 'Geburtsdatum' }).fill('03021941')
  await userEvent.keyboard('{Tab}')
}

const save = (form: Form) => form.getByRole('button', { name: 'Speichern' }).click()

test('a new person takes her relationships along, in a second call', async () => {
  const received = fakeServer({
    'GET /persons': () => page([karl]),
    'POST /persons': ({ body }) => answer(aPerson(body), 201),
    'POST /relationships': () => answer([married], 201),
  })
  const { form, saved } = await aForm()
  await fillErna(form)
  await choose(form, 'Beziehung', 'verheiratet')
  await pickKarl(form)
  await add(form)
  await expect.element(form.getByRole('listitem').getByText('Karl Schäfer * 01.05.1938')).toBeVisible()
  await expect.element(form.getByRole('combobox', { name: 'Person', exact: true })).toHaveValue('')
  await form.getByRole('button', { name: 'Angaben zur Ehe' }).click()
  await expect.element(form.getByRole('button', { name: 'Angaben zur Ehe' })).toHaveAttribute('aria-expanded', 'true')
  await form.getByRole('textbox', { name: 'Ort der Eheschließung' }).fill('Görlitz')
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  const calls = received.filter(({ path }) => path.startsWith('POST'))
  expect(calls.map(({ path }) => path)).toEqual([
    'POST /api/v2/tenants/1/legal-entities/1/persons',
    'POST /api/v1/tenants/1/legal-entities/1/persons/11/relationships',
  ])
  expect(calls[0]?.body).not.toHaveProperty('relationships')
  expect(calls[1]?.body).toMatchObject([{ maritalStatus: 'MARRIED', relatedPersonId: 12, marriagePlace: 'Görlitz' }])
})

test('when the second call fails the person is not created twice and the rows stay', async () => {
  let fails = true
  const received = fakeServer({
    'POST /persons': ({ body }) => answer(aPerson(body), 201),
    'PATCH /persons/11': ({ body }) => answer(aPerson(body)),
    'POST /relationships': () => {
      if (!fails) return answer([married], 201)
      fails = false
      return problem(503, 'UNAVAILABLE')
    },
  })
  const { form, saved } = await aForm()
  await fillErna(form)
  await choose(form, 'Beziehung', 'Kind')
  await form.getByRole('switch', { name: 'ohne Person' }).click()
  await expect.element(form.getByRole('combobox', { name: 'Person', exact: true })).toBeDisabled()
  await add(form)
  await save(form)
  const hint = form.getByText('Die Person ist gespeichert, ihre Beziehungen noch nicht')
  await expect.element(hint).toBeVisible()
  await expect.element(form.getByText('Die Beziehung konnte nicht angelegt werden')).toBeVisible()
  await expect.element(form.getByRole('listitem').getByText('ohne Person')).toBeVisible()
  expect(saved).toHaveLength(0)
  await form.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.poll(() => saved).toHaveLength(1)
  expect(received.filter(({ path }) => path.endsWith('v2/tenants/1/legal-entities/1/persons'))).toHaveLength(1)
})

test('adding wants a type, and a person unless there is none', async () => {
  fakeServer({ 'GET /persons': () => page([karl]) })
  const { form } = await aForm()
  await add(form)
  await expect.poll(() => form.getByText('Dieses Feld ist erforderlich').elements()).toHaveLength(2)
  await form.getByRole('switch', { name: 'ohne Person' }).click()
  await add(form)
  await expect.poll(() => form.getByText('Dieses Feld ist erforderlich').elements()).toHaveLength(1)
})

test.each([
  ['collapsed', false, 500],
  ['open', true, 100],
])('a removed row that is %s leaves after its moment', async (_state, open, least) => {
  fakeServer({})
  const { form } = await aForm()
  await choose(form, 'Beziehung', 'geschieden')
  await form.getByRole('switch', { name: 'ohne Person' }).click()
  await add(form)
  const row = form.getByRole('listitem')
  await expect.element(row).toBeVisible()
  if (open) await form.getByRole('button', { name: 'Angaben zur Ehe' }).click()
  const element = row.element()
  const gone = new Promise<number>((resolve) => {
    const began = performance.now()
    element.querySelector<HTMLElement>('button:last-of-type[aria-label="Beziehung entfernen"]')?.click()
    const observer = new MutationObserver(() => {
      if (!element.isConnected) resolve(performance.now() - began)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  expect(element.isConnected).toBe(true)
  // A timer may be late, but never early.
  expect(await gone).toBeGreaterThan(least - 5)
})

test('of the same kind only types are offered when a row is edited', async () => {
  fakeServer({})
  const { form } = await aForm()
  await form.getByRole('combobox', { name: 'Beziehung', exact: true }).click()
  expect(form.getByRole('option').elements()).toHaveLength(19)
  await form.getByRole('option', { name: 'Kind', exact: true }).click()
  await form.getByRole('switch', { name: 'ohne Person' }).click()
  await add(form)
  await form.getByRole('button', { name: 'Beziehung bearbeiten' }).click()
  await form.getByRole('listitem').getByRole('combobox', { name: 'Beziehung', exact: true }).click()
  expect(form.getByRole('option').elements()).toHaveLength(16)
})

test('a stored person has a table, marriages first, each row open and stored by itself', async () => {
  const cousin = aRelationship({ id: 22, relationshipType: 'COUSIN', ...withKarl })
  const child = aRelationship({ id: 23, relationshipType: 'CHILD' })
  const received = fakeServer({
    'PATCH /relationships/21': ({ body }) => answer({ ...married, ...body, version: 2 }),
  })
  const { form } = await aForm(aPerson({ relationships: [child, cousin, married], relationshipStatus: 'MARRIED' }))
  const table = form.getByRole('table', { name: 'Beziehungen' })
  await expect.element(table).toBeVisible()
  const heads = table.getByRole('columnheader').elements()
  expect(heads.map((head) => head.textContent)).toEqual(['Beziehung', 'Name', 'Telefon', 'E-Mail'])
  const names = table.getByRole('button', { name: /Einzelheiten/ }).elements()
  expect(names.map((name) => name.getAttribute('aria-label'))).toEqual([
    'Einzelheiten der Beziehung Karl Schäfer',
    'Einzelheiten der Beziehung ohne Person',
  ])
  await expect.element(form.getByRole('heading', { name: /Familienstand/ })).toHaveTextContent(/verheiratet$/)
  await table.getByRole('textbox', { name: 'Ort der Eheschließung' }).fill('Görlitz')
  await expect.element(table.getByText('Gespeichert', { exact: true })).toBeVisible()
  expect(received[0]?.body).toEqual({ marriagePlace: 'Görlitz' })
  expect(received[0]?.headers.get('if-match')).toBe('"1"')
  await table.getByRole('button', { name: 'Einzelheiten der Beziehung Karl Schäfer' }).click()
  expect(table.getByRole('textbox', { name: 'Ort der Eheschließung' }).elements()).toHaveLength(0)
})

test('opened from a process the column of addresses is where its letters go', async () => {
  fakeServer({ 'GET /persons/11': () => answer(aPerson({ relationships: [married] })) })
  const { screen } = renderApp(<PersonDrawer personId={11} processId={70} onClose={() => undefined} />)
  const heads = (await screen).getByRole('table', { name: 'Beziehungen' }).getByRole('columnheader')
  await expect.element(heads.nth(3)).toHaveTextContent('Korrespondenz')
})

test('a row that cannot be stored says so and keeps what was typed', async () => {
  fakeServer({ 'PATCH /relationships/21': () => problem(500, 'UNEXPECTED') })
  const { form } = await aForm(aPerson({ relationships: [married] }))
  await form.getByRole('textbox', { name: 'Ort der Eheschließung' }).fill('Görlitz')
  await expect.element(form.getByText(/Nicht gespeichert/)).toBeVisible()
  await expect.element(form.getByText('Die Beziehung konnte nicht gespeichert werden')).toBeVisible()
  await expect.element(form.getByRole('textbox', { name: 'Ort der Eheschließung' })).toHaveValue('Görlitz')
})

test('a marriage before the birth is complained about and not stored', async () => {
  const received = fakeServer({})
  const { form } = await aForm(aPerson({ relationships: [married] }))
  await form.getByRole('textbox', { name: 'Eheschließung am' }).fill('01.01.1930')
  await userEvent.keyboard('{Tab}')
  await expect.element(form.getByText('Das Geburtsdatum darf nicht nach dem Eheschließungsdatum liegen')).toBeVisible()
  expect(received).toHaveLength(0)
})

test('a row without a person is linked with somebody who is not related yet', async () => {
  const other = aPerson({ id: 14, firstName: 'Ida' })
  const child = aRelationship({ id: 23, relationshipType: 'CHILD' })
  const received = fakeServer({
    'GET /persons': () => page([aPerson(), karl, other]),
    'PATCH /relationships/23': ({ body }) => answer({ ...child, ...body }),
  })
  const { form } = await aForm(aPerson({ relationships: [married, child] }))
  await form.getByRole('button', { name: 'Person verknüpfen' }).click()
  const table = form.getByRole('table', { name: 'Beziehungen' })
  await table.getByRole('combobox', { name: 'Person', exact: true }).click()
  await expect.element(form.getByRole('option', { name: /Ida/ })).toBeVisible()
  expect(form.getByRole('option').elements()).toHaveLength(1)
  await form.getByRole('option', { name: /Ida/ }).click()
  await expect
    .poll(() => received.find(({ path }) => path.startsWith('PATCH'))?.body)
    .toEqual({
      relatedPersonId: 14,
      relationshipWithoutPerson: false,
    })
})

test('what the other person owns can only be read here, and leads there', async () => {
  const parent = aRelationship({ id: 24, personId: 12, inverse: true, relationshipType: 'PARENT', ...withKarl })
  const { form, opened } = await aForm(aPerson({ relationships: [parent] }))
  const table = form.getByRole('table', { name: 'Beziehungen' })
  await expect.element(table.getByRole('term').filter({ hasText: /^Beziehung$/ })).toBeVisible()
  expect(table.getByRole('combobox').elements()).toHaveLength(0)
  expect(table.getByRole('button', { name: 'Beziehung entfernen' }).elements()).toHaveLength(0)
  await table.getByRole('button', { name: 'Karl Schäfer öffnen' }).click()
  expect(opened).toEqual([12])
})

test('a relationship is deleted after a question', async () => {
  const received = fakeServer({ 'DELETE /relationships/21': () => answer(null, 204) })
  const { form } = await aForm(aPerson({ relationships: [married] }))
  await form.getByRole('button', { name: 'Beziehung entfernen' }).click()
  await form.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect.element(form.getByText('Die Beziehung wurde gelöscht')).toBeVisible()
  expect(received[0]?.path).toBe('DELETE /api/v1/tenants/1/legal-entities/1/relationships/21')
})

test('whoever may only look sees the relationships and can change none', async () => {
  const { form } = await aForm(aPerson({ relationships: [married, aRelationship({ id: 23 })] }), 'view')
  const table = form.getByRole('table', { name: 'Beziehungen' })
  await expect.element(table.getByRole('term').filter({ hasText: 'Ort der Eheschließung' })).toBeVisible()
  expect(table.getByRole('textbox').elements()).toHaveLength(0)
  for (const name of ['Hinzufügen', 'Beziehung entfernen', 'Person verknüpfen'])
    expect(form.getByRole('button', { name }).elements()).toHaveLength(0)
  expect(table.getByRole('columnheader').elements()).toHaveLength(4)
})

const doubt = {
  ...{ index: 0, reason: 'TWO_MARRIAGES', person: 'Karl Schäfer', relatedPerson: 'Ida Meyer' },
  ...{ relationshipType: null, maritalStatus: 'MARRIED', marriageDate: '1975-05-05', divorceDate: null },
}

/** Refuses until somebody insists. */
const askedAbout = (path: string, stored: unknown) => {
  const insisted: string[] = []
  const received = fakeServer({
    'GET /persons': () => page([karl]),
    [path]: ({ query }: Received) => {
      if (query.get('ignoreDoubts') !== 'true') return problem(409, 'DOUBTFUL_RELATIONSHIP', { doubts: [doubt] })
      insisted.push(path)
      return answer(stored as never)
    },
  })
  return { received, insisted }
}

test('a second marriage is asked about with its reason and added when somebody insists', async () => {
  const { insisted } = askedAbout('POST /relationships', [married])
  const { form } = await aForm(aPerson({ relationships: [] }))
  await choose(form, 'Beziehung', 'verheiratet')
  await pickKarl(form)
  await add(form)
  const question = form.getByRole('dialog', { name: 'Stimmt das so?' })
  await expect.element(question.getByText('Zwei Ehen zur selben Zeit')).toBeVisible()
  await expect.element(question.getByText('Karl Schäfer · Ida Meyer')).toBeVisible()
  await expect.element(question.getByText('05.05.1975 –')).toBeVisible()
  expect(form.getByText('Die Beziehung konnte nicht angelegt werden').elements()).toHaveLength(0)
  await question.getByRole('button', { name: 'Trotzdem speichern' }).click()
  await expect.element(form.getByText('Die Beziehung wurde angelegt')).toBeVisible()
  expect(insisted).toHaveLength(1)
})

test('whoever does not insist keeps what was chosen, and nothing is stored', async () => {
  const { insisted } = askedAbout('POST /relationships', [married])
  const { form } = await aForm(aPerson({ relationships: [] }))
  await choose(form, 'Beziehung', 'verheiratet')
  await pickKarl(form)
  await add(form)
  await form.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(form.getByRole('dialog')).not.toBeInTheDocument()
  await expect
    .element(form.getByRole('combobox', { name: 'Person', exact: true }))
    .toHaveValue('Karl Schäfer * 01.05.1938')
  expect(insisted).toHaveLength(0)
})

test('a change that contradicts another marriage is asked about in its row', async () => {
  const { insisted } = askedAbout('PATCH /relationships/21', { ...married, version: 2 })
  const { form } = await aForm(aPerson({ relationships: [married] }))
  await form.getByRole('textbox', { name: 'Eheschließung am' }).fill('01.01.1970')
  await userEvent.keyboard('{Tab}')
  await form.getByRole('dialog').getByRole('button', { name: 'Trotzdem speichern' }).click()
  await expect.poll(() => insisted).toHaveLength(1)
})

test('somebody who is linked later is asked about as well', async () => {
  const child = aRelationship({ id: 23, relationshipType: 'CHILD' })
  const { insisted } = askedAbout('PATCH /relationships/23', child)
  const { form } = await aForm(aPerson({ relationships: [child] }))
  await form.getByRole('button', { name: 'Person verknüpfen' }).click()
  const table = form.getByRole('table', { name: 'Beziehungen' })
  await table.getByRole('combobox', { name: 'Person', exact: true }).click()
  await form.getByRole('option', { name: /Karl/ }).click()
  await form.getByRole('dialog').getByRole('button', { name: 'Trotzdem speichern' }).click()
  await expect.poll(() => insisted).toHaveLength(1)
})
