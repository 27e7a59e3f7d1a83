import type { Note } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { page as screenPage } from 'vitest/browser'
import { queries } from '../../kit/api'
import { answer, aProcess, aTask, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { NoteForm } from './note-form'
import { NotesTab } from './notes-tab'

const aNote = (facts: Partial<Note> = {}): Note => ({
  id: 5,
  processId: 100,
  subject: 'Rückruf',
  text: 'Tochter kommt um 10',
  author: { id: 9, firstName: 'Vera', lastName: 'Test' },
  deleted: false,
  version: 1,
  createdAt: '2026-11-06T08:00:00.000Z',
  updatedAt: '2026-11-06T08:00:00.000Z',
  createdBy: 9,
  updatedBy: 9,
  ...facts,
})

type Routes = Parameters<typeof fakeServer>[0]

async function aForm(facts: { note?: Note; processId?: number }, more: Routes) {
  queries.clear()
  localStorage.clear()
  const received = fakeServer({ 'GET /processes': () => page([aProcess()]), ...more })
  let saved = 0
  const { screen, router } = renderApp(
    <NoteForm {...facts} title="Notiz" onSaved={() => (saved += 1)} onCancel={() => undefined} />,
  )
  const form = await screen
  await expect.element(form.getByRole('textbox', { name: 'Betreff' })).toBeVisible()
  const bodies = () => received.filter(({ path }) => !path.startsWith('GET')).map(({ body }) => body)
  return { form, router, bodies, saved: () => saved }
}

type Form = Awaited<ReturnType<typeof aForm>>['form']
const save = (form: Form) => form.getByRole('button', { name: 'Speichern' }).click()

test('from a process the note belongs to it; the drawer closes when it is stored', async () => {
  const { form, router, bodies, saved } = await aForm({ processId: 100 }, { 'POST /notes': () => answer(aNote(), 201) })
  await expect.element(form.getByRole('combobox', { name: 'Vorgang' })).toBeDisabled()
  await expect.element(form.getByRole('combobox', { name: 'Vorgang' })).toHaveValue('100 · Karl Muster')
  await form.getByRole('textbox', { name: 'Betreff' }).fill('Rückruf')
  await save(form)
  await expect.poll(saved).toBe(1)
  expect(bodies()).toEqual([{ processId: 100, subject: 'Rückruf', text: null }])
  await screenPage.getByRole('listitem').getByRole('button', { name: 'Öffnen' }).click()
  await expect.poll(() => router.state.location.state.drawer).toEqual({ name: 'note', props: { noteId: 5 } })
})

test('from elsewhere a process and a subject are asked for', async () => {
  const { form, bodies } = await aForm({}, {})
  await save(form)
  await expect.element(form.getByText('Dieses Feld ist erforderlich').first()).toBeVisible()
  expect(form.getByText('Dieses Feld ist erforderlich').elements()).toHaveLength(2)
  expect(bodies()).toEqual([])
})

test('the counter counts along, and what is too long stays and is refused', async () => {
  const { form, bodies } = await aForm({ processId: 100 }, {})
  const text = form.getByRole('textbox', { name: 'Text' })
  await text.fill('abc')
  await expect.element(form.getByText('3/255')).toBeVisible()
  await text.fill('x'.repeat(256))
  await expect.element(form.getByText('256/255')).toBeVisible()
  await form.getByRole('textbox', { name: 'Betreff' }).fill('Lang')
  await save(form)
  await expect.element(form.getByText('Höchstens 255 Zeichen')).toBeVisible()
  await expect.element(text).toHaveValue('x'.repeat(256))
  expect(bodies()).toEqual([])
})

test('an emptied text is sent as null', async () => {
  const { form, bodies } = await aForm({ note: aNote() }, { 'PATCH /notes/5': () => answer(aNote({ text: null })) })
  await form.getByRole('textbox', { name: 'Text' }).fill('')
  await save(form)
  await expect.poll(bodies).toEqual([{ text: null }])
})

test('a note that cannot be stored stays where it is', async () => {
  const { form, saved } = await aForm({ processId: 100 }, { 'POST /notes': () => problem(500, 'UNEXPECTED') })
  const subject = form.getByRole('textbox', { name: 'Betreff' })
  await subject.fill('Rückruf')
  await save(form)
  await expect.element(form.getByText('Die Notiz konnte nicht angelegt werden')).toBeVisible()
  await expect.element(subject).toHaveValue('Rückruf')
  expect(saved()).toBe(0)
})

async function aTab(editable: boolean, more: Routes = {}) {
  queries.clear()
  let notes = [aNote(), aNote({ id: 6, subject: 'Ohne Text', text: null })]
  const received = fakeServer({
    'GET /notes': () => page(notes),
    'DELETE /notes/5': () => {
      notes = notes.slice(1)
      return { status: 204, body: undefined }
    },
    ...more,
  })
  const tab = await renderApp(<NotesTab process={aProcess()} editable={editable} />).screen
  await expect.element(tab.getByRole('button', { name: 'Notiz „Rückruf“ öffnen' })).toBeVisible()
  return { tab, received }
}

test('a note opens to be read, with subject, process and text', async () => {
  const { tab } = await aTab(false)
  await tab.getByRole('button', { name: 'Notiz „Rückruf“ öffnen' }).click()
  const dialog = tab.getByRole('dialog', { name: 'Rückruf' })
  await expect.element(dialog.getByText('100 · Karl Muster')).toBeVisible()
  await expect.element(dialog.getByText('Tochter kommt um 10')).toBeVisible()
  expect(dialog.getByRole('textbox').elements()).toHaveLength(0)
  expect(
    dialog
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['Schließen'])
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect.poll(() => tab.getByRole('dialog').elements()).toHaveLength(0)
})

test('a note is deleted after a question, and comes back from the message', async () => {
  const { tab, received } = await aTab(true, { 'POST /notes/5/restore': () => answer(aNote()) })
  await tab.getByRole('button', { name: 'Notiz „Rückruf“ öffnen' }).click()
  await tab.getByRole('dialog', { name: 'Rückruf' }).getByRole('button', { name: 'Löschen' }).click()
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect.poll(() => tab.getByRole('list', { name: 'Notizen' }).getByRole('listitem').elements()).toHaveLength(1)
  await expect.element(tab.getByText('Die Notiz wurde gelöscht')).toBeVisible()
  await tab.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.element(tab.getByText('Die Notiz ist wieder da')).toBeVisible()
  expect(received.some(({ path }) => path.startsWith('POST') && path.endsWith('/notes/5/restore'))).toBe(true)
})

test('without the right to create tasks a note cannot become one', async () => {
  const { tab } = await aTab(true)
  await tab.getByRole('button', { name: 'Notiz „Rückruf“ öffnen' }).click()
  await expect.element(tab.getByRole('dialog').getByRole('button', { name: 'Bearbeiten' })).toBeVisible()
  expect(tab.getByRole('button', { name: 'In Aufgabe umwandeln' }).elements()).toHaveLength(0)
})

test('the tasks that were made of a note stand at it, as they are now', async () => {
  queries.clear()
  const received = fakeServer({
    'GET /processes/100/notes': () => page([aNote()]),
    'GET /processes/100/tasks': () => page([aTask({ id: 501, title: 'Tochter anrufen', status: 'DONE', noteId: 5 })]),
  })
  const tab = await renderApp(<NotesTab process={aProcess()} editable />).screen
  await tab.getByRole('button', { name: 'Notiz „Rückruf“ öffnen' }).click()
  const dialog = tab.getByRole('dialog', { name: 'Rückruf' })
  await expect.element(dialog.getByRole('button', { name: 'Aufgabe „Tochter anrufen“ öffnen' })).toBeVisible()
  await expect.element(dialog).toHaveTextContent('Tochter anrufen · Erledigt')
  expect(received.find(({ path }) => path.includes('/tasks'))?.query.get('noteId')).toBe('5')
})
