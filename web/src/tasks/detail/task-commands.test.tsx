import type { Permission } from '@pietas/contract/kit'
import type { Task } from '@pietas/contract/tasks'
import { beforeEach, expect, test } from 'vitest'
import { queries } from '../../kit/api'
import { openCommands } from '../../kit/commands'
import { loadTexts } from '../../kit/i18n'
import { answer, page } from '../../kit/testing'
import { aDetail, rights } from './testing'

beforeEach(() => loadTexts(['partners', 'persons', 'processes', 'tasks', 'tasks/detail', 'tasks/form']))

const comments = { 'GET /comments': () => page([]), 'PUT /TASK/5': () => answer(null, 204) }

const offered = () => openCommands().flatMap(({ about, commands }) => [about, ...commands.map(({ label }) => label)])

const run = (label: string) =>
  openCommands()
    .flatMap(({ commands }) => commands)
    .find((command) => command.label === label)
    ?.run()

const always = ['Link kopieren', 'Drucken']

test.each<[string, Partial<Task>, Permission[], string[]]>([
  ['whoever may do everything', {}, rights, ['Aufgabe bearbeiten', ...always, 'Aufgabe löschen', 'Aufgabe starten']],
  ['whoever works it off', { status: 'ACTIVE' }, ['Task:ApplyAction'], [...always, 'Aufgabe beenden']],
  ['whoever looks', {}, ['Task:ListAll'], always],
  ['whoever meets a finished one', { status: 'DONE' }, ['Task:ApplyAction'], always],
  [
    'whoever keeps leave',
    { type: 'vacation', status: 'OPEN' },
    ['Task:CreateAbsence'],
    [...always, 'Urlaub genehmigen'],
  ],
  ['whoever meets accepted leave', { type: 'vacation', status: 'DONE' }, ['Task:CreateAbsence'], always],
  ['a colleague of who is away', { type: 'vacation' }, ['Task:ListAll'], always],
])('a task offers to %s what its buttons offer', async (_, facts, permissions, expected) => {
  const others = { userId: 9, createdBy: 9, title: 'Urne holen' }
  const { drawer } = await aDetail({ ...others, ...facts }, comments, permissions)
  await expect.element(drawer.getByText('Urne holen')).toBeVisible()
  await expect.poll(() => offered().toSorted()).toEqual(['Urne holen', ...expected].toSorted())
})

test.each([
  [false, []],
  [true, ['Urlaub genehmigen']],
])('his own leave is offered to be accepted where the server says so: %s', async (mayAccept, expected) => {
  queries.clear()
  const own = { type: 'vacation' as const, userId: 7, createdBy: 9, title: 'Urlaub von Maria Kowalski' }
  const { drawer } = await aDetail({ ...own, mayAccept }, comments, ['Task:CreateAbsence'])
  await expect.element(drawer.getByText('Urlaub von Maria Kowalski')).toBeVisible()
  await expect
    .poll(() => offered().toSorted())
    .toEqual(['Urlaub von Maria Kowalski', ...always, ...expected].toSorted())
  expect(drawer.getByRole('button', { name: 'Urlaub genehmigen' }).elements()).toHaveLength(expected.length)
})

test('the step is taken by command as by button', async () => {
  const { drawer, patches } = await aDetail({ status: 'OPEN' }, comments)
  await expect.element(drawer.getByRole('button', { name: 'Aufgabe starten' })).toBeVisible()
  run('Aufgabe starten')
  await expect.poll(patches).toEqual([{ basic: { status: 'ACTIVE' } }])
})

test('to write a comment leads into its field, where there are comments', async () => {
  const { drawer } = await aDetail({ type: 'complaint' }, comments)
  const field = drawer.getByRole('textbox', { name: 'Kommentar' })
  await expect.element(field).toBeVisible()
  run('Kommentar schreiben')
  await expect.element(field).toHaveFocus()
})

test('the command to edit opens the form, and what was open is noted', async () => {
  const { received, opened, drawer } = await aDetail({}, comments)
  await expect.element(drawer.getByRole('button', { name: 'Aufgabe starten' })).toBeVisible()
  await expect
    .poll(() =>
      received.filter(({ path }) => path.startsWith('PUT')).map(({ path }) => path.split('/').slice(-3).join('/')),
    )
    .toEqual([expect.stringMatching(/^own-records\/TASK\/\d+$/)])
  run('Aufgabe bearbeiten')
  await expect.poll(() => opened()?.name).toBe('task')
})
