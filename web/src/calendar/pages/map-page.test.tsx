import { today } from '@pietas/contract/kit/days'
import type { TaskRow } from '@pietas/contract/tasks'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { queries, refresh } from '../../kit/api'
import { changeLanguage, loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, fakeServer, page, problem, renderApp } from '../../kit/testing'
import '../../app/global-drawers'
import { pages } from '../pages'
import { anAppointment } from '../testing'
import { MapPage } from './map-page'

const place = (name: string, lat: number | null, lng = 14.98) => ({
  name,
  street: 'Lindenstraße',
  streetNumber: '5',
  zipCode: '02826',
  city: 'Görlitz',
  country: null,
  lat,
  lng: lat === null ? null : lng,
})

const meeting = anAppointment({ id: 1, title: 'Trauergespräch', address: place('Bestattungshaus', 51.15) })
const way = anAppointment({
  id: 2,
  type: 'transportation',
  status: 'DONE',
  title: 'Überführung',
  startDate: '2026-11-24T07:00:00.000Z',
  endDate: '2026-11-24T08:00:00.000Z',
  address: place('Klinikum', 51.2),
  destination: place('Halle', 51.15),
  userId: null,
  user: null,
  carId: 4,
  car: { id: 4, name: 'Wagen', licensePlate: 'GR-AB 1', numberOfSeats: null, deleted: false },
})
const lost = anAppointment({
  id: 3,
  title: 'Beisetzung',
  startDate: '2026-11-24T12:00:00.000Z',
  address: place('Friedhof', null),
})
const nowhere = anAppointment({ id: 4, title: 'Beratung', startDate: '2026-11-24T13:00:00.000Z' })

const signIn = (mapAttribution: string | null = null, me = aMe()) => {
  session.start({ ...me, installation: { ...me.installation, mapAttribution } })
}

const shown = async (tasks: TaskRow[], address = '/?day=2026-11-24', nextCursor: string | null = null) => {
  const received = fakeServer({ 'GET /all-accessible/tasks': () => page(tasks, nextCursor) })
  const { screen, router } = renderApp(<MapPage />, address)
  return { screen: await screen, router, received }
}

const lines = () => [...document.querySelectorAll('ol > li')].map((line) => (line.textContent ?? '').slice(0, 20))

beforeEach(async () => {
  await browser.viewport(1280, 800)
  queries.clear()
  signIn()
  await loadTexts(pages.map.texts)
})

test('the stops stand in the order of time, what the map cannot show below them with what it lacks', async () => {
  const { screen } = await shown([nowhere, lost, meeting, way])
  await expect.element(screen.getByRole('list', { name: 'Stationen des Tages' })).toBeVisible()
  expect(lines().map((line) => line[0])).toEqual(['1', '2', '3', '4'])
  const rest = screen.getByRole('region', { name: 'Nicht oder nicht ganz auf der Karte' })
  await expect.element(rest).toHaveTextContent(/Beisetzung.*Adresse ohne Position.*Beratung.*Ohne Adresse/)
  await expect.element(screen.getByText('S · Klinikum, Lindenstraße 5, 02826 Görlitz')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'In Karten anzeigen' }).first())
    .toHaveAttribute('href', expect.stringContaining('destination=51.15'))
})

test('a pick-up at night stands at its hour, before what comes in the morning', async () => {
  const times = { startDate: null, endDate: null }
  const pickUp = { ...way, ...times, id: 7, title: 'Abholung', dueDate: '2026-11-24T01:10:00.000Z' }
  const someTime = { ...way, ...times, id: 8, title: 'Irgendwann', dueDate: '2026-11-23T23:00:00.000Z' }
  const { screen } = await shown([someTime, meeting, pickUp])
  await expect.element(screen.getByRole('button', { name: /^1 S · 02:10 · Abholung/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^2 · 10:00/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^3 S · ohne Uhrzeit · Irgendwann/ })).toBeVisible()
})

test('each known place has a pin that says what it is, those at one place side by side', async () => {
  const { screen } = await shown([meeting, way, lost])
  const map = screen.getByRole('region', { name: 'Karte der Stationen' })
  await expect.element(map.getByRole('button', { name: /^1 S · 08:00/ })).toHaveTextContent('1 S')
  await expect.element(map.getByRole('button', { name: /^1 Z/ })).toBeVisible()
  await expect.element(map.getByRole('button', { name: /^2 · 10:00/ })).toBeVisible()
  expect(map.getByRole('button', { name: /Beisetzung/ }).elements()).toEqual([])
  const boxes = [/^1 Z/, /^2 · /].map((name) => map.getByRole('button', { name }).element().firstElementChild)
  const [one, other] = boxes.map((box) => box?.getBoundingClientRect())
  expect(Math.abs((one?.left ?? 0) - (other?.left ?? 0))).toBeGreaterThan(20)
  expect(map.element().querySelectorAll('path').length).toBe(1)
})

test('a pin opens its task, by the keyboard as well', async () => {
  const { screen, router } = await shown([meeting])
  const pin = screen.getByRole('button', { name: /^1 · 10:00/ })
  await expect.element(pin).toBeVisible()
  ;(pin.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.href).toContain('task=1')
})

test('a pin is pressed like a button: by the space bar, and not by a letter', async () => {
  const { screen, router } = await shown([meeting])
  const pin = screen.getByRole('button', { name: /^1 · 10:00/ })
  await expect.element(pin).toBeVisible()
  ;(pin.element() as HTMLElement).focus()
  await userEvent.keyboard('x')
  expect(router.state.location.href).not.toContain('task=')
  await userEvent.keyboard(' ')
  await expect.poll(() => router.state.location.href).toContain('task=1')
})

test('whoever stands at a pin stays there when somebody else changes the day', async () => {
  let tasks = [meeting, lost]
  fakeServer({ 'GET /all-accessible/tasks': () => page(tasks) })
  const screen = await renderApp(<MapPage />, '/?day=2026-11-24').screen
  const pin = screen.getByRole('button', { name: /10:00/ })
  await expect.element(pin).toBeVisible()
  ;(pin.element() as HTMLElement).focus()
  tasks = [meeting, way]
  await refresh('tasks')
  await expect.element(screen.getByRole('button', { name: /^1 S/ })).toBeVisible()
  await expect.element(pin).toHaveFocus()
})

test('all places stand inside the map, however small it is', async () => {
  await browser.viewport(390, 800)
  const east = anAppointment({ id: 5, title: 'Trauerfeier', address: place('Kirche', 51.15, 15.07) })
  const { screen } = await shown([meeting, east])
  const map = screen.getByRole('region', { name: 'Karte der Stationen' })
  await expect.element(map.getByRole('button', { name: /^2 · / })).toBeVisible()
  const frame = map.element().getBoundingClientRect()
  for (const name of [/^1 · /, /^2 · /]) {
    const { left, right } = map.getByRole('button', { name }).element().getBoundingClientRect()
    expect(left).toBeGreaterThan(frame.left)
    expect(right).toBeLessThan(frame.right)
  }
})

test('whose stops are looked at narrows the list, and the numbers stay those of the day', async () => {
  const { screen } = await shown([way, meeting], '/?day=2026-11-24&user=7')
  await expect.element(screen.getByRole('link', { name: 'Trauergespräch' })).toBeVisible()
  expect(lines()).toEqual([expect.stringMatching(/^2/)])
})

test('somebody who comes along, and a kind of stop, are found as well', async () => {
  const uwe = { id: 8, firstName: 'Uwe', lastName: 'Lindner', profilePictureDocumentAccessToken: null, deleted: false }
  const { screen, router } = await shown([way, { ...meeting, users: [uwe] }, lost], '/?day=2026-11-24&user=8')
  await expect.element(screen.getByRole('link', { name: 'Trauergespräch' })).toBeVisible()
  expect(lines()).toEqual([expect.stringMatching(/^2/)])
  await router.navigate({ to: '/', search: { day: '2026-11-24', type: 'transportation' } as never })
  await expect.element(screen.getByRole('link', { name: 'Überführung' })).toBeVisible()
  expect(lines()).toEqual([expect.stringMatching(/^1/)])
})

test('a day of more tasks than are fetched says so', async () => {
  const { screen } = await shown([meeting], undefined, 'next')
  await expect.element(screen.getByText(/mehr als 500 Aufgaben/)).toBeVisible()
})

test.for([
  ['whoever may plan', ['Task:ListAll', 'Task:Create'], 1],
  ['nobody else', ['Task:ListAll'], 0],
] as const)('a place is set by %s', async ([, permissions, count]) => {
  signIn(null, aMe({ permissions: [...permissions] }))
  const { screen } = await shown([{ ...lost, userId: 8, user: null, createdBy: 8 }])
  await expect.element(screen.getByText('Adresse ohne Position')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Position setzen' }).elements().length).toBe(count)
})

test('the day is asked for as a whole, and once', async () => {
  const { screen, received } = await shown([meeting])
  await expect.element(screen.getByRole('link', { name: 'Trauergespräch' })).toBeVisible()
  const asked = received.filter(({ path }) => path.includes('/all-accessible/tasks'))
  expect(asked.length).toBe(1)
  expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
    startDate: '2026-11-24T00:00:00.000+01:00',
    endDate: '2026-11-24T23:59:59.999+01:00',
    limit: '500',
  })
})

test('an empty day says so, and one that the filters empty says that', async () => {
  const { screen } = await shown([])
  await expect.element(screen.getByText('An diesem Tag ist niemand unterwegs')).toBeVisible()
})

test('filters that leave nothing are told apart from an empty day', async () => {
  const { screen } = await shown([meeting], '/?day=2026-11-24&car=9')
  await expect.element(screen.getByText('Keine Station passt zu den Filtern')).toBeVisible()
})

test('without an address it is today', async () => {
  const { screen } = await shown([], '/?day=2026-02-31')
  const [year, month, day] = today().split('-')
  await expect.element(screen.getByLabelText('Tag', { exact: true })).toHaveValue(`${day}.${month}.${year}`)
})

test('a map that does not answer leaves the stops where they are', async () => {
  signIn('© <b>Karte</b>')
  const { screen } = await shown([meeting])
  await expect.element(screen.getByText(/Die Karte ist nicht erreichbar/)).toBeVisible()
  const map = screen.getByRole('region', { name: 'Karte der Stationen' })
  expect(map.element().querySelectorAll('img, b').length).toBe(0)
  await expect.element(map).toHaveTextContent('© bKarte/b')
  await expect.element(screen.getByRole('button', { name: /^1 · 10:00/ })).toBeVisible()
})

test('another language, and another width, find the map as it was', async () => {
  const { screen } = await shown([meeting, way])
  await expect.element(screen.getByRole('button', { name: /^2 · 10:00/ })).toBeVisible()
  await changeLanguage('en')
  await browser.viewport(390, 800)
  await expect.element(screen.getByRole('button', { name: /^2 · 10:00/ })).toBeVisible()
  await changeLanguage('de')
})

test('what the server refuses is told, with a way to try again', async () => {
  fakeServer({ 'GET /all-accessible/tasks': () => problem(500, 'NOT_FOUND') })
  const screen = await renderApp(<MapPage />, '/?day=2026-11-24').screen
  await expect.element(screen.getByRole('button', { name: 'Neu laden' })).toBeVisible()
})
