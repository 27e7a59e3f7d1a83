import type { CaseOfDay, Dashboard } from '@pietas/contract/dashboard'
import { addDays, firstOfMonth, startOfDay, today } from '@pietas/contract/kit/days'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { OpenCallsButton } from '../../first-calls/open-calls-button'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aFirstCall, aMe, answer, aTask, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { pages } from '../pages'
import { DayPage } from './day-page'

const counts = { subTaskCount: 0, doneSubTaskCount: 0 }
const aRow = (facts: Parameters<typeof aTask>[0] = {}) => ({ ...aTask(facts), ...counts })
const nothing = { total: 0, items: [] }

const aCase = (facts: Partial<CaseOfDay> = {}): CaseOfDay => ({
  id: 12,
  type: 'DEATH',
  createdAt: '2026-11-20T08:00:00.000Z',
  deceasedPerson: {
    id: 20,
    title: null,
    firstName: 'Karl',
    lastName: 'Muster',
    dateOfBirth: '1940-05-01',
    deceased: true,
    deceasedAt: addDays(today(), -3),
    infectious: true,
    highlyInfectious: false,
    deleted: false,
  },
  assignee: null,
  funeralAt: null,
  place: null,
  overdueTasks: 2,
  ...facts,
})

const quietDay: Dashboard = { ownTasks: { ...nothing, overdue: 0 }, announcements: nothing, appointments: nothing }

const shown = async (
  day: Partial<Dashboard> = {},
  others: Parameters<typeof fakeServer>[0] = {},
  header: ReactNode = null,
) => {
  const received = fakeServer({ 'GET /dashboard': () => answer({ ...quietDay, ...day }), ...others })
  const app = (
    <>
      {header}
      <DayPage />
    </>
  )
  return { screen: await renderApp(app).screen, received }
}

beforeEach(async () => {
  queries.clear()
  session.start(aMe())
  await loadTexts([...(pages.dashboard.texts ?? []), 'first-calls'])
})

test('each number is a link to the list that it counts, and says what is in the way', async () => {
  const { screen } = await shown({
    openProcesses: { total: 1001, withoutDate: 1, items: [aCase()] },
    ownTasks: { total: 3, overdue: 2, items: [] },
  })
  const glance = screen.getByRole('list', { name: 'Auf einen Blick' })
  const unburied = glance.getByRole('link', { name: /Noch nicht bestattet/ })
  await expect.element(unburied).toHaveTextContent('1000+')
  await expect.element(unburied).toHaveTextContent('1 ohne Termin')
  await expect.element(unburied).toHaveAttribute('href', '/processes?filter.funeral=AHEAD')
  const due = glance.getByRole('link', { name: /Für Sie heute fällig/ })
  await expect.element(due).toHaveTextContent('2 überfällig')
  const address = new URL((due.element() as HTMLAnchorElement).href)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    'filter.userId': '7',
    'filter.state': 'unfinished',
    'filter.period': `..${today()}`,
  })
})

test.each([
  [1000, '1000'],
  [1001, '1000+'],
])('of %i there are counted %s', async (total, text) => {
  const { screen } = await shown({ openProcesses: { total, withoutDate: 0, items: [aCase()] } })
  const tile = screen.getByRole('region', { name: 'Noch nicht bestattet' })
  await expect.element(tile.getByText(text, { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('list', { name: 'Auf einen Blick' }).getByText(text, { exact: true }))
    .toBeVisible()
})

test('where there is no legal entity the day says so, and asks for nothing', async () => {
  const me = aMe()
  session.start({ ...me, tenants: me.tenants.map((tenant) => ({ ...tenant, legalEntities: [] })) })
  const { screen, received } = await shown()
  await expect.element(screen.getByText('Kein Unternehmen zugeordnet')).toBeVisible()
  expect(received).toEqual([])
})

test('a case is begun by whoever may, a task and a request for leave by everybody', async () => {
  session.start(aMe({ permissions: [] }))
  const { screen } = await shown()
  await expect.element(screen.getByRole('button', { name: 'Aufgabe anlegen' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Abwesenheit beantragen' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Vorgang anlegen' })).not.toBeInTheDocument()
  session.start(aMe({ permissions: ['Process:Create'] }))
  await expect.element(screen.getByRole('button', { name: 'Vorgang anlegen' })).toBeVisible()
})

test('a case says who, since when, whether there is a day, the danger, and what is late', async () => {
  const { screen } = await shown({ openProcesses: { total: 1, withoutDate: 1, items: [aCase()] } })
  const tile = screen.getByRole('region', { name: 'Noch nicht bestattet' })
  await expect.element(tile.getByRole('link', { name: 'Karl Muster' })).toHaveAttribute('href', '/processes/12')
  await expect.element(tile).toHaveTextContent('seit 3 Tagen verstorben · noch kein Termin')
  await expect.element(tile).toHaveTextContent('infektiös')
  await expect.element(tile).toHaveTextContent('2 überfällig')
})

test('the tiles are those that the answer holds, and an empty one says that all is well', async () => {
  const { screen } = await shown({ funerals: { total: 0, items: [] } })
  await expect.element(screen.getByText('Für heute ist alles getan.')).toBeVisible()
  await expect.element(screen.getByText('In den nächsten sieben Tagen ist keine Bestattung geplant.')).toBeVisible()
  const titles = screen.getByRole('heading', { level: 2 }).elements()
  expect(titles.map(({ textContent }) => textContent).toSorted()).toEqual([
    'Bestattungen in 7 Tagen',
    'Für Sie heute fällig',
    'Ihre Termine heute',
    'Ungelesene Ankündigungen',
  ])
})

test('every tile leads to the list that it counts', async () => {
  const call = aFirstCall()
  const month = { now: 4, before: 3 }
  const { screen } = await shown({
    ownTasks: { total: 1, overdue: 0, items: [aRow()] },
    appointments: { total: 1, items: [aRow()] },
    overdueTasks: { total: 1, items: [aRow()] },
    absences: { total: 1, items: [aRow({ type: 'vacation' })] },
    announcements: { total: 1, items: [{ id: 3, title: 'Neu', publishedAt: '2026-11-20T08:00:00.000Z' }] },
    funerals: { total: 1, items: [aCase()] },
    openProcesses: { total: 1, withoutDate: 0, items: [aCase()] },
    firstCalls: { total: 1, items: [call] },
    figures: { days: 25, deaths: month, cremations: month },
  })
  await expect.element(screen.getByRole('button', { name: 'Alle: Offene Anrufe' })).toBeVisible()
  const ways = screen.getByRole('link', { name: /^Alle: / }).elements() as HTMLAnchorElement[]
  expect(ways.map((way) => [way.getAttribute('aria-label')?.slice(6), new URL(way.href).pathname]).toSorted()).toEqual([
    ['Bestattungen in 7 Tagen', '/processes'],
    ['Für Sie heute fällig', '/tasks'],
    ['Heute abwesend', '/tasks'],
    ['Kennzahlen', '/kpi'],
    ['Noch nicht bestattet', '/processes'],
    ['Termine heute', '/tasks'],
    ['Ungelesene Ankündigungen', '/announcements'],
    ['Überfällig im Haus', '/tasks'],
  ])
  const cases = screen.getByRole('link', { name: 'Neue Sterbefälle im Monat' })
  const { searchParams } = new URL((cases.element() as HTMLAnchorElement).href)
  expect(searchParams.get('filter.type')).toBe('DEATH')
  expect(searchParams.get('filter.createdAt')).toBe(`${firstOfMonth(today())}..${today()}`)
  expect(searchParams.get('filter.status')).not.toMatch('CANCELLED')
  session.start(aMe({ permissions: ['KPI:AccessKPI'] }))
  await expect.element(cases).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Alle: Kennzahlen' })).toBeVisible()
})

test('a count that the page of key figures hides is hidden in its tile as well', async () => {
  const { screen } = await shown({
    figures: { days: 25, deaths: { now: 4, before: null }, cremations: { now: null, before: 3 } },
  })
  const line = (name: string) => screen.getByRole('listitem').filter({ hasText: name })
  await expect
    .element(line('Neue Sterbefälle im Monat'))
    .toHaveTextContent('4Neue Sterbefälle im Monatin den 25 Tagen davor: verdeckt')
  await expect
    .element(line('davon Feuerbestattungen'))
    .toHaveTextContent('verdecktdavon Feuerbestattungenin den 25 Tagen davor: 3')
})

test('the calls that a tile counts open where they stand on every page', async () => {
  const { screen } = await shown(
    { firstCalls: { total: 7, items: [aFirstCall()] } },
    { 'GET /first-calls': () => page([aFirstCall({ callerPhone: '0171 12 34' })]) },
    <OpenCallsButton />,
  )
  await expect.element(screen.getByRole('button', { name: '1 offener Anruf' })).toBeVisible()
  await screen.getByRole('button', { name: 'Alle: Offene Anrufe' }).click()
  await expect.element(screen.getByRole('menuitem', { name: /Neuer Anruf/ })).toBeVisible()
})

test('a task is taken on by one press, and the day is asked for anew', async () => {
  session.start(aMe({ permissions: ['Task:ApplyAction'] }))
  let status: 'OPEN' | 'ACTIVE' = 'OPEN'
  const { screen, received } = await shown(
    {},
    {
      'GET /dashboard': () =>
        answer({
          ...quietDay,
          ownTasks: { total: 1, overdue: 0, items: [aRow({ status, dueDate: startOfDay(today()) })] },
        }),
      'PATCH /tasks/501': () => {
        status = 'ACTIVE'
        return answer(aTask({ status }))
      },
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Aufgabe starten: Blumen bestellen' }))
  await expect.element(screen.getByRole('button', { name: 'Aufgabe beenden: Blumen bestellen' })).toBeVisible()
  expect(received.find(({ path }) => path.startsWith('PATCH'))?.body).toEqual({ basic: { status: 'ACTIVE' } })
})

test('what is late is marked, what is not is not, and a step is offered to whoever may take it', async () => {
  session.start(aMe({ permissions: [] }))
  const late = aRow({ id: 1, title: 'Karten drucken', userId: 8, dueDate: '2026-01-02T09:00:00.000Z' })
  const early = aRow({ id: 2, title: 'Kerzen kaufen', userId: 8, dueDate: addDays(today(), 1) })
  const { screen } = await shown({ ownTasks: { total: 2, overdue: 1, items: [late, early] } })
  const lines = screen.getByRole('region', { name: 'Für Sie heute fällig' }).getByRole('listitem')
  await expect.element(lines.first()).toHaveTextContent(/Karten drucken.*überfällig/)
  await expect.element(lines.nth(1)).toHaveTextContent('Kerzen kaufen')
  expect(lines.nth(1).element().textContent).not.toContain('überfällig')
  expect(screen.getByRole('button', { name: /Karten drucken/ }).elements()).toEqual([])
})

test('the way to all of them is there where there are any', async () => {
  const { screen } = await shown({ funerals: nothing, appointments: { total: 1, items: [aRow({ type: 'work' })] } })
  await expect.element(screen.getByRole('link', { name: 'Alle: Ihre Termine heute' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Alle: / }).elements()).toHaveLength(1)
})

test('whose an appointment is stands there in the house, and not in the own tour', async () => {
  const appointments = { total: 1, items: [aRow({ type: 'work', title: 'Dekoration' })] }
  const { screen } = await shown({ appointments })
  await expect.element(screen.getByRole('region', { name: 'Ihre Termine heute' })).toHaveTextContent('Dekoration')
  expect(screen.getByText(/Maria Kowalski/).elements()).toEqual([])
  queries.clear()
  await screen.unmount()
  const { screen: house } = await shown({ appointments, overdueTasks: nothing })
  await expect.element(house.getByRole('region', { name: 'Termine heute' })).toHaveTextContent('Maria Kowalski')
})

test.each([
  ['vacation that is asked for', { type: 'vacation', status: 'OPEN', days: 2 }, /Urlaub · bis .* · beantragt$/],
  ['vacation that is granted', { type: 'vacation', status: 'DONE', days: 2 }, /Urlaub · bis \d\d\.\d\d\.\d{4}$/],
  ['the last day', { type: 'vacation', status: 'DONE', days: 0 }, /Urlaub$/],
  ['leave whose kind may not be known', { type: 'absence', status: 'OPEN', days: 0 }, /Abwesenheit$/],
] as const)('of %s the line says just that', async (_, { days, ...facts }, words) => {
  const away = aRow({ ...facts, title: '', startDate: today(), endDate: addDays(today(), days) })
  const { screen } = await shown({ absences: { total: 1, items: [away] } })
  const line = screen.getByRole('region', { name: 'Heute abwesend' }).getByRole('listitem')
  await expect.element(line).toHaveTextContent(words)
})

test('of who is away the line says until when, and why only where the answer does', async () => {
  const until = addDays(today(), 2)
  const away = aRow({ type: 'absence', title: '', startDate: today(), endDate: until, status: 'DONE' })
  const { screen } = await shown({ absences: { total: 1, items: [away] } })
  const tile = screen.getByRole('region', { name: 'Heute abwesend' })
  await expect.element(tile.getByRole('link', { name: 'Maria Kowalski' })).toBeVisible()
  await expect.element(tile).toHaveTextContent(/Abwesenheit · bis \d\d\.\d\d\.\d{4}/)
})

test('a server that fails is told of, and offers the way on', async () => {
  const { screen } = await shown({}, { 'GET /dashboard': () => problem(500, 'UNEXPECTED') })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Etwas ist schiefgegangen')
})
