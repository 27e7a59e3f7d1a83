import { beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, renderApp } from '../../kit/testing'
import { anEvent } from '../testing'
import { DayDialog } from './day-dialog'

const day = '2026-11-24'
const events = [
  anEvent({
    id: 'task-1',
    title: 'Seebestattung',
    start: '2026-11-23T22:00',
    end: '2026-11-24T02:00',
    time: '22:00 – 02:00',
  }),
  anEvent({ id: 'task-2', title: 'Gespräch', start: '2026-11-24T10:00', end: '2026-11-24T11:00' }),
  anEvent({
    id: 'task-3',
    title: 'Urlaub',
    start: '2026-11-24T00:00',
    end: '2026-11-25T00:00',
    time: '',
    allDay: true,
  }),
  anEvent({ id: 'task-4', title: 'Am Tag danach', start: '2026-11-25T10:00', end: '2026-11-25T11:00' }),
]

const nothing = () => undefined

beforeEach(async () => {
  session.start(aMe())
  await loadTexts(['calendar', 'tasks'])
})

test('a day shows everything that lies on it, from the day before as well, and opens it', async () => {
  const opened: string[] = []
  const { getByRole } = await renderApp(
    <DayDialog day={day} events={events} onOpen={({ id }) => opened.push(id)} onClose={nothing} onCreate={undefined} />,
  ).screen
  const dialog = getByRole('dialog', { name: 'Dienstag, 24.11.2026' })
  await expect.element(dialog).toBeVisible()
  const lines = dialog
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('Seebestattung')
  expect(lines[2]).toMatch(/^ganztägig.*Urlaub/)
  await dialog.getByRole('button', { name: /Gespräch/ }).click()
  expect(opened).toEqual(['task-2'])
  expect(dialog.getByRole('button', { name: 'Aufgabe anlegen' }).elements()).toEqual([])
})

test('an empty day says so, and offers to plan something to who may', async () => {
  const [create, close] = [vi.fn(), vi.fn()]
  const { getByRole } = await renderApp(
    <DayDialog day="2026-12-24" events={events} onOpen={nothing} onClose={close} onCreate={create} />,
  ).screen
  const dialog = getByRole('dialog')
  await expect.element(dialog.getByText('In diesen Tagen steht nichts an')).toBeVisible()
  await dialog.getByRole('button').first().click()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  expect([create.mock.calls.length, close.mock.calls.length]).toEqual([1, 1])
})
