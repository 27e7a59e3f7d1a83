import { beforeEach, expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../kit/api'
import { toast } from '../../kit/feedback'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, problem, renderApp } from '../../kit/testing'
import { DayNoteDrawer } from './day-note-drawer'

const noteDate = '2026-11-24'
const note = {
  noteDate,
  noteText: 'Beide Wagen in der Werkstatt',
  version: 3,
  deleted: false,
  updatedBy: 7,
  createdBy: 7,
}

type Routes = Parameters<typeof fakeServer>[0]

async function aDrawer(routes: Routes, isNew = false) {
  const received = fakeServer({ 'GET /disposition-notes/2026-11-24': () => answer(note), ...routes })
  const screen = await renderApp(<DayNoteDrawer noteDate={noteDate} isNew={isNew} />).screen
  const text = screen.getByRole('textbox', { name: 'Notiz' })
  await expect.element(text).toBeVisible()
  const sent = () => received.filter(({ path }) => !path.startsWith('GET'))
  return { screen, text, sent }
}

const save = () => browser.getByRole('button', { name: 'Speichern' }).click()

beforeEach(async () => {
  vi.restoreAllMocks()
  queries.clear()
  session.start(aMe({ permissions: ['Task:ListAll'] }))
  await loadTexts(['calendar/notes'])
})

test('a new note is of the day from which it was opened, which nobody changes here', async () => {
  const told = vi.spyOn(toast, 'success')
  const { screen, text, sent } = await aDrawer({ 'POST /disposition-notes': () => answer(note, 201) }, true)
  const day = screen.getByRole('textbox', { name: 'Tag' })
  await expect.element(day).toHaveValue('24.11.2026')
  await expect.element(day).toBeDisabled()
  await text.fill('Beide Wagen in der Werkstatt')
  await save()
  await expect.poll(() => told.mock.calls).toEqual([['resource.components.form.notes.messages.create.success']])
  expect(sent().map(({ body }) => body)).toEqual([{ noteDate, noteText: 'Beide Wagen in der Werkstatt' }])
})

test('a stored one is rewritten as it was read', async () => {
  const told = vi.spyOn(toast, 'success')
  const { screen, text, sent } = await aDrawer({
    'PATCH /disposition-notes/2026-11-24': () => answer({ ...note, version: 4 }),
  })
  await expect.element(screen.getByRole('textbox', { name: 'Tag' })).toBeDisabled()
  await expect.element(text).toHaveValue('Beide Wagen in der Werkstatt')
  await text.fill('Ein Wagen in der Werkstatt')
  await save()
  await expect.poll(() => told.mock.calls).toEqual([['resource.components.form.notes.messages.update.success']])
  expect(sent().map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ noteText: 'Ein Wagen in der Werkstatt' }, '"3"'],
  ])
})

test.each([
  ['create', true, 'POST /disposition-notes'],
  ['update', false, 'PATCH /disposition-notes/2026-11-24'],
] as const)('a failed %s says so, and what was typed stays', async (cause, isNew, call) => {
  const told = vi.spyOn(toast, 'error')
  const { text } = await aDrawer({ [call]: () => problem(500, 'UNEXPECTED') }, isNew)
  await text.fill('Etwas anderes')
  await save()
  await expect.poll(() => told.mock.calls).toEqual([[`resource.components.form.notes.messages.${cause}.failed`]])
  await expect.element(text).toHaveValue('Etwas anderes')
})

test('nothing is no note', async () => {
  const { text, sent } = await aDrawer({}, true)
  await text.fill('')
  await save()
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  expect(sent()).toEqual([])
})
