import { startOfDay, today } from '@pietas/contract/kit/days'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, aProcess, aTask, aTaskTemplate, fakeServer, page, renderApp } from '../../kit/testing'
import { TaskForm } from './task-form'

const right = 'Administration:SelectChecklistOrStandardTask'

async function aForm() {
  session.start(aMe({ permissions: ['Task:Create', 'Process:List', right] }))
  const received = fakeServer({
    'GET /users': () => page([]),
    'GET /processes': () => page([aProcess({ createdAt: '2026-11-03T10:00:00.000Z' } as never)]),
    'GET /checklists': () => page([aTaskTemplate({ id: 8, name: 'Feier vorbereiten', shortName: 'FEI' })]),
    'GET /task-templates': () =>
      page([
        aTaskTemplate({ dueOffset: { anchor: 'ORDER', days: 5 }, subTasks: [{ title: 'Eins' }, { title: 'Zwei' }] }),
      ]),
    'POST /tasks': () => answer(aTask(), 201),
  })
  const form = await renderApp(
    <TaskForm title="Aufgabe anlegen" onSaved={() => undefined} onCancel={() => undefined} />,
  ).screen
  const choose = async (name: string, option: string) => {
    await form.getByRole('combobox', { name, exact: true }).click()
    await form.getByRole('option', { name: option }).first().click()
  }
  const body = () => received.find(({ path }) => path.startsWith('POST'))?.body as { basic: Record<string, unknown> }
  return { form, choose, body, save: () => form.getByRole('button', { name: 'Aufgabe anlegen' }).click() }
}

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  sessionStorage.clear()
  await browser.viewport(1280, 900)
  await loadTexts(['tasks', 'tasks/form', 'processes', 'persons'])
})

test('checklists and standard tasks stand under a head of their own', async () => {
  const { form } = await aForm()
  await form.getByRole('combobox', { name: 'Vorlage' }).click()
  await expect.element(form.getByText('Checklisten', { exact: true })).toBeVisible()
  await expect.element(form.getByText('Standardaufgaben', { exact: true })).toBeVisible()
})

test('a template fills the form, and hangs the due date on the case as soon as that is chosen', async () => {
  const { form, choose, body, save } = await aForm()
  await choose('Vorlage', 'Sterbefall anzeigen')
  await expect.element(form.getByRole('textbox', { name: 'Titel' })).toHaveValue('Sterbefall anzeigen')
  await choose('Vorgang', 'Muster')
  await save()
  await expect.poll(body).toMatchObject({
    basic: { title: 'Sterbefall anzeigen', templateId: 6, dueDate: '2026-11-07T23:00:00.000Z' },
  })
  expect(body().basic.subTasks).toMatchObject([{ title: 'Eins' }, { title: 'Zwei' }])
})

test('what was typed stays, and what came of another template gives way', async () => {
  const { form, choose, body, save } = await aForm()
  await choose('Vorlage', 'Feier vorbereiten')
  await choose('Vorlage', 'Sterbefall anzeigen')
  await expect.element(form.getByRole('textbox', { name: 'Titel' })).toHaveValue('Sterbefall anzeigen')
  await form.getByRole('textbox', { name: 'Titel' }).fill('Anzeige in Zittau')
  await choose('Vorlage', 'Feier vorbereiten')
  await save()
  await expect.poll(body).toMatchObject({ basic: { title: 'Anzeige in Zittau', templateId: 8 } })
  // Without a case the day stays the usual one.
  expect(body().basic.dueDate).toBe(new Date(startOfDay(today())).toISOString())
})
