import { beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../../kit/api'
import { openCommands } from '../../kit/commands'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, problem, renderApp } from '../../kit/testing'
import { CalendarFeed } from './calendar-feed'

const url = 'https://pietas.example/api/v1/calendar-feeds/1-secret.ics'

/** A server that keeps one feed. */
const shown = async ({ exists = false, routes = {} } = {}) => {
  let feed = { exists, withNames: false, createdAt: exists ? '2026-11-20T09:00:00.000Z' : null }
  const received = fakeServer({
    'GET /calendar-feed': () => answer(feed),
    'POST /calendar-feed': ({ body }: { body: Record<string, unknown> }) => {
      feed = { exists: true, withNames: body.withNames === true, createdAt: '2026-11-23T09:00:00.000Z' }
      return answer({ url, withNames: feed.withNames }, 201)
    },
    'DELETE /calendar-feed': () => {
      feed = { exists: false, withNames: false, createdAt: null }
      return answer(null, 204)
    },
    ...routes,
  })
  return { screen: await renderApp(<CalendarFeed />).screen, received }
}

beforeEach(async () => {
  queries.clear()
  session.start(aMe())
  await loadTexts(['calendar/feed'])
})

test('an address is made with names or without, shown once, and copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen, received } = await shown()
  await screen.getByRole('switch', { name: 'Namen der Verstorbenen zeigen' }).click()
  await screen.getByRole('button', { name: 'Adresse anlegen', exact: true }).click()
  await expect.element(screen.getByText(url)).toBeVisible()
  expect(received.find(({ path }) => path.startsWith('POST'))?.body).toEqual({ withNames: true })
  await screen.getByRole('button', { name: 'Adresse kopieren' }).click()
  expect(write).toHaveBeenCalledWith(url)
})

test('a new address asks first, because the old one ends', async () => {
  const { screen, received } = await shown({ exists: true })
  await expect.element(screen.getByText(/Adresse angelegt am 20\.11\.2026.*ohne Namen/)).toBeVisible()
  await screen.getByRole('button', { name: 'Neue Adresse anlegen' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Neue Adresse anlegen?' })
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(received.some(({ path }) => path.startsWith('POST'))).toBe(false)
  await screen.getByRole('button', { name: 'Neue Adresse anlegen' }).click()
  await question.getByRole('button', { name: 'Neue Adresse anlegen' }).click()
  await expect.element(screen.getByText(url)).toBeVisible()
})

test('it is ended after a question, and can be made again', async () => {
  const { screen } = await shown({ exists: true })
  await screen.getByRole('button', { name: 'Abonnement beenden' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Abonnement beenden' }).click()
  await expect.element(screen.getByText('Das Abonnement ist beendet')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Adresse anlegen', exact: true })).toBeVisible()
})

test('what the server refuses is told', async () => {
  const { screen } = await shown({ routes: { 'POST /calendar-feed': () => problem(404, 'NOT_FOUND') } })
  await screen.getByRole('button', { name: 'Adresse anlegen', exact: true }).click()
  await expect.element(screen.getByText('Die Adresse konnte nicht angelegt werden')).toBeVisible()
})

test('what its buttons do is found among the commands, and no more than that', async () => {
  const offered = () => openCommands().flatMap(({ commands }) => commands)
  const labels = () => offered().map(({ label }) => label)
  const { screen } = await shown({ exists: true })
  await expect.poll(labels).toEqual(['Neue Adresse anlegen', 'Abonnement beenden'])
  offered().at(-1)?.run()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Abonnement beenden' }).click()
  await expect.poll(labels).toEqual(['Adresse anlegen'])
})
