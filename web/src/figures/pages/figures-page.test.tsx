import type { Figures, FiguresOfPeriod } from '@pietas/contract/figures'
import { periodBefore, periodOf } from '@pietas/contract/figures'
import { today } from '@pietas/contract/kit/days'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, problem, renderApp } from '../../kit/testing'
import { pages } from '../pages'
import { FiguresPage } from './figures-page'

const types = (death: number | null, provision: number | null = 0) => ({
  REQUEST: 0,
  PROVISION: provision,
  DEATH: death,
  AFTERCARE: 0,
  ADDITIONAL: 0,
})

const vera = { id: 5, firstName: 'Vera', lastName: 'Holm' }

const aPeriod = (fields: Partial<FiguresOfPeriod> = {}): FiguresOfPeriod => ({
  from: '2026-10-01',
  to: '2026-11-30',
  cases: 30,
  types: types(21, 9),
  months: [
    { month: '2026-10', count: 17, types: types(12, 5) },
    { month: '2026-11', count: 13, types: types(9, 4) },
  ],
  burialTypes: [{ id: 1, name: 'Feuerbestattung', isCremation: true, count: 14 }],
  burials: { cremation: 14, earth: 7 },
  funerals: { averageDays: 8.4, medianDays: 8 },
  consultants: [
    { user: vera, count: null },
    { user: null, count: null },
  ],
  sources: { BY_PHONE: 30, AT_BRANCH: 0, AT_CUSTOMER: 0, ONLINE: 0 },
  tasks: { inTime: 9, late: 1, open: 0 },
  absences: { days: null, people: null },
  ...fields,
})

const before = aPeriod({
  from: '2026-08-01',
  to: '2026-09-30',
  cases: 1240,
  types: types(21),
  tasks: { inTime: 0, late: 0, open: 0 },
})

const shown = async (figures: Partial<Figures> = {}, address = '/?from=2026-10-01&to=2026-11-30') => {
  const received = fakeServer({ 'GET /kpi': () => answer({ now: aPeriod(), before, ...figures }) })
  const { screen, router } = renderApp(<FiguresPage />, address)
  return { screen: await screen, router, received }
}

const askedFor = (received: { path: string; query: URLSearchParams }[]) =>
  received.map(({ query }) => `${query.get('from')}..${query.get('to')}`)

beforeEach(async () => {
  await browser.viewport(1280, 900)
  queries.clear()
  session.start(aMe({ permissions: ['KPI:AccessKPI'] }))
  await loadTexts(pages.figures.texts)
})

test('each figure stands beside the one of the period before, with the difference in words', async () => {
  const { screen } = await shown()
  const heads = screen.getByRole('list', { name: 'Kennzahlen auf einen Blick' })
  const head = (name: string) => heads.getByRole('listitem').filter({ hasText: name })
  await expect.element(head('Vorgänge')).toHaveTextContent('Vorgänge30davor: 1.2401.210 weniger')
  await expect.element(head('Sterbefälle')).toHaveTextContent('unverändert')
  await expect.element(head('Feuerbestattungen')).toHaveTextContent('67 %14 von 21')
  await expect.element(head('Tage bis Bestattung')).toHaveTextContent('8,4im Schnitt; mittlerer Wert 8')
  // Nothing was due before: there is no share, and so no difference.
  await expect.element(head('Aufgaben pünktlich')).toHaveTextContent('Aufgaben pünktlich90 %9 von 10davor: –')
  await expect.element(head('Abwesenheitstage')).toHaveTextContent('–zu wenige, um sie zu zeigen')
  await expect.element(screen.getByText('(01.08.2026 – 30.09.2026)')).toBeVisible()
})

test('below each chart stand its numbers, and what is hidden says so', async () => {
  const { screen } = await shown()
  const months = screen.getByRole('table', { name: 'Vorgänge nach Monat und Art' })
  await expect.element(months.getByRole('row', { name: 'Oktober 2026 12 5 17' })).toBeVisible()
  const people = screen.getByRole('table', { name: 'Vorgänge nach Zuständigen' })
  await expect.element(people.getByRole('row', { name: 'Vera Holm verdeckt' })).toBeVisible()
  await expect.element(people.getByRole('row', { name: 'noch niemand verdeckt' })).toBeVisible()
  const chart = screen.getByRole('img', {
    name: 'Diagramm: Bestattungsarten. Die Zahlen stehen in der Tabelle darunter.',
  })
  await expect.element(chart).toBeVisible()
  await expect.element(screen.getByText('Verdeckt sind Werte unter 3')).toBeVisible()
})

test('the period stands in the address, and the usual one does not', async () => {
  const { screen, router, received } = await shown({}, '/')
  await expect.element(screen.getByRole('button', { name: 'Dieses Jahr', pressed: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Letztes Quartal' }).click()
  await expect.poll(() => router.state.location.search).toEqual({ period: 'last-quarter' })
  await screen.getByRole('button', { name: 'Dieses Jahr' }).click()
  await expect.poll(() => router.state.location.search).toEqual({})
  const asked = (['this-year', 'last-quarter'] as const).map((name) => periodOf(name, today()))
  expect(askedFor(received)).toEqual(asked.map(({ from, to }) => `${from}..${to}`))
})

test('days of one’s own hold once they are a period', async () => {
  const { screen, router, received } = await shown({}, '/?period=last-month')
  await screen.getByRole('button', { name: 'Eigener Zeitraum' }).click()
  const { from } = periodOf('last-month', today())
  await screen.getByRole('textbox', { name: 'Bis' }).fill('01.01.2020')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Das Ende liegt vor dem Anfang.')
  await screen.getByRole('textbox', { name: 'Von' }).fill('01.01.2010')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Höchstens fünf Jahre auf einmal.')
  expect(askedFor(received)).toEqual([`${from}..${periodOf('last-month', today()).to}`])
  await screen.getByRole('textbox', { name: 'Von' }).fill('01.07.2019')
  await expect.poll(() => router.state.location.search).toEqual({ from: '2019-07-01', to: '2020-01-01' })
  const own = { from: '2019-07-01', to: '2020-01-01' }
  await expect.element(screen.getByText('01.07.2019 – 01.01.2020')).toBeVisible()
  expect(periodBefore(own)).toEqual({ from: '2018-12-28', to: '2019-06-30' })
  await expect.element(screen.getByText('(28.12.2018 – 30.06.2019)')).toBeVisible()
})

test('another company is chosen among those whose figures one may see', async () => {
  const { screen, router, received } = await shown()
  await screen.getByRole('combobox', { name: 'Unternehmen' }).click()
  await screen.getByRole('option', { name: 'Bestattungshaus Krüger' }).click()
  await expect.poll(() => router.state.location.search).toMatchObject({ company: 2, from: '2026-10-01' })
  await expect.poll(() => received.at(-1)?.path).toMatch(/\/legal-entities\/2\/kpi$/)
})

test('a period without a case says so, and the tasks are told all the same', async () => {
  const none = { cases: 0, types: types(0), months: [{ month: '2026-11', count: 0, types: types(0) }] }
  const { screen } = await shown({ now: aPeriod({ ...none, burialTypes: [], consultants: [] }) })
  await expect.element(screen.getByText('In diesem Zeitraum wurde kein Vorgang angelegt')).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Vorgänge nach Art' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('table', { name: 'Pünktlichkeit der Aufgaben' })).toBeVisible()
})

test('a telephone shows the charts, and the numbers for whoever asks for them', async () => {
  await browser.viewport(390, 844)
  const { screen } = await shown()
  const table = screen.getByRole('table', { name: 'Vorgänge nach Art' })
  await expect.element(table).not.toBeInTheDocument()
  await screen.getByText('Zahlen', { exact: true }).nth(1).click()
  await expect.element(table).toBeVisible()
})

test('numbers are taken along as a sheet', async () => {
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Exportieren: Bestattungsarten' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Als Excel-Datei exportieren' })).toBeVisible()
})

test('what cannot be fetched says so', async () => {
  fakeServer({ 'GET /kpi': () => problem(403, 'FORBIDDEN') })
  const { screen } = renderApp(<FiguresPage />, '/')
  await expect.element((await screen).getByRole('alert')).toBeVisible()
})
