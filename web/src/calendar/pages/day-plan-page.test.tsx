import { today } from '@pietas/contract/kit/days'
import type { Task } from '@pietas/contract/tasks'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, aTask, fakeServer, page, renderApp } from '../../kit/testing'
import { pages } from '../pages'
import { DayPlanPage } from './day-plan-page'

const place = (name: string) => ({
  name,
  street: 'Lindenstraße',
  streetNumber: '5',
  zipCode: '02826',
  city: 'Görlitz',
  country: null,
  lat: null,
  lng: null,
})

const process = {
  id: 12,
  type: 'DEATH',
  status: 'ACTIVE',
  deceasedPerson: {
    id: 20,
    title: null,
    firstName: 'Karl',
    lastName: 'Winter',
    deleted: false,
    currentPosition: null,
    dateOfBirth: null,
    deceased: true,
    deceasedAt: null,
    deceasedTimeAt: null,
    infectious: false,
    highlyInfectious: true,
    size: 180,
    weight: 96,
  },
  clientPerson: { id: 21, title: null, firstName: 'Erna', lastName: 'Winter', deleted: false, phone: '+493581555012' },
  clientBusinessPartner: null,
} as unknown as NonNullable<Task['process']>

const uwe = { id: 8, firstName: 'Uwe', lastName: 'Lindner', profilePictureDocumentAccessToken: null, deleted: false }
const car = { id: 4, name: 'Wagen', licensePlate: 'GR-AB 1', numberOfSeats: null, deleted: false }

const way = aTask({
  id: 1,
  type: 'transportation',
  title: 'Überführung',
  startDate: '2026-11-24T08:30:00.000Z',
  endDate: '2026-11-24T09:30:00.000Z',
  preparationTime: 30,
  address: place('Klinikum'),
  destination: place('Halle'),
  users: [uwe],
  carId: 4,
  car,
  process,
  subTasks: [
    { id: 1, title: 'Papiere', done: false, comment: null, businessPartnerId: null, businessPartner: null },
    { id: 2, title: 'Schlüssel', done: true, comment: null, businessPartnerId: null, businessPartner: null },
  ],
})
const alone = aTask({ id: 2, type: 'work', title: 'Einbetten', startDate: '2026-11-24T12:00:00.000Z' })

const shown = async (items: Task[], address = '/?day=2026-11-24', others = {}) => {
  const received = fakeServer({
    'GET /all-accessible/day-plan': () => answer({ items, hasMore: false }),
    'GET /disposition-notes': () => page([]),
    ...others,
  })
  const { screen, router } = renderApp(<DayPlanPage />, address)
  return { screen: await screen, router, received }
}

beforeEach(async () => {
  await browser.viewport(1280, 800)
  queries.clear()
  session.start(aMe({ permissions: ['Task:ListAll'] }))
  await loadTexts(pages.dayPlan.texts)
})

test('each person has a sheet with when, where, who, what endangers, and whom to call', async () => {
  const { screen } = await shown([way, alone])
  const sheet = screen.getByRole('region', { name: 'Uwe Lindner' })
  await expect.element(sheet).toHaveTextContent(/Dienstag, 24\.11\.2026/)
  await expect.element(sheet).toHaveTextContent(/09:30.*bis 10:30.*vorbereiten ab 09:00/)
  await expect.element(sheet).toHaveTextContent(/Vorgang 12 · Karl Winter · 180 cm, 96 kg.*hochinfektiös/)
  await expect.element(sheet).toHaveTextContent(/S · Klinikum, Lindenstraße 5.*Z · Halle/)
  await expect.element(sheet).toHaveTextContent(/Mit Maria Kowalski, Wagen/)
  await expect.element(sheet.getByRole('link', { name: /3581/ })).toHaveAttribute('href', 'tel:+493581555012')
  await expect.element(sheet).toHaveTextContent('Papiere')
  await expect.element(sheet).not.toHaveTextContent('Schlüssel')
  await expect.element(sheet).not.toHaveTextContent('Einbetten')
  await expect
    .element(screen.getByRole('region', { name: 'Maria Kowalski' }))
    .toHaveTextContent(/Überführung.*Einbetten/)
})

test('a pick-up at night is told by its hour, and one of which nobody has said it as such', async () => {
  const times = { startDate: null, endDate: null }
  const pickUp = { ...way, ...times, dueDate: '2026-11-24T01:10:00.000Z' }
  const someTime = { ...way, ...times, id: 3, title: 'Irgendwann', dueDate: '2026-11-23T23:00:00.000Z' }
  const { screen } = await shown([someTime, pickUp])
  await expect
    .element(screen.getByRole('region', { name: 'Uwe Lindner' }))
    .toHaveTextContent(/02:10.*vorbereiten ab 01:40.*Überführung.*ohne Uhrzeit.*Irgendwann/)
})

test('one sheet alone is looked at by its address', async () => {
  const { screen } = await shown([way, alone], '/?day=2026-11-24&of=8')
  await expect.element(screen.getByRole('region', { name: 'Uwe Lindner' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Maria Kowalski' }).elements()).toEqual([])
})

test('a car has its sheet', async () => {
  const { screen } = await shown([way, alone], '/?day=2026-11-24&sheets=cars')
  await expect.element(screen.getByRole('region', { name: 'Wagen · GR-AB 1' })).toHaveTextContent('Überführung')
  expect(screen.getByText('Einbetten').elements()).toEqual([])
})

test('whose sheet it is means nothing among those of the other kind', async () => {
  const { screen, router } = await shown([way, alone], '/?day=2026-11-24&of=8')
  await screen.getByRole('button', { name: 'Blätter' }).click()
  await screen.getByRole('radio', { name: 'Ein Blatt je Fahrzeug' }).click()
  await expect.poll(() => router.state.location.search).toEqual({ day: '2026-11-24', sheets: 'cars' })
})

test('what everybody should know of the day stands on each sheet', async () => {
  const note = { noteDate: '2026-11-24', noteText: 'Stadtfest: Untermarkt gesperrt' }
  const { screen } = await shown([way], undefined, { 'GET /disposition-notes': () => page([note]) })
  await expect.element(screen.getByText('Stadtfest: Untermarkt gesperrt').first()).toBeVisible()
  expect(screen.getByText('Stadtfest: Untermarkt gesperrt').elements().length).toBe(2)
})

test('who may not plan does not ask for it', async () => {
  session.start(aMe({ permissions: [] }))
  const { screen, received } = await shown([way])
  await expect.element(screen.getByRole('region', { name: 'Uwe Lindner' })).toBeVisible()
  expect(received.filter(({ path }) => path.includes('disposition-notes'))).toEqual([])
})

test('the sheets are printed, and where there are none nothing is', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { screen } = await shown([way])
  await screen.getByRole('button', { name: 'Drucken oder als PDF sichern' }).click()
  expect(print).toHaveBeenCalledOnce()
})

test('a day on which nothing takes place says so', async () => {
  const { screen } = await shown([], '/')
  await expect.element(screen.getByText('An diesem Tag findet nichts statt')).toBeVisible()
  expect(screen.getByRole('button', { name: /Drucken/ }).elements()).toEqual([])
  const [year, month, day] = today().split('-')
  await expect.element(screen.getByLabelText('Tag', { exact: true })).toHaveValue(`${day}.${month}.${year}`)
})

test('a day of more tasks than are fetched says so', async () => {
  const more = { 'GET /all-accessible/day-plan': () => answer({ items: [way], hasMore: true }) }
  const { screen } = await shown([way], undefined, more)
  await expect.element(screen.getByText(/Auf den Blättern stehen die ersten 500/)).toBeVisible()
})

test('hostile words are words', async () => {
  const { screen } = await shown([
    aTask({ ...alone, title: '<img src=x onerror=alert(1)>', description: '<b>fett</b>' }),
  ])
  await expect.element(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect.element(screen.getByText('<b>fett</b>')).toBeVisible()
})
