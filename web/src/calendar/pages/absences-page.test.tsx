import type { AwayInMonth, LeaveItem } from '@pietas/contract/tasks'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, page, renderApp } from '../../kit/testing'
import '../../app/global-drawers'
import { pages } from '../pages'
import { AbsencesPage } from './absences-page'

const vacation: LeaveItem = {
  id: 31,
  type: 'vacation',
  status: 'DONE',
  startDate: '2026-11-10',
  endDate: '2026-11-12',
  days: 3,
  legalEntityId: 1,
}

const petra: AwayInMonth = {
  user: { id: 5, firstName: 'Petra', lastName: 'Hansen', profilePictureDocumentAccessToken: null, deleted: false },
  days: 3,
  items: [
    vacation,
    { ...vacation, id: 32, type: 'absence', status: 'OPEN', startDate: '2026-11-16', endDate: '2026-11-16' },
  ],
}

const shown = async (items: AwayInMonth[], { address = '/?month=2026-11', hasMore = false } = {}) => {
  const received = fakeServer({
    'GET /absences': ({ query }: { query: URLSearchParams }) =>
      answer({ month: query.get('month') ?? '2026-11', items, hasMore }),
    'GET /holidays': () => page([{ date: '2026-11-18', name: { de: 'Buß- und Bettag', en: 'Repentance Day' } }]),
  })
  const { screen, router } = renderApp(<AbsencesPage />, address)
  return { screen: await screen, router, received }
}

beforeEach(async () => {
  await browser.viewport(1280, 800)
  queries.clear()
  session.start(aMe())
  await loadTexts(pages.absences.texts)
})

test('who is away on which day can be read, and leads to the request and to the account', async () => {
  const { screen } = await shown([petra])
  await expect.element(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  const row = screen.getByRole('row', { name: /Petra Hansen/ })
  await expect.element(row).toHaveTextContent('3 Tage')
  const days = row.getByRole('link', { name: 'Urlaub, genehmigt' })
  expect(days.elements()).toHaveLength(3)
  await expect.element(days.first()).toHaveAttribute('href', expect.stringContaining('task=31'))
  await expect.element(row.getByRole('link', { name: 'Abwesenheit, beantragt' })).toBeVisible()
  await expect
    .element(row.getByRole('link', { name: 'Petra Hansen' }))
    .toHaveAttribute('href', expect.stringContaining('leave=5'))
})

test('by keys each leave is reached once', async () => {
  const { screen } = await shown([petra])
  const days = screen.getByRole('link', { name: 'Urlaub, genehmigt' })
  await expect.element(days.first()).toBeVisible()
  expect(days.elements().map((day) => (day as HTMLElement).tabIndex)).toEqual([0, -1, -1])
})

test('weekends and public holidays are quiet, the latter by name', async () => {
  const { screen } = await shown([petra])
  const heads = screen.getByRole('columnheader')
  await expect.element(heads.nth(18)).toHaveTextContent('Buß- und Bettag')
  const quiet = heads.elements().flatMap((head, day) => ((head as HTMLElement).dataset.rest ? [day] : []))
  expect(quiet).toEqual([1, 7, 8, 14, 15, 18, 21, 22, 28, 29])
})

test('one steps from month to month, and back to this one', async () => {
  const { screen, router, received } = await shown([petra])
  await screen.getByRole('button', { name: 'Monat danach' }).click()
  await expect.poll(() => router.state.location.search).toEqual({ month: '2026-12' })
  await expect.element(screen.getByRole('heading', { name: 'Dezember 2026' })).toBeVisible()
  expect(
    received
      .filter(({ path }) => path.endsWith('/absences'))
      .at(-1)
      ?.query.get('month'),
  ).toBe('2026-12')
  await screen.getByRole('button', { name: 'Dieser Monat' }).click()
  await expect.poll(() => router.state.location.search).toEqual({})
})

test('a house without people says so', async () => {
  const { screen } = await shown([])
  await expect.element(screen.getByText('In diesem Unternehmen arbeitet noch niemand')).toBeVisible()
})

test('a house with more people than are shown says so', async () => {
  const { screen } = await shown([petra], { hasMore: true })
  await expect.element(screen.getByText(/die ersten 500 Personen/)).toBeVisible()
})
