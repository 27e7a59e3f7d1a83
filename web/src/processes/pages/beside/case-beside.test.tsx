import { addDays, startOfDay, today } from '@pietas/contract/kit/days'
import type { Process } from '@pietas/contract/processes'
import { beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../../../kit/api'
import { aProcess, aTask, fakeServer, page, problem, renderApp } from '../../../kit/testing'
import '../../../app/global-drawers'
import { ProcessParts } from '../process-page'
import { CaseBeside } from './case-beside'

const note = (subject: string) => ({
  id: 5,
  subject,
  text: 'Ruft morgen noch einmal an',
  processId: 100,
  author: { id: 7, firstName: 'Maria', lastName: 'Kowalski' },
  createdAt: '2026-11-21T09:00:00.000Z',
})

const noNotes = { 'GET /notes': () => page([]), 'GET /tasks': () => page([]) }

beforeEach(() => queries.clear())

const beside = (process: Process, facts: { editable?: boolean; onOpenPerson?: (id: number) => void } = {}) =>
  renderApp(<CaseBeside process={process} editable={facts.editable ?? true} onOpenPerson={facts.onOpenPerson} />).screen

test('what comes next is asked for as what is due first, and each task can be opened', async () => {
  const asked: URLSearchParams[] = []
  fakeServer({
    ...noNotes,
    'GET /tasks': ({ query }) => {
      asked.push(query)
      return page(
        query.get('deadline') === 'true'
          ? []
          : [aTask({ id: 9, title: 'Sarg herrichten', startDate: '2026-11-24T09:00:00.000Z' })],
      )
    },
  })
  const screen = await beside(aProcess())
  const task = screen.getByRole('link', { name: /Sarg herrichten/ })
  await expect.element(task).toHaveTextContent('24.11. 10:00')
  await expect.element(task).toHaveAttribute('href', expect.stringContaining('task=9'))
  expect(Object.fromEntries(asked.find((query) => query.get('deadline') === 'false') ?? [])).toMatchObject({
    hasOpenTasks: 'true',
    deadline: 'false',
    sortBy: 'DUE_DATE',
    limit: '5',
  })
})

test('by when the house wants it is said with how far that is away; where it wants nothing there is no list', async () => {
  const asked: string[] = []
  const due = (id: number, title: string, days: number) =>
    aTask({ id, title, status: 'OPEN', dueDate: startOfDay(addDays(today(), days)) })
  const deadlines = [due(11, 'Sterbefall anzeigen', -2), due(12, 'Urkunden abholen', 3)]
  const tasks = (items: object[]) => ({
    ...noNotes,
    'GET /tasks': ({ query }: { query: URLSearchParams }) => {
      asked.push(query.get('deadline') ?? '')
      return page(query.get('deadline') === 'true' ? items : [])
    },
  })
  fakeServer(tasks(deadlines))
  const screen = await beside(aProcess())
  const part = screen.getByRole('region', { name: 'Fristen' })
  const late = part.getByRole('link', { name: /Sterbefall anzeigen/ })
  await expect.element(late).toHaveTextContent('überfällig · vorgestern · ')
  await expect.element(part.getByRole('link', { name: /Urkunden abholen/ })).toHaveTextContent('in 3 Tagen · ')
  await expect.element(late).toHaveAttribute('href', expect.stringContaining('task=11'))
  expect(asked.toSorted()).toEqual(['false', 'true'])
  await screen.unmount()
  queries.clear()
  fakeServer(tasks([]))
  const calm = await beside(aProcess())
  await expect.element(calm.getByText('Nichts ist mehr zu tun.')).toBeVisible()
  await expect.element(calm.getByRole('region', { name: 'Fristen' })).not.toBeInTheDocument()
})

test('the latest note is read', async () => {
  fakeServer({ ...noNotes, 'GET /notes': () => page([note('Blumen gelb')]) })
  const screen = await beside(aProcess())
  await expect.element(screen.getByText('Blumen gelb')).toBeVisible()
  await expect.element(screen.getByText('Maria Kowalski · 21.11.2026, 10:00')).toBeVisible()
})

test('where nothing is to be done and nothing noted it says so', async () => {
  fakeServer(noNotes)
  const screen = await beside(aProcess())
  await expect.element(screen.getByText('Nichts ist mehr zu tun.')).toBeVisible()
  await expect.element(screen.getByText('Noch keine Notizen')).toBeVisible()
})

test('what of a person is missing leads to him, and without the right it is only said', async () => {
  fakeServer(noNotes)
  const process = aProcess()
  const nowhere = { ...process, deceasedPerson: { ...process.deceasedPerson, currentPosition: null } }
  const onOpenPerson = vi.fn()
  const screen = await beside(nowhere, { onOpenPerson })
  await screen.getByRole('button', { name: 'Aktueller Ort' }).click()
  await screen.getByRole('button', { name: 'Telefon des Auftraggebers' }).click()
  expect(onOpenPerson.mock.calls).toEqual([[20], [21]])
  await screen.unmount()
  const reading = await beside(nowhere, { editable: false })
  await expect.element(reading.getByText('Aktueller Ort')).toBeVisible()
  await expect.element(reading.getByText('Friedhof', { exact: true })).toBeVisible()
  await expect.element(reading.getByRole('button')).not.toBeInTheDocument()
})

test('what of the process is missing leads into its field, unfolding what is folded, as often as it is asked for', async () => {
  fakeServer({ ...noNotes, 'GET /persons': () => page([]), 'GET /relationships': () => page([]) })
  const screen = await renderApp(<ProcessParts process={{ ...aProcess(), assigneeId: null, assignee: null }} />).screen
  for (const field of ['Friedhof', 'Zuständig', 'Friedhof']) {
    await screen.getByRole('complementary').getByRole('button', { name: field }).click()
    await expect.element(screen.getByRole('combobox', { name: field })).toHaveFocus()
  }
})

test('what could not be fetched says so, and the rest of the column stands', async () => {
  fakeServer({ 'GET /notes': () => problem(500, 'UNEXPECTED'), 'GET /tasks': () => problem(500, 'UNEXPECTED') })
  const screen = await beside(aProcess())
  const column = screen.getByRole('complementary')
  await expect.poll(() => column.getByText('Die Daten konnten nicht geladen werden').elements()).toHaveLength(3)
  await expect.element(column.getByRole('link', { name: 'Alle Notizen' })).toBeVisible()
})
