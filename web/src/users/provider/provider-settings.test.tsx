import { beforeEach, expect, test } from 'vitest'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, problem, renderApp } from '../../kit/testing'
import { ProviderSettings } from './provider-settings'

const stored = {
  name: 'Hauskonto',
  issuer: 'https://idp.example',
  clientId: 'pietas',
  clientSecretSet: true,
  signInUrl: 'https://pietas.example/auth/sign-in?house=key',
  updatedAt: '2026-11-20T08:00:00.000Z',
}
const addresses = {
  redirectUrls: ['https://pietas.example/auth/provider'],
  signOutUrls: ['https://pietas.example/auth/sign-in'],
}

async function settings(routes: Parameters<typeof fakeServer>[0] = {}, provider: typeof stored | null = stored) {
  const received = fakeServer({ 'GET /identity-provider': () => answer({ provider, ...addresses }), ...routes })
  const screen = await renderApp(<ProviderSettings />).screen
  return { screen, sent: (method: string) => received.find(({ path }) => path.startsWith(method)) }
}

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  session.start(aMe())
  await loadTexts(['users/provider'])
})

test('what has to be entered at the service stands there to be copied, and the secret never comes back', async () => {
  const { screen } = await settings()
  for (const url of [...addresses.redirectUrls, ...addresses.signOutUrls, stored.signInUrl])
    await expect.element(screen.getByText(url, { exact: true })).toBeVisible()
  await expect.element(screen.getByLabelText('Client-Secret')).toHaveValue('')
  await expect.element(screen.getByText('Hinterlegt. Nur ausfüllen, um es zu ersetzen.')).toBeVisible()
})

test('a change is stored whole, and a secret that was not typed is left out', async () => {
  const { screen, sent } = await settings({ 'PUT /identity-provider': () => answer(stored) })
  await screen.getByRole('textbox', { name: 'Name auf der Schaltfläche' }).fill('Firmenkonto')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(() => sent('PUT')?.body)
    .toEqual({
      ...{ name: 'Firmenkonto', issuer: 'https://idp.example', clientId: 'pietas' },
    })
})

test('an address at which nobody answers is refused at its field', async () => {
  const errors = [{ field: 'issuer', message: 'identity-provider.validation.unreachable' }]
  const { screen } = await settings({ 'PUT /identity-provider': () => problem(400, 'INVALID_INPUT', { errors }) }, null)
  await screen.getByRole('textbox', { name: 'Name auf der Schaltfläche' }).fill('Hauskonto')
  await screen.getByRole('textbox', { name: 'Adresse des Dienstes (Issuer)' }).fill('https://nobody.example')
  await screen.getByRole('textbox', { name: 'Client-ID' }).fill('pietas')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(screen.getByText(/Unter dieser Adresse antwortet kein Anmeldedienst/)).toBeVisible()
})

test('it is taken away after a question', async () => {
  const { screen, sent } = await settings({ 'DELETE /identity-provider': () => answer(null, 204) })
  await screen.getByRole('button', { name: 'Anmeldedienst entfernen' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Anmeldedienst entfernen?' })
  expect(sent('DELETE')).toBeUndefined()
  await question.getByRole('button', { name: 'Anmeldedienst entfernen' }).click()
  await expect.poll(() => sent('DELETE')).toBeDefined()
})
