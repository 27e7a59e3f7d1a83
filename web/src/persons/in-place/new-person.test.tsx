import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fieldsOf } from '../../kit/form'
import { session } from '../../kit/session'
import { aMe, answer, aPerson, fakeServer, page, problem } from '../../kit/testing'
import { aForm } from '../../kit/testing/a-form'
import { personSource } from '../source'

const { PickerField } = fieldsOf<{ note: number | null }>()('person')

const karl = aPerson({ id: 20, firstName: 'Karl', lastName: 'Hoffmann' })
const double = { ...aPerson({ id: 3 }), score: 0.9, reasons: ['sameBirthDate', 'sameName'] }

type Routes = Parameters<typeof fakeServer>[0]

/** A form with a picker of persons, and what somebody has typed into it. */
async function aPicker(typed: string, routes: Routes = {}, source = personSource()) {
  const received = fakeServer({
    'GET /persons': ({ query }) => page('Karl Hoffmann'.includes(query.get('query') ?? '') ? [karl] : []),
    ...routes,
  })
  const { form, saved } = await aForm(<PickerField name="note" label="Wer" source={source} />)
  const picker = form.getByRole('combobox', { name: 'Wer' })
  await picker.click()
  await userEvent.keyboard(typed)
  const posts = () => received.filter(({ path }) => path.startsWith('POST')).map(({ body }) => body)
  return { form, picker, posts, saved, offer: form.getByRole('option', { name: `„${typed.trim()}“ anlegen` }) }
}

type Screen = Awaited<ReturnType<typeof aPicker>>['form']

const dialogOf = (form: Screen) => form.getByRole('dialog', { name: 'Person anlegen' })

/** The short form, once it is there. */
async function opened(facts: Awaited<ReturnType<typeof aPicker>>) {
  await facts.offer.click()
  const dialog = dialogOf(facts.form)
  await expect.element(dialog).toBeVisible()
  const field = (name: string) => dialog.getByRole('textbox', { name })
  const save = () => dialog.getByRole('button', { name: 'Speichern' }).click()
  return { dialog, field, save }
}

test('what was typed is offered as the last row, below what was found', async () => {
  const { form, offer } = await aPicker('Hoffmann')
  await expect.element(offer).toBeVisible()
  const rows = form.getByRole('option').elements()
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringContaining('Karl Hoffmann'), '„Hoffmann“ anlegen'])
})

test('nothing is offered before something is typed, nor to who may not create persons', async () => {
  const { form, offer } = await aPicker(' ')
  await expect.element(form.getByRole('option', { name: /Karl/ })).toBeVisible()
  expect(form.getByRole('option').elements()).toHaveLength(1)
  session.start(aMe({ permissions: ['Person:ListAndRead'] }))
  await userEvent.keyboard('Hoffmann')
  await expect.element(form.getByRole('option', { name: /Karl/ })).toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
})

test('by keyboard alone: typed, offered below what was found, filled in, saved, chosen', async () => {
  const { form, picker, posts, offer } = await aPicker('Hoffmann', {
    'POST /persons': ({ body }) => answer(aPerson({ ...body, id: 21 }), 201),
  })
  await expect.element(offer).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const dialog = dialogOf(form)
  await expect.element(dialog.getByRole('textbox', { name: 'Vorname' })).toHaveFocus()
  await expect.element(dialog.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Hoffmann')
  await userEvent.keyboard('Erna')
  await dialog.getByRole('textbox', { name: 'Geburtsdatum' }).fill('03021941')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(picker).toHaveValue('Erna Hoffmann * 03.02.1941')
  await expect.element(picker).toHaveFocus()
  expect(posts()).toMatchObject([
    { firstName: 'Erna', lastName: 'Hoffmann', dateOfBirth: '1941-02-03', gender: 'NOT_SPECIFIED', deceased: false },
  ])
})

test('where nobody is found, Enter is enough; the whole name is split, and the first empty field waits', async () => {
  const { form, offer } = await aPicker('Dr. Erna von der Heide')
  await expect.element(offer).toHaveTextContent('Keine Ergebnisse')
  await userEvent.keyboard('{Enter}')
  const dialog = dialogOf(form)
  await expect.element(dialog.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Erna')
  await expect.element(dialog.getByRole('textbox', { name: 'Nachname' })).toHaveValue('von der Heide')
  await expect.element(dialog.getByRole('combobox', { name: 'Titel' })).toHaveTextContent('Dr.')
  await expect.element(dialog.getByRole('combobox', { name: 'Anrede' })).toHaveFocus()
})

test('a field of the dead makes somebody who has died; a birth date that nobody knows is said to be unknown', async () => {
  const dead = personSource({ deceased: true })
  const stored = { 'POST /persons': ({ body }: { body: object }) => answer(aPerson({ ...body, id: 21 }), 201) }
  const { form, picker, posts, offer } = await aPicker('Frau Erna Weber', stored, dead)
  await offer.click()
  const dialog = form.getByRole('dialog', { name: 'Verstorbene Person anlegen' })
  await dialog.getByRole('switch', { name: 'Geburtsdatum unbekannt' }).click()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(picker).toHaveValue('Erna Weber †')
  expect(posts()).toMatchObject([{ deceased: true, dateOfBirthUnknown: true, gender: 'FEMALE', salutation: 'MADAM' }])
})

test('Escape leads back to the picker, with what was typed; the form around it is neither left nor saved', async () => {
  const facts = await aPicker('Weber')
  const { dialog } = await opened(facts)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(facts.picker).toHaveFocus()
  await expect.element(facts.picker).toHaveValue('Weber')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(facts.offer).toBeVisible()
  expect(facts.saved).toEqual([])
})

test('what is filled in is not given up without a question', async () => {
  const facts = await aPicker('Weber')
  const { dialog, field } = await opened(facts)
  await field('Ort').fill('Görlitz')
  await userEvent.keyboard('{Escape}')
  await facts.form.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect.element(field('Ort')).toHaveValue('Görlitz')
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await facts.form.getByRole('button', { name: 'Verwerfen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(facts.picker).toHaveValue('Weber')
})

test('a refusal stands at its field, and everything typed stays', async () => {
  const errors = [{ field: 'phone', message: 'invalidPhoneNumber' }]
  const facts = await aPicker('Erna Weber', { 'POST /persons': () => problem(400, 'INVALID_INPUT', { errors }) })
  const { field, save } = await opened(facts)
  await save()
  await expect.element(field('Geburtsdatum')).toHaveAccessibleDescription('Dieses Feld ist erforderlich')
  expect(facts.posts()).toEqual([])
  await field('Geburtsdatum').fill('03021941')
  await field('Telefon').fill('035814000')
  await save()
  await expect.element(field('Telefon')).toBeInvalid()
  await expect.element(field('Nachname')).toHaveValue('Weber')
  await expect.element(field('Telefon')).toHaveValue('035814000')
  expect(facts.saved).toEqual([])
})

test('who is there already can be taken instead, and is chosen', async () => {
  const facts = await aPicker('Erna Schäfer', {
    'POST /persons': () => problem(409, 'DUPLICATE', { duplicates: [double] }),
    'GET /persons/3': () => answer(aPerson({ id: 3 })),
  })
  const { dialog, field, save } = await opened(facts)
  await field('Geburtsdatum').fill('03021941')
  await save()
  await facts.form.getByRole('button', { name: 'Diese Person nehmen' }).click()
  await expect.element(facts.picker).toHaveValue('Erna Schäfer * 03.02.1941')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(facts.posts()).toHaveLength(1)
})
