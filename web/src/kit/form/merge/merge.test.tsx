import { ApiProblem } from '@pietas/contract/kit/api-problem'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ContactDetails } from '../../contact'
import { aForm } from '../../testing/a-form'
import { DateField, TextField } from '../fields'

const theirs = { name: 'Ernestine', note: 'Von nebenan', day: '1941-02-04', version: 5 }

/** Answers the first save with the newer version and stores whatever stands on it. */
const overtaken = async (_values: object, { version }: { version: number | undefined }) => {
  if (version === 5) return { version: 6 }
  throw new ApiProblem({ type: '', title: '', status: 412, code: 'STALE_VERSION', current: theirs })
}

const fields = (
  <>
    <TextField name="name" label="Name" />
    <TextField name="note" label="Notiz" />
    <TextField name="email" label="E-Mail" />
    <DateField name="day" label="Tag" />
  </>
)

const aContestedForm = (more: { autosave?: boolean } = {}) =>
  aForm(fields, { ...more, values: { day: '1941-02-03' }, version: 1, save: overtaken })

const box = (form: Awaited<ReturnType<typeof aForm>>['form'], name: string) => form.getByRole('textbox', { name })

test('what only one side has changed is merged without a question and saved at once', async () => {
  const { form, saved, store } = await aContestedForm()
  await box(form, 'E-Mail').fill('erna@post.example')
  await store()
  await expect.poll(() => saved).toEqual([{ email: 'erna@post.example' }, { email: 'erna@post.example' }])
  await expect.element(box(form, 'Notiz')).toHaveValue('Von nebenan')
  await expect.element(box(form, 'Name')).toHaveValue('Ernestine')
})

test('for what both have changed the person chooses, as the form shows it', async () => {
  const { form, saved, store } = await aContestedForm()
  await box(form, 'Name').fill('Ernesta')
  await box(form, 'Tag').fill('05.02.1941')
  await store()
  const dialog = form.getByRole('dialog', { name: 'Dieser Datensatz wurde inzwischen geändert' })
  const day = dialog.getByRole('group', { name: 'Tag' })
  await expect.element(day.getByRole('radio', { name: /Ihre Eingabe.*05\.02\.1941/ })).toBeChecked()
  await day.getByRole('radio', { name: /Inzwischen gespeichert.*04\.02\.1941/ }).click()
  await dialog.getByRole('button', { name: 'Übernehmen und speichern' }).click()
  await expect.poll(() => saved.at(-1)).toEqual({ name: 'Ernesta' })
  await expect.element(box(form, 'Tag')).toHaveValue('04.02.1941')
  await expect.element(box(form, 'Notiz')).toHaveValue('Von nebenan')
})

test('the keyboard alone decides', async () => {
  const { form, saved, store } = await aContestedForm()
  await box(form, 'Name').fill('Ernesta')
  await store()
  await expect.element(form.getByRole('radio', { name: /Ihre Eingabe/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Tab}{Tab}{Enter}')
  await expect.element(box(form, 'Name')).toHaveValue('Ernestine')
  // Nothing of its own is left to be said, but the save has to come to its end.
  await expect.poll(() => saved).toHaveLength(2)
})

test('whoever does not decide keeps what was typed, and is asked again', async () => {
  const { form, saved, store } = await aContestedForm()
  await box(form, 'Name').fill('Ernesta')
  await store()
  await form.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(box(form, 'Name')).toHaveValue('Ernesta')
  expect(saved).toHaveLength(1)
  await store()
  await expect.element(form.getByRole('dialog')).toBeVisible()
})

test('a form that saves by itself asks as well', async () => {
  const { form, saved } = await aContestedForm({ autosave: true })
  await box(form, 'Name').fill('Ernesta')
  await form.getByRole('dialog').getByRole('button', { name: 'Übernehmen und speichern' }).click()
  await expect.poll(() => saved).toHaveLength(2)
  await expect.element(form.getByText('Gespeichert', { exact: true })).toBeVisible()
  await expect.element(box(form, 'Name')).toHaveValue('Ernesta')
})

test('what others have stored meanwhile appears while the form is open, and what was typed stays', async () => {
  const { form, load, saved, store } = await aForm(fields, { values: { name: 'Erna', note: 'Alt' }, version: 1 })
  await box(form, 'E-Mail').fill('erna@post.example')
  load({ values: { name: 'Ernestine', note: null }, version: 2 })
  await expect.element(box(form, 'Name')).toHaveValue('Ernestine')
  await expect.element(box(form, 'Notiz')).toHaveValue('')
  await expect.element(box(form, 'E-Mail')).toHaveValue('erna@post.example')
  await store()
  await expect.poll(() => saved).toEqual([{ email: 'erna@post.example' }])
})

test('where both have changed the same field the typed text stays and the next save asks', async () => {
  const { form, load, store } = await aContestedForm()
  await box(form, 'Name').fill('Ernesta')
  load({ values: { name: 'Ernestine', day: '1941-02-03' }, version: 5 })
  await expect.element(box(form, 'Name')).toHaveValue('Ernesta')
  await store()
  await expect.element(form.getByRole('dialog', { name: 'Dieser Datensatz wurde inzwischen geändert' })).toBeVisible()
})

test('who types in a row goes on typing there while the rest is merged', async () => {
  const contactDetails = [{ _id: 'a', type: 'MOBILE', value: '0171 1' }] as const
  const { form, saved } = await aForm(
    <>
      {fields}
      <ContactDetails email="email" phone="phone" rows="contactDetails" />
    </>,
    {
      autosave: true,
      version: 1,
      values: { contactDetails: [...contactDetails] },
      save: async (_values: object, { version }: { version: number | undefined }) => {
        if (version !== 1) return { version: (version ?? 0) + 1 }
        const current = { ...theirs, contactDetails }
        throw new ApiProblem({ type: '', title: '', status: 412, code: 'STALE_VERSION', current })
      },
    },
  )
  const value = form.getByRole('textbox', { name: 'Angabe' })
  await value.click()
  await userEvent.keyboard('{End}2')
  await expect.element(box(form, 'Notiz')).toHaveValue('Von nebenan')
  await expect.element(value).toHaveFocus()
  await userEvent.keyboard('3')
  await expect.element(value).toHaveValue('0171 123')
  await expect.poll(() => saved.at(-1)).toMatchObject({ contactDetails: [{ value: '0171 123' }] })
})
