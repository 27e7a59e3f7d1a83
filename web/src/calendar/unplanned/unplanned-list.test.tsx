import { addDays, today } from '@pietas/contract/kit/days'
import { createRef } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, fakeServer, page, problem, renderApp } from '../../kit/testing'
import type { BoardHandle } from '../board/board-facts'
import { noMeans } from '../rows/timeline-rows'
import { anAppointment } from '../testing'
import { UnplannedList } from './unplanned-list'

type Routes = Parameters<typeof fakeServer>[0]

const aList = async (tasks: Routes[string]) => {
  fakeServer({ 'GET /tasks': tasks })
  const board = createRef<BoardHandle>()
  return renderApp(<UnplannedList move={async () => true} means={noMeans} day={today()} board={board} />).screen
}

const nobodys = anAppointment({
  title: 'Grab ausheben',
  userId: null,
  user: null,
  startDate: `${addDays(today(), 1)}T09:00:00.000Z`,
})

beforeEach(async () => {
  queries.clear()
  session.start(aMe())
  await loadTexts(['calendar/unplanned'])
})

test('what nobody does yet stands there, with what it lacks', async () => {
  const screen = await aList(() => page([nobodys]))
  await expect.element(screen.getByRole('button', { name: 'Grab ausheben', exact: true })).toBeVisible()
  await expect.element(screen.getByText('ohne Zuständige')).toBeVisible()
})

test('that there are more than were looked through is said, and nothing is called planned that may not be', async () => {
  const screen = await aList(() => page([], 'more'))
  await expect.element(screen.getByText(/Durchgesehen sind die 500 Aufgaben/)).toBeVisible()
  expect(screen.getByText('Alles ist geplant.').elements()).toEqual([])
})

test('tasks that do not come are asked for again by one press', async () => {
  let isThere = false
  const screen = await aList(() => (isThere ? page([]) : problem(500, 'UNEXPECTED')))
  const retry = screen.getByRole('button', { name: 'Erneut versuchen' })
  await expect.element(retry).toBeVisible()
  isThere = true
  await retry.click()
  await expect.element(screen.getByText('Alles ist geplant.')).toBeVisible()
})
