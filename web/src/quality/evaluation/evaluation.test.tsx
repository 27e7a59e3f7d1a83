import { addDays, lastOfMonth, today } from '@pietas/contract/kit/days'
import { beforeEach, expect, test } from 'vitest'
import { queries } from '../../kit/api'
import { loadTexts, translate } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, renderApp } from '../../kit/testing'
import { Evaluation } from './evaluation'
import { timeText } from './time-text'

const none = { complaints: 0, feedback: 0, closed: 0, averageMinutes: null, medianMinutes: null }
const evaluation = {
  from: '2026-10-01',
  to: '2026-11-25',
  total: {
    ...none,
    complaints: 3,
    feedback: 1,
    closed: 2,
    averageMinutes: 4320,
    medianMinutes: 90,
    open: 2,
    openTooLong: 1,
  },
  months: [
    { month: '2026-10', ...none, complaints: 3, closed: 2, averageMinutes: 4320, medianMinutes: 90 },
    { month: '2026-11', ...none, feedback: 1 },
  ],
  causes: [
    { cause: { id: 1, name: 'Terminverzug', deleted: true }, ...none, complaints: 2, open: 1 },
    { cause: null, ...none, complaints: 1, feedback: 1, open: 1 },
  ],
  calls: {
    made: 4,
    reached: 3,
    ratings: [
      { satisfaction: 2, count: 1 },
      { satisfaction: 5, count: 2 },
    ],
  },
}

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  sessionStorage.clear()
  await loadTexts(['quality', 'tasks'])
})

async function anEvaluation(body: object = evaluation) {
  session.start(aMe({ permissions: ['QM:AccessQM'] }))
  const received = fakeServer({ 'GET /quality/evaluation': () => answer(body) })
  const screen = await renderApp(<Evaluation />).screen
  return { screen, received }
}

test.each([
  [null, '–'],
  [0, '0 Min.'],
  [59, '59 Min.'],
  [60, '1 Std.'],
  [90, '1,5 Std.'],
  [2879, '48 Std.'],
  [2880, '2 Tage'],
  [10_000, '6,9 Tage'],
])('%s minutes read as %s', (minutes, text) => {
  expect(timeText(minutes, translate)).toBe(text)
})

test('the last twelve months are told: at a glance, by month, by cause, and what clients have said', async () => {
  const { screen, received } = await anEvaluation()
  const figure = (label: string) => screen.getByText(label, { exact: true }).first().element().parentElement
  await expect.element(screen.getByText('Offen seit über 14 Tagen')).toBeVisible()
  expect(figure('Offen seit über 14 Tagen')?.textContent).toContain('1')
  expect(figure('Mittlere Dauer')?.textContent).toContain('3 Tage')
  expect(figure('Median der Dauer')?.textContent).toContain('1,5 Std.')
  await expect.element(screen.getByRole('row', { name: 'Oktober 2026' })).toHaveTextContent('3')
  await expect.element(screen.getByRole('row', { name: 'Terminverzug (gelöscht)' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: 'Ohne Grund' })).toBeVisible()
  await expect.element(screen.getByText('Anrufe: 4, erreicht: 3, Zufriedenheit im Mittel: 4,0 von 5')).toBeVisible()
  const query = received[0]?.query
  const before = `${Number(today().slice(0, 4)) - 1}${today().slice(4, 8)}01`
  expect(query?.get('to')).toBe(today())
  expect(query?.get('from')).toBe(addDays(lastOfMonth(before), 1))
})

test('columns are as high as what was said in their month', async () => {
  const { screen } = await anEvaluation()
  await expect.element(screen.getByRole('figure')).toBeVisible()
  const heights = [...screen.getByRole('figure').element().querySelectorAll('[data-kind]')]
    .filter((one) => one.matches('[style]'))
    .map((one) => Math.round(one.getBoundingClientRect().height))
  // Feedback above complaints, month by month; three are as many as fit.
  expect(heights[1]).toBeGreaterThan(100)
  expect(heights.filter((one) => one > 0)).toHaveLength(2)
  expect(Math.abs((heights[2] ?? 0) * 3 - (heights[1] ?? 0))).toBeLessThan(5)
})

test('where nothing was said there are no columns, and that is said', async () => {
  const empty = { ...evaluation, causes: [], calls: { made: 0, reached: 0, ratings: [] } }
  const { screen } = await anEvaluation({ ...empty, months: [{ month: '2026-11', ...none }] })
  await expect.element(screen.getByText('In diesem Zeitraum ist nichts eingegangen.')).toBeVisible()
  await expect.element(screen.getByText('In diesem Zeitraum wurde niemand angerufen.')).toBeVisible()
  expect(screen.getByRole('figure').elements()).toEqual([])
})
