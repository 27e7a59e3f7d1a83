import { beforeEach, expect, test } from 'vitest'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, aTask, fakeServer, page, renderApp } from '../../kit/testing'
import { QualityPage } from './quality-page'

const complaint = {
  ...aTask({
    id: 502,
    type: 'complaint',
    title: 'Kranz zu spät',
    complaintCause: { id: 1, name: 'Terminverzug', deleted: false },
  }),
  subTaskCount: 0,
  doneSubTaskCount: 0,
  createdAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
}

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  sessionStorage.clear()
  await loadTexts(['quality', 'tasks', 'tasks/detail', 'tasks/form', 'processes'])
})

async function aPage(
  rights: Parameters<typeof aMe>[0] = { permissions: ['QM:AccessQM', 'Task:ListAll', 'Task:Create'] },
) {
  session.start(aMe(rights))
  const received = fakeServer({
    'GET /tasks': () => page([complaint]),
    'GET /incomplete-processes': () => page([]),
    'GET /quality/follow-ups': () => page([]),
  })
  const { screen, router } = renderApp(<QualityPage />)
  return { screen: await screen, received, opened: () => router.state.location.state.drawer }
}

test('it opens with what is left to do of complaints and feedback, the oldest first', async () => {
  const { screen, received } = await aPage()
  const row = screen.getByRole('row', { name: 'Kranz zu spät' })
  await expect.element(row).toHaveTextContent('Beschwerde')
  await expect.element(row).toHaveTextContent('Terminverzug')
  await expect.element(row.getByRole('gridcell', { name: '3', exact: true })).toBeVisible()
  const { query } = received.find(({ path }) => path.endsWith('/tasks')) ?? {}
  expect(JSON.parse(query?.get('filters') ?? '{}')).toEqual({ hasOpenTasks: true, type: ['COMPLAINT', 'FEEDBACK'] })
  expect([query?.get('sortBy'), query?.get('sortDirection')]).toEqual(['CREATED_AT', 'ASC'])
})

test('a row opens the task, where it is talked about', async () => {
  const { screen, opened } = await aPage()
  await screen.getByRole('row', { name: 'Kranz zu spät' }).getByText('Kranz zu spät').click()
  expect(opened()).toMatchObject({ name: 'task', props: { taskId: 502, showDetails: true } })
})

test.each([
  ['Beschwerde anlegen', 'COMPLAINT'],
  ['Feedback anlegen', 'FEEDBACK'],
])('%s opens the form of a task that is one', async (name, type) => {
  const { screen, opened } = await aPage()
  await screen.getByRole('button', { name }).first().click()
  expect(opened()).toMatchObject({ name: 'task', props: { preset: { type } } })
})

test('without the right to plan tasks nothing is created here', async () => {
  const { screen } = await aPage({ permissions: ['QM:AccessQM', 'Task:ListAll'] })
  await expect.element(screen.getByRole('row', { name: 'Kranz zu spät' })).toBeVisible()
  expect(screen.getByRole('button', { name: /anlegen$/ }).elements()).toEqual([])
})
