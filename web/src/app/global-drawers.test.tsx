import type { Note } from '@pietas/contract/processes'
import type { Task } from '@pietas/contract/tasks'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { refresh } from '../kit/api'
import { type Drawers, useDrawers } from '../kit/drawer'
import { inIdleTime } from '../kit/loading/idle'
import { session } from '../kit/session'
import { aMe, answer, aProcess, aTask, fakeServer, page, problem, renderApp } from '../kit/testing'
import { NotesTab } from '../processes/notes/notes-tab'
import { drawers } from './features'
import { GlobalDrawers } from './global-drawers'

const stored = { deleted: false, version: 1, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 }
const maria = { id: 7, firstName: 'Maria', lastName: 'Kowalski', jobDescription: null, email: 'm@a.example', ...stored }
const note: Note = {
  id: 5,
  processId: 100,
  subject: 'Rückruf',
  text: 'Tochter kommt um 10',
  author: null,
  ...stored,
}
const all = ['Task:Create', 'Process:List', 'Process:Create'] as const

type Routes = Parameters<typeof fakeServer>[0]

function Opener<Name extends keyof Drawers>({ name, props }: { name: Name; props: Drawers[Name] }) {
  const drawers = useDrawers()
  return (
    <button type="button" onClick={() => void drawers.open(name, props)}>
      Schublade öffnen
    </button>
  )
}

async function aHouse(part: React.ReactNode, routes: Routes = {}, permissions: readonly (typeof all)[number][] = all) {
  session.start(aMe({ permissions: [...permissions] }))
  const received = fakeServer({
    'GET /users': () => page([maria]),
    'GET /processes': () => page([aProcess()]),
    'GET /notes': () => page([note]),
    'GET /tasks/501': () => answer(aTask({ dueDate: '2025-03-09T23:00:00.000Z' })),
    'POST /tasks': () => answer(aTask(), 201),
    'PATCH /tasks/501': () => answer(aTask({ version: 2 })),
    ...routes,
  })
  const screen = await renderApp(
    <>
      {part}
      <GlobalDrawers />
    </>,
  ).screen
  const sent = () => received.filter(({ path }) => !path.startsWith('GET'))
  return { screen, sent }
}

async function aDrawer<Name extends keyof Drawers>(
  name: Name,
  props: Drawers[Name],
  ...rest: [routes?: Routes, permissions?: readonly (typeof all)[number][]]
) {
  const house = await aHouse(<Opener name={name} props={props} />, ...rest)
  await house.screen.getByRole('button', { name: 'Schublade öffnen' }).click()
  return house
}

type Screen = Awaited<ReturnType<typeof aHouse>>['screen']
const newTask = (screen: Screen) => screen.getByRole('dialog', { name: 'Aufgabe anlegen' })
const noDrawer = (screen: Screen) => expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0)

test('a stored task closes its drawer', async () => {
  const { screen, sent } = await aDrawer('task', {})
  await expect.element(newTask(screen).getByRole('textbox', { name: 'Titel' })).toHaveFocus()
  await userEvent.keyboard('Blumen bestellen')
  await newTask(screen).getByRole('button', { name: 'Aufgabe anlegen' }).click()
  await noDrawer(screen)
  expect(sent()).toHaveLength(1)
})

test('a stored task is changed in its drawer', async () => {
  const { screen, sent } = await aDrawer('task', { taskId: 501 })
  const drawer = screen.getByRole('dialog', { name: 'Aufgabe bearbeiten' })
  await drawer.getByRole('textbox', { name: 'Titel' }).fill('Kränze bestellen')
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await noDrawer(screen)
  expect(sent().map(({ body }) => body)).toEqual([{ basic: { title: 'Kränze bestellen' } }])
})

test('a task that is gone is said to be', async () => {
  const gone: Routes = { 'GET /tasks/501': () => problem(404, 'NOT_FOUND') }
  const { screen } = await aDrawer('task', { taskId: 501 }, gone)
  await expect.element(screen.getByText('Diese Aufgabe gibt es nicht mehr')).toBeVisible()
})

test('a task that somebody deletes while it is changed says so above what was typed', async () => {
  let deleted = false
  const { screen } = await aDrawer(
    'task',
    { taskId: 501 },
    {
      'GET /tasks/501': () =>
        deleted ? problem(404, 'NOT_FOUND') : answer(aTask({ dueDate: '2025-03-09T23:00:00.000Z' })),
      'PATCH /tasks/501': () => problem(404, 'NOT_FOUND'),
    },
  )
  const drawer = screen.getByRole('dialog', { name: 'Aufgabe bearbeiten' })
  await drawer.getByRole('textbox', { name: 'Titel' }).fill('Kränze bestellen')
  deleted = true
  void refresh('tasks')
  await expect.element(drawer.getByRole('alert')).toHaveTextContent(/inzwischen jemand gelöscht/)
  expect(drawer.getByText('Diese Aufgabe gibt es nicht mehr').elements()).toEqual([])
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(screen.getByText('Diese Aufgabe gibt es nicht mehr')).toBeVisible()
  await expect.element(drawer.getByRole('textbox', { name: 'Titel' })).toHaveValue('Kränze bestellen')
})

const unchangeable: [string, Partial<Task>][] = [
  ['leave', { type: 'vacation', startDate: '2026-03-09', endDate: '2026-03-10' }],
  ['what somebody else has planned', { createdBy: 9, userId: 9 }],
]

test.each(unchangeable)('%s is only looked at', async (_, facts) => {
  const { screen } = await aDrawer('task', { taskId: 501 }, { 'GET /tasks/501': () => answer(aTask(facts)) }, [])
  await expect.element(screen.getByRole('dialog').getByText('Blumen bestellen')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Speichern' }).elements()).toHaveLength(0)
})

async function aNoteOnTheWay(routes: Routes = {}) {
  const house = await aDrawer('note', { processId: 100 }, routes)
  const drawer = house.screen.getByRole('dialog', { name: 'Notiz erstellen' })
  await drawer.getByRole('textbox', { name: 'Betreff' }).fill('Rückruf')
  await drawer.getByRole('textbox', { name: 'Text' }).fill('Tochter kommt um 10')
  await drawer.getByRole('button', { name: 'In Aufgabe umwandeln' }).click()
  await expect.element(newTask(house.screen)).toBeVisible()
  return house
}
const noteDraft = () => sessionStorage.getItem('draft:7-note-100')

test('a note that was begun becomes a task: nothing is asked, and the note is not created', async () => {
  const { screen, sent } = await aNoteOnTheWay()
  expect(screen.getByRole('alertdialog').elements()).toHaveLength(0)
  const drawer = newTask(screen)
  await expect.element(drawer.getByRole('textbox', { name: 'Titel' })).toHaveValue('Rückruf')
  await expect.element(drawer.getByRole('textbox', { name: 'Notiz' })).toHaveValue('Tochter kommt um 10')
  await expect.element(drawer.getByRole('combobox', { name: 'Vorgang' })).toHaveValue('100 · Karl Muster')
  expect(noteDraft()).toContain('Rückruf')
  await drawer.getByRole('button', { name: 'Aufgabe anlegen' }).click()
  await noDrawer(screen)
  expect(sent().map(({ path, body }) => [path.split('/').at(-1), body])).toMatchObject([
    ['tasks', { basic: { title: 'Rückruf', description: 'Tochter kommt um 10', processId: 100 } }],
  ])
  expect(noteDraft()).toBeNull()
})

test('the note comes back when no task was made of it after all', async () => {
  const { screen, sent } = await aNoteOnTheWay()
  await newTask(screen).getByRole('button', { name: 'Abbrechen' }).click()
  await noDrawer(screen)
  await screen.getByRole('button', { name: 'Schublade öffnen' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Notiz erstellen' })
  await expect.element(drawer.getByRole('textbox', { name: 'Betreff' })).toHaveValue('Rückruf')
  expect(sent()).toHaveLength(0)
})

test('without the right to create tasks a note on the way cannot become one', async () => {
  const { screen } = await aDrawer('note', { processId: 100 }, {}, ['Process:List', 'Process:Create'])
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: 'Speichern' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'In Aufgabe umwandeln' }).elements()).toHaveLength(0)
})

test('a note that is there already stays when a task is made of it', async () => {
  const { screen, sent } = await aHouse(<NotesTab process={aProcess()} editable />)
  await screen.getByRole('button', { name: 'Notiz „Rückruf“ öffnen' }).click()
  await screen.getByRole('dialog', { name: 'Rückruf' }).getByRole('button', { name: 'In Aufgabe umwandeln' }).click()
  const drawer = newTask(screen)
  await expect.element(drawer.getByRole('textbox', { name: 'Titel' })).toHaveValue('Rückruf')
  await expect.element(drawer.getByRole('combobox', { name: 'Vorgang' })).toHaveValue('100 · Karl Muster')
  await drawer.getByRole('button', { name: 'Aufgabe anlegen' }).click()
  await noDrawer(screen)
  expect(sent().map(({ path }) => path.split(' ')[0])).toEqual(['POST'])
  expect(sent()[0]?.path).toMatch(/\/tasks$/)
  await expect.element(screen.getByRole('button', { name: 'Notiz „Rückruf“ öffnen' })).toBeVisible()
})

type Rights = NonNullable<Parameters<typeof aMe>[0]>['permissions']

/** Somebody who was sent a link. */
async function aLink(search: string, permissions: Rights = [...all], routes: Routes = {}) {
  session.start(aMe({ permissions: permissions ?? [] }))
  fakeServer({
    'GET /tasks/501': () => answer(aTask({ dueDate: '2025-03-09T23:00:00.000Z' })),
    'GET /notes/5': () => answer(note),
    ...routes,
  })
  const { screen, router } = renderApp(<GlobalDrawers />)
  const page = await screen
  // Nothing lies behind the address that somebody was sent.
  await router.navigate({ to: '/', search: Object.fromEntries(new URLSearchParams(search)) as never, replace: true })
  return { screen: page, router }
}

test.each([
  ['task=501', 'Blumen bestellen'],
  ['task=501-edit', 'Aufgabe bearbeiten'],
  ['task=new', 'Aufgabe anlegen'],
  ['note=5', 'Notiz bearbeiten'],
  ['note=new-100', 'Notiz erstellen'],
  ['process=new', 'Vorgang anlegen'],
])('the address ?%s opens its drawer, and closing leaves its page', async (search, name) => {
  const { screen, router } = await aLink(search)
  const drawer = screen.getByRole('dialog', { name })
  await expect.element(drawer).toBeVisible()
  await drawer.getByRole('button', { name: 'Schließen' }).click()
  await noDrawer(screen)
  expect(router.state.location.href).toBe('/')
})

test.each([
  'task=0',
  'task=<script>',
  'person=-1',
  'person=99999999999',
  'process=7',
  'note=',
  'item=cars',
  'drawer=task',
])('the address ?%s opens nothing', async (search) => {
  const { screen, router } = await aLink(search)
  await expect.poll(() => router.state.status).toBe('idle')
  expect(screen.getByRole('dialog').elements()).toEqual([])
})

test('a list that nobody has is said to be none', async () => {
  const { screen } = await aLink('item=__proto__-3')
  await expect.element(screen.getByRole('dialog', { name: 'Diesen Eintrag gibt es nicht' })).toBeVisible()
})

test.each([
  ['person=11', 'Personen ansehen'],
  ['task=new', 'Aufgaben anlegen'],
  ['note=5', 'Vorgänge anlegen'],
  ['item=cars-new', 'Stammdaten verwalten'],
])('who lacks the right for ?%s is told which', async (search, right) => {
  const { screen } = await aLink(search, [])
  const drawer = screen.getByRole('dialog', { name: 'Kein Zugriff' })
  await expect.element(drawer).toHaveTextContent(right)
  await drawer.getByRole('button', { name: 'Schließen' }).click()
  await noDrawer(screen)
})

test('a drawer of a house is there only while there is a house to work in', async () => {
  const { screen } = await aDrawer('process', {})
  const drawer = screen.getByRole('dialog', { name: 'Vorgang anlegen' })
  await expect.element(drawer).toBeVisible()
  const me = aMe({ permissions: [...all] })
  session.start({ ...me, tenants: me.tenants.map((tenant) => ({ ...tenant, legalEntities: [] })) })
  await expect.element(drawer).not.toBeInTheDocument()
  session.start(me)
  await expect.element(drawer).toBeVisible()
})

test('what is opened over a page stands in its address, and going back closes it', async () => {
  session.start(aMe({ permissions: [...all] }))
  fakeServer({ 'GET /tasks/501': () => answer(aTask({ dueDate: '2025-03-09T23:00:00.000Z' })) })
  const { screen, router } = renderApp(
    <>
      <Opener name="task" props={{ taskId: 501, showDetails: true }} />
      <GlobalDrawers />
    </>,
  )
  const page = await screen
  await page.getByRole('button', { name: 'Schublade öffnen' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Blumen bestellen' })).toBeVisible()
  expect(router.state.location.href).toBe('/?task=501')
  router.history.back()
  await noDrawer(page)
  expect(router.state.location.href).toBe('/')
})

test('the code of a drawer comes in idle time to who may open it, and to nobody else', async () => {
  const asked = vi.spyOn(drawers.staff, 'chunk')
  const idle = async () => {
    let isOver = false
    inIdleTime(async () => (isOver = true))
    // Every part that comes in idle time comes before.
    await expect.poll(() => isOver, { timeout: 40_000 }).toBe(true)
  }
  await aHouse(null, {}, [])
  await idle()
  expect(asked).not.toHaveBeenCalled()
  session.start(aMe({ permissions: ['Administration:EditUsers'] }))
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  session.start(aMe({ permissions: ['Administration:EditUsers'] }))
  await idle()
  expect(asked).toHaveBeenCalledTimes(1)
})
