import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { settings } from '../../kit/settings'
import { aMe, answer, fakeServer, page, renderApp } from '../../kit/testing'
import { ProfilePage } from './profile-page'

const martina = {
  id: 7,
  version: 3,
  salutation: 'MADAM',
  title: null,
  firstName: 'Maria',
  lastName: 'Kowalski',
  email: 'maria@abendrot.example',
  jobDescription: 'Trauerbegleitung',
  privatePhone: null,
  privateAddress: null,
  profilePictureDocumentAccessToken: null,
}

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  await browser.viewport(1280, 900)
  await loadTexts(['persons', 'users'])
})

async function aProfile(routes: Parameters<typeof fakeServer>[0] = {}, me = aMe()) {
  session.start(me)
  const asked = fakeServer({
    'GET /users/me': () => answer(martina),
    'GET /auth/me': () => answer(me),
    'GET /auth/sessions': () => page([]),
    ...routes,
  })
  const screen = await renderApp(<ProfilePage />).screen
  await expect.element(screen.getByRole('textbox', { name: 'Vorname' })).toBeVisible()
  return { screen, asked }
}

test('what others keep can be read and not typed', async () => {
  const { screen } = await aProfile()
  await expect.element(screen.getByText('maria@abendrot.example')).toBeVisible()
  await expect.element(screen.getByText('Trauerbegleitung')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /E-Mail/ })).not.toBeInTheDocument()
})

test('a private telephone number is refused where it is none, and stored where it is', async () => {
  const { screen, asked } = await aProfile({ 'PATCH /users/me': () => answer({ ...martina, version: 4 }) })
  const phone = screen.getByRole('textbox', { name: 'Telefon (privat)' })
  await phone.fill('abc')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(screen.getByText(/Bitte nur Ziffern eingeben/)).toBeVisible()
  expect(asked.some(({ path }) => path.startsWith('PATCH'))).toBe(false)
  await phone.fill('03581 4711')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(() => asked.find(({ path }) => path.startsWith('PATCH'))?.body)
    .toEqual({ privatePhone: '03581 4711' })
})

test('the private address is stored as a whole', async () => {
  const { screen, asked } = await aProfile({ 'PATCH /users/me': () => answer({ ...martina, version: 4 }) })
  const address = screen.getByRole('group', { name: 'Anschrift (privat)' })
  await address.getByRole('textbox', { name: 'Ort' }).fill('Görlitz')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  const sent = () => asked.find(({ path }) => path.startsWith('PATCH'))?.body
  await expect.poll(sent).toMatchObject({ privateAddress: { city: 'Görlitz' } })
})

test('the look is chosen here as well', async () => {
  const { screen } = await aProfile()
  await screen.getByRole('combobox', { name: 'Helligkeit' }).click()
  await screen.getByRole('option', { name: 'Dunkel' }).click()
  await expect.poll(() => settings.get().mode).toBe('dark')
})

test.each([
  [false, 'Einrichten'],
  [true, 'Ausschalten'],
])('a program that keeps passwords is told whose each one is, two steps: %s', async (mfaEnrolled, button) => {
  const me = aMe()
  const { screen } = await aProfile({}, { ...me, user: { ...me.user, mfaEnrolled } })
  await expect.element(screen.getByRole('button', { name: button })).toBeVisible()
  const forms = [...document.querySelectorAll('form')].filter((form) => form.querySelector('[type=password]'))
  const names = forms.map((form) => form.querySelector<HTMLInputElement>('[autocomplete=username]')?.value)
  expect(names).toEqual(['maria@abendrot.example', 'maria@abendrot.example'])
})
