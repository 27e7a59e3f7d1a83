import type { Process } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { answer, aPerson, aProcess, fakeServer, page, problem, renderApp } from '../kit/testing'
import { ProcessForm } from './process-form'

const stored = { deleted: false, version: 1, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 }
const fire = { id: 2, name: 'Feuerbestattung', isCremation: true, ...stored }
const urn = { id: 3, name: 'Urnenbeisetzung', burialTypeId: 2, burialType: fire, ...stored }

type Routes = Parameters<typeof fakeServer>[0]

async function anEdit(process: Process, routes: Routes = {}, mode: 'update' | 'view' = 'update') {
  const received = fakeServer({
    'GET /burial-types': () => page([fire]),
    'GET /burial-forms': () => page([urn]),
    'GET /branches': () => page([{ id: 4, name: 'Filiale Mitte', ...stored }]),
    'GET /users': () =>
      page([{ id: 7, firstName: 'Maria', lastName: 'Kowalski', jobDescription: null, email: 'm@b.example' }]),
    'GET /persons': () =>
      page([
        aPerson({ id: 20, firstName: 'Karl', lastName: 'Muster' }),
        aPerson({ id: 21, firstName: 'Anna', lastName: 'Muster' }),
      ]),
    'GET /relationships': () => answer({ items: [] }),
    'GET /processes': () => page([aProcess(), aProcess({ id: 90, deceasedPersonId: 21 })]),
    'PATCH /processes/100': ({ body }) => answer(aProcess({ ...process, ...body, version: 2 })),
    ...routes,
  })
  const form = await renderApp(
    <ProcessForm mode={mode} process={process} title="Vorgang 100" onSaved={() => undefined} />,
  ).screen
  await expect.element(form.getByRole('combobox', { name: 'Bestattungsform' })).toHaveValue('Urnenbeisetzung')
  const sent = () => received.findLast(({ path }) => path.startsWith('PATCH'))?.body
  return { form, received, sent }
}

type Form = Awaited<ReturnType<typeof anEdit>>['form']
const save = (form: Form) => form.getByRole('button', { name: 'Speichern' }).click()
const types = async (form: Form) => {
  await form.getByRole('combobox', { name: 'Art', exact: true }).click()
  await expect.element(form.getByRole('option', { name: 'Sterbefall' })).toBeVisible()
  return form.getByRole('option').elements().length
}

test('only what was changed is sent, with the version that was seen', async () => {
  const { form, received, sent } = await anEdit(aProcess())
  await form.getByRole('button', { name: 'Rente' }).click()
  await form.getByRole('textbox', { name: 'Rentenversicherungsnummer' }).fill('12 345678 A 901')
  await form.getByRole('switch', { name: 'Vorschuss beantragen' }).click()
  await save(form)
  await expect.poll(sent).toEqual({ drvNumber: '12 345678 A 901', requestAdvance: true })
  expect(received.findLast(({ path }) => path.startsWith('PATCH'))?.headers.get('if-match')).toBe('"1"')
  await expect.element(form.getByText('Der Vorgang wurde gespeichert')).toBeVisible()
})

test('a part that holds something is unfolded from the start', async () => {
  const { form } = await anEdit(aProcess({ graveNumber: 'B 12' }))
  await expect.element(form.getByRole('textbox', { name: 'Grabnummer' })).toHaveValue('B 12')
  await expect.element(form.getByRole('button', { name: 'Sterbeurkunden' })).toHaveAttribute('aria-expanded', 'false')
})

test('a process without a parent cannot become an additional one', async () => {
  const { form } = await anEdit(aProcess())
  expect(await types(form)).toBe(4)
})

test('an additional process has all types, and leaving its own empties what it took over', async () => {
  const { form, sent } = await anEdit(aProcess({ type: 'ADDITIONAL', parentId: 90 }))
  expect(await types(form)).toBe(5)
  await form.getByRole('option', { name: 'Sterbefall' }).click()
  await expect.element(form.getByRole('combobox', { name: 'Bestattungsform' })).toBeDisabled()
  await expect.element(form.getByRole('combobox', { name: 'Filiale' })).toHaveValue('')
  await save(form)
  await expect.element(form.getByText('Bitte eine Filiale wählen')).toBeVisible()
  await form.getByRole('combobox', { name: 'Art', exact: true }).click()
  await form.getByRole('option', { name: 'Zusatzvorgang' }).click()
  await expect.element(form.getByRole('combobox', { name: 'Filiale' })).toHaveValue('Filiale Mitte')
  expect(sent()).toBeUndefined()
})

test('another parent brings its deceased person along', async () => {
  const { form, sent } = await anEdit(aProcess({ type: 'ADDITIONAL', parentId: 99 }))
  await form.getByRole('combobox', { name: 'Übergeordneter Vorgang' }).click()
  await form.getByRole('option', { name: /^90 / }).click()
  await save(form)
  await expect.poll(sent).toMatchObject({ parentId: 90 })
})

test('a role that the client has already is only said', async () => {
  const client = { id: 1, personId: 21, role: 'InCharge' as const }
  const { form } = await anEdit(aProcess({ processPersons: [client] }))
  await expect.element(form.getByText('Rolle im Vorgang: Zuständige Person')).toBeVisible()
  await expect.element(form.getByRole('combobox', { name: 'Rolle im Vorgang' })).not.toBeInTheDocument()
})

test('what the client is for the deceased can be added later', async () => {
  const { form, sent } = await anEdit(aProcess())
  await form.getByRole('combobox', { name: 'Beziehung zur verstorbenen Person' }).click()
  await form.getByRole('option', { name: 'Kind', exact: true }).click()
  await save(form)
  await expect.poll(sent).toEqual({ clientPersonRelationship: { relationshipType: 'CHILD', maritalStatus: null } })
})

test('emptying the type of burial empties and locks its form', async () => {
  const { form } = await anEdit(aProcess())
  await form.getByRole('combobox', { name: 'Bestattungsart' }).clear()
  await expect.element(form.getByRole('combobox', { name: 'Bestattungsform' })).toBeDisabled()
  await expect.element(form.getByRole('combobox', { name: 'Bestattungsform' })).toHaveValue('')
})

test('a change that makes two of one case asks in words of its own', async () => {
  const { form } = await anEdit(aProcess(), {
    'PATCH /processes/100': ({ query }) =>
      query.get('ignoreDuplicates')
        ? answer(aProcess())
        : problem(409, 'DUPLICATE', { duplicates: [aProcess({ id: 7 })] }),
  })
  await form.getByRole('combobox', { name: 'Art', exact: true }).click()
  await form.getByRole('option', { name: 'Nachsorge' }).click()
  await save(form)
  const dialog = form.getByRole('dialog', { name: 'Diesen Vorgang gibt es vielleicht schon' })
  await expect.element(dialog.getByText('Mit dieser Änderung gleicht der Vorgang einem bestehenden.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Trotzdem speichern' }).click()
  await expect.element(form.getByText('Der Vorgang wurde gespeichert')).toBeVisible()
})

test('who may only look finds everything and can change nothing', async () => {
  const { form } = await anEdit(aProcess({ graveNumber: 'B 12' }), {}, 'view')
  await expect.element(form.getByRole('textbox', { name: 'Grabnummer' })).toBeDisabled()
  await expect.element(form.getByRole('button', { name: 'Speichern' })).not.toBeInTheDocument()
})

test.each([
  ['Verstorbene Person', undefined],
  ['Auftraggebende Person', undefined],
  ['Nutzungsberechtigte Person', 'Grab'],
  ['Auskunft gebende Person', 'Kundenportal und Auskunft'],
  ['Eingeladene Personen', 'Kundenportal und Auskunft'],
])('%s: who belongs to the process is offered first, in a group of its own', async (name, folded) => {
  const persons = [aPerson({ id: 20, firstName: 'Karl', lastName: 'Muster' }), aPerson({ id: 30, firstName: 'Ida' })]
  const { form } = await anEdit(aProcess(), {
    'GET /persons': ({ query }) => page(query.get('processId') === '100' ? persons.slice(0, 1) : persons),
  })
  if (folded) await form.getByRole('button', { name: folded, exact: true }).click()
  await form.getByRole('combobox', { name, exact: true }).click()
  await expect.element(form.getByRole('option', { name: /Ida/ })).toBeVisible()
  const groups = [...document.querySelectorAll('[role=listbox] > li')].map(({ textContent }) => textContent)
  expect(groups).toEqual([
    expect.stringMatching(/^Im Vorgang zu Karl Muster.*Karl/),
    expect.stringMatching(/^Allgemein.*Ida/),
  ])
})
