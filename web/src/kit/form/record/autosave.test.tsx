import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ConnectionLost } from '../../api'
import { connection } from '../../api/connection'
import { unsaved } from '../../leaving'
import { aForm } from '../../testing/a-form'
import { DateField, TextField } from '../fields'

const fields = (
  <>
    <TextField name="name" label="Name" />
    <TextField name="note" label="Notiz" />
    <DateField name="day" label="Tag" />
  </>
)

test('what is typed is stored by itself, once it rests, and the sign says so', async () => {
  const stored = Promise.withResolvers<void>()
  const { form, saved } = await aForm(fields, { autosave: true, save: () => stored.promise })
  expect(form.getByRole('button', { name: 'Speichern' }).elements()).toHaveLength(0)
  await form.getByRole('textbox', { name: 'Notiz' }).click()
  await userEvent.keyboard('Hallo')
  await expect.element(form.getByText('Wird gespeichert …')).toBeVisible()
  expect(unsaved.saving()).toBe(true)
  stored.resolve()
  await expect.element(form.getByText('Gespeichert', { exact: true })).toBeVisible()
  expect(saved).toEqual([{ note: 'Hallo' }])
  expect(unsaved.dirty()).toBe(false)
  await expect.element(form.getByRole('textbox', { name: 'Notiz' })).toHaveFocus()
})

test('a failed save keeps the text, and the next change tries again with everything', async () => {
  let broken = true
  const { form, saved, failures } = await aForm(fields, {
    autosave: true,
    save: async () => {
      if (broken) throw new Error('The server refuses')
    },
  })
  const note = form.getByRole('textbox', { name: 'Notiz' })
  await note.fill('Hallo')
  await expect.element(form.getByText(/^Nicht gespeichert/)).toBeVisible()
  await expect.element(note).toHaveValue('Hallo')
  expect(failures).toHaveLength(1)
  expect(unsaved.dirty()).toBe(true)
  broken = false
  await form.getByRole('textbox', { name: 'Name' }).fill('Anna')
  await expect.element(form.getByText('Gespeichert', { exact: true })).toBeVisible()
  expect(saved.at(-1)).toEqual({ name: 'Anna', note: 'Hallo' })
})

test('what is wrong waits while the rest is stored', async () => {
  const { form, saved } = await aForm(fields, { autosave: true })
  await form.getByRole('textbox', { name: 'Name' }).fill('')
  await form.getByRole('textbox', { name: 'Notiz' }).fill('Hallo')
  await expect.element(form.getByText('Gespeichert', { exact: true })).toBeVisible()
  expect(saved).toEqual([{ note: 'Hallo' }])
  expect(unsaved.dirty()).toBe(true)
  await expect.element(form.getByText('Dieses Feld ist erforderlich')).toBeVisible()
})

test('a half-typed day is never stored', async () => {
  const { form, saved } = await aForm(fields, { autosave: true })
  const day = form.getByRole('textbox', { name: 'Tag' })
  await day.fill('1.3.')
  await form.getByRole('textbox', { name: 'Notiz' }).click()
  await expect.poll(() => saved).toHaveLength(1)
  await day.fill('1.3.19')
  await form.getByRole('textbox', { name: 'Notiz' }).click()
  await expect.poll(() => saved.at(-1)).toEqual({ day: '2019-03-01' })
  expect(saved).toHaveLength(2)
})

test('what is typed during a save goes next, without losing the first', async () => {
  const first = Promise.withResolvers<void>()
  const { form, saved } = await aForm(fields, { autosave: true, save: () => first.promise })
  await form.getByRole('textbox', { name: 'Notiz' }).click()
  await userEvent.keyboard('Ha')
  await expect.poll(() => saved).toHaveLength(1)
  await userEvent.keyboard('llo')
  first.resolve()
  await expect.poll(() => saved).toEqual([{ note: 'Ha' }, { note: 'Hallo' }])
  await expect.element(form.getByRole('textbox', { name: 'Notiz' })).toHaveValue('Hallo')
})

test('when the server can be reached again, what waits is stored', async () => {
  let away = true
  const { form, saved } = await aForm(fields, {
    autosave: true,
    save: async () => {
      if (!away) return
      connection.lost()
      throw new ConnectionLost()
    },
  })
  await form.getByRole('textbox', { name: 'Notiz' }).fill('Hallo')
  await expect.element(form.getByText(/^Nicht gespeichert/)).toBeVisible()
  away = false
  connection.found()
  await expect.element(form.getByText('Gespeichert', { exact: true })).toBeVisible()
  expect(saved.at(-1)).toEqual({ note: 'Hallo' })
})
