import { beforeEach, expect, test } from 'vitest'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, fakeServer, page, renderApp } from '../../kit/testing'
import { anIncompleteCase } from '../../kit/testing/a-follow-up'
import { IncompleteTable } from './incomplete-table'

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  sessionStorage.clear()
  await loadTexts(['quality', 'tasks', 'processes'])
})

async function aTable(
  rights: ('QM:AccessQM' | 'Process:List')[] = ['QM:AccessQM', 'Process:List'],
  items = [anIncompleteCase()],
) {
  session.start(aMe({ permissions: rights }))
  const received = fakeServer({ 'GET /incomplete-processes': () => page(items) })
  const { screen, router } = renderApp(<IncompleteTable />)
  return { screen: await screen, router, received }
}

const expand = (screen: Awaited<ReturnType<typeof aTable>>['screen']) =>
  screen
    .getByRole('button', { name: /^Einzelheiten zu/ })
    .first()
    .click()

test('a case says which points are missing, how, and which parts of them', async () => {
  const gone = {
    ...anIncompleteCase().points[0],
    kind: 'GONE',
    taskId: null,
    status: null,
    title: 'Urne melden',
    parts: [],
  }
  const { screen } = await aTable(undefined, [
    anIncompleteCase({ points: [...anIncompleteCase().points, gone as never] }),
  ])
  const row = screen.getByRole('row', { name: 'Karl Muster' })
  await expect.element(row).toHaveTextContent('Überfällig Keine Aufgabe Sterbefall anzeigen, Urne melden')
  await expect.element(row).toHaveTextContent('02.11.2026')
  await expand(screen)
  const points = screen.getByRole('list').getByRole('listitem')
  await expect.element(points.nth(0)).toHaveTextContent('Überfällig Sterbefall anzeigen Urkunden abholen')
  await expect.element(points.nth(1)).toHaveTextContent('Keine Aufgabe Urne melden')
  expect(screen.getByRole('link', { name: 'Urne melden', exact: true }).elements()).toEqual([])
})

test('a point leads to its task, and the row to the tasks of the case', async () => {
  const { screen, router } = await aTable()
  await expand(screen)
  const point = screen.getByRole('link', { name: 'Sterbefall anzeigen', exact: true })
  await point.click()
  expect(router.state.location.state.drawer).toMatchObject({ name: 'task', props: { taskId: 501, showDetails: true } })
})

test('without the right to processes the rows lead nowhere', async () => {
  const leads = '[href="/processes/100?tab=tasks"]'
  const { screen } = await aTable()
  await expect.element(screen.getByRole('row', { name: 'Karl Muster' })).toBeVisible()
  expect(document.querySelectorAll(leads).length).toBeGreaterThan(0)
  session.start(aMe({ permissions: ['QM:AccessQM'] }))
  await expect.poll(() => document.querySelectorAll(leads).length).toBe(0)
})

test('where nothing is missing that is said', async () => {
  const { screen } = await aTable(undefined, [])
  await expect.element(screen.getByText(/^Nichts fehlt/)).toBeVisible()
})
