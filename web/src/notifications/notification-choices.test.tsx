import { type NotificationSettings, notificationTypes } from '@pietas/contract/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '../kit/session'
import { aMe, answer, fakeServer, problem, renderApp } from '../kit/testing'
import { NotificationChoices } from './notification-choices'

const start = (): NotificationSettings =>
  Object.fromEntries(
    notificationTypes.map((type) => [type, { app: true, mail: false, browser: false }]),
  ) as NotificationSettings

beforeEach(() => session.start(aMe()))

async function theChoices(patch?: () => ReturnType<typeof answer>) {
  const received = fakeServer({
    'GET /notification-settings': () => answer(start()),
    'PATCH /notification-settings': patch ?? (() => answer(start())),
  })
  const screen = await renderApp(<NotificationChoices />).screen
  const box = (name: string) => screen.getByRole('checkbox', { name, exact: true })
  await expect.element(box('Neue Aufgaben: E-Mail')).toBeVisible()
  return { screen, box, sent: () => received.filter(({ path }) => path.startsWith('PATCH')).map(({ body }) => body) }
}

test('a choice is sent at once', async () => {
  const { box, sent } = await theChoices()
  await box('Neue Aufgaben: E-Mail').click()
  await expect.element(box('Neue Aufgaben: E-Mail')).toBeChecked()
  expect(sent()).toEqual([{ NEW_TASK: { mail: true } }])
})

test('without the app there is neither mail nor browser', async () => {
  const { box, sent } = await theChoices()
  await box('Neue Aufgaben: In Pietas').click()
  await expect.element(box('Neue Aufgaben: E-Mail')).toBeDisabled()
  await expect.element(box('Neue Aufgaben: Browser')).toBeDisabled()
  await expect.element(box('Neue Ankündigungen: E-Mail')).toBeEnabled()
  expect(sent()).toEqual([{ NEW_TASK: { app: false } }])
})

test('mail is no choice where no mail leaves the house', async () => {
  const me = aMe()
  session.start({ ...me, installation: { ...me.installation, mail: false } })
  fakeServer({ 'GET /notification-settings': () => answer(start()) })
  const screen = await renderApp(<NotificationChoices />).screen
  await expect.element(screen.getByRole('checkbox', { name: 'Neue Aufgaben: Browser' })).toBeVisible()
  await expect.element(screen.getByText(/E-Mail/)).not.toBeInTheDocument()
})

test('what the server does not take is as before', async () => {
  const { screen, box } = await theChoices(() => problem(500, 'UNEXPECTED'))
  await box('Neue Aufgaben: E-Mail').click()
  await expect.element(screen.getByText('Ihre Auswahl konnte nicht gespeichert werden')).toBeVisible()
  await expect.element(box('Neue Aufgaben: E-Mail')).not.toBeChecked()
})

test.each([
  ['granted', true],
  ['denied', false],
] as const)('the browser is asked by the click alone; when it says %s', async (said, isOn) => {
  const ask = vi.fn(async () => said)
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: ask })
  const { screen, box, sent } = await theChoices()
  expect(ask).not.toHaveBeenCalled()
  await box('Neue Aufgaben: Browser').click()
  await expect.poll(() => ask.mock.calls.length).toBe(1)
  if (isOn) await expect.element(box('Neue Aufgaben: Browser')).toBeChecked()
  else await expect.element(screen.getByText('Ihr Browser erlaubt Pietas keine Meldungen')).toBeVisible()
  expect(sent()).toEqual(isOn ? [{ NEW_TASK: { browser: true } }] : [])
  vi.unstubAllGlobals()
})
