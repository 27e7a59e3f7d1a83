import { today } from '@pietas/contract/kit/days'
import type { LeaveAccount as Account } from '@pietas/contract/tasks'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, page, problem, renderApp } from '../../kit/testing'
import '../../app/global-drawers'
import { LeaveAccount } from './leave-account'
import { LeaveDrawer } from './leave-drawer'

const year = Number(today().slice(0, 4))

const anAccount = (fields: Partial<Account> = {}): Account => ({
  year,
  entitlement: 30,
  carriedOver: 4,
  forfeited: 1,
  planned: 5,
  taken: 8,
  rest: 20,
  isAdjusted: false,
  items: [
    {
      id: 31,
      type: 'vacation',
      status: 'OPEN',
      startDate: `${year}-12-14`,
      endDate: `${year}-12-18`,
      days: 5,
      legalEntityId: 1,
    },
  ],
  ...fields,
})

const shown = async (account: Partial<Account>, routes = {}) => {
  const received = fakeServer({
    'GET /absences': ({ query }: { query: URLSearchParams }) =>
      answer(anAccount({ ...account, year: Number(query.get('year')) })),
    'GET /users': () => page([{ ...aMe().user, jobDescription: null, deleted: false }]),
    ...routes,
  })
  return received
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
  queries.clear()
  session.start(aMe())
  await loadTexts(['tasks', 'tasks/leave'])
})

test('an account says what is left, what it went to and until when the rest of the year before counts', async () => {
  await shown({})
  const screen = await renderApp(<LeaveAccount userId={7} />).screen
  await expect.element(screen.getByText('20 Tage')).toBeVisible()
  const facts = () => [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent)
  expect(facts()).toEqual([
    'Resturlaub20 Tage',
    'Anspruch30',
    `Übertrag4bis 31.03.${year}`,
    'Verfallen1',
    'Genommen8',
    'Geplant5',
  ])
  const wish = screen.getByRole('link', { name: /Urlaub/ })
  await expect.element(wish).toHaveTextContent(`14.12.${year} – 18.12.${year}5 Tagebeantragt`)
  await expect.element(wish).toHaveAttribute('href', expect.stringContaining('task=31'))
})

test('a year without leave, and one without an entitlement, say so', async () => {
  await shown({ entitlement: null, rest: null, carriedOver: 0, forfeited: 0, planned: 0, taken: 0, items: [] })
  const screen = await renderApp(<LeaveAccount userId={7} />).screen
  await expect.element(screen.getByText(`Für ${year} ist keine Abwesenheit eingetragen`)).toBeVisible()
  expect(screen.getByText('nicht eingetragen').elements()).toHaveLength(2)
  expect(screen.getByText('Übertrag').elements()).toEqual([])
})

test('one looks into other years, two ahead at most', async () => {
  const received = await shown({})
  const screen = await renderApp(<LeaveAccount userId={7} />).screen
  const next = screen.getByRole('button', { name: 'Jahr danach' })
  await next.click()
  await expect.element(screen.getByText(`Urlaubsjahr ${year + 1}`)).toBeVisible()
  await next.click()
  await expect.element(next).toBeDisabled()
  await expect.poll(() => received.map(({ query }) => query.get('year'))).toContain(String(year + 2))
})

test('whoever keeps it says what somebody has in a year; what is not touched is not sent', async () => {
  const received = await shown({}, { [`PUT /absences/${year}`]: () => answer(anAccount({ carriedOver: 6 })) })
  const screen = await renderApp(<LeaveDrawer userId={7} />).screen
  await expect.element(screen.getByRole('heading', { name: 'Urlaub von Maria Kowalski' })).toBeVisible()
  await screen.getByRole('textbox', { name: 'Übertrag' }).fill('6')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(screen.getByText('Der Urlaubsanspruch ist gespeichert')).toBeVisible()
  expect(received.find(({ path }) => path.startsWith('PUT'))?.body).toEqual({ carriedOver: 6 })
})

test('an emptied field means the usual, too many days are told at the field, and a refusal keeps what was typed', async () => {
  const refused = { [`PUT /absences/${year}`]: () => problem(403, 'FORBIDDEN') }
  const received = await shown({}, refused)
  const screen = await renderApp(<LeaveDrawer userId={7} />).screen
  const entitlement = screen.getByRole('textbox', { name: 'Anspruch' })
  await entitlement.fill('400')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(entitlement).toHaveAttribute('aria-invalid', 'true')
  expect(received.some(({ path }) => path.startsWith('PUT'))).toBe(false)
  await entitlement.fill('')
  await screen.getByRole('textbox', { name: 'Übertrag' }).fill('2')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(screen.getByText('Der Urlaubsanspruch konnte nicht gespeichert werden')).toBeVisible()
  expect(received.find(({ path }) => path.startsWith('PUT'))?.body).toEqual({ entitlement: null, carriedOver: 2 })
  await expect.element(screen.getByRole('textbox', { name: 'Übertrag' })).toHaveValue('2')
})
