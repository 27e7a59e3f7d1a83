import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queries } from '../kit/api'
import { session } from '../kit/session'
import { aMe, answer, fakeServer, problem, renderApp } from '../kit/testing'
import { coloursOf, HouseSign } from './house-sign'
import { ProviderPage } from './pages/provider-page'
import { ProviderButtons } from './provider-buttons'
import { elsewhere } from './provider-calls'
import { signOut } from './sign-out'

const me = { ...aMe(), byProvider: true }

beforeEach(() => {
  session.end()
  queries.clear()
  history.replaceState(null, '', `?code=${crypto.randomUUID()}&state=s`)
})

const gone = () => {
  vi.restoreAllMocks()
  return vi.spyOn(elsewhere, 'go').mockReturnValue()
}

test('the button leads to the provider, and tells where to go on afterwards', async () => {
  const received = fakeServer({ 'POST /auth/provider-start': () => answer({ url: 'https://idp.example/auth' }) })
  const went = gone()
  const providers = [{ key: 'k'.repeat(43), name: 'Hauskonto' }]
  const { screen } = renderApp(<ProviderButtons providers={providers} to="/tasks" />)
  await (await screen).getByRole('button', { name: 'Mit Hauskonto anmelden' }).click()
  await expect.poll(() => went.mock.calls).toEqual([['https://idp.example/auth']])
  expect(received[0]?.body).toEqual({ key: 'k'.repeat(43), to: '/tasks' })
})

test('a provider that is away is told, and nothing else is offered where there is none', async () => {
  fakeServer({ 'POST /auth/provider-start': () => problem(503, 'UNAVAILABLE') })
  const screen = await renderApp(<ProviderButtons providers={[{ key: 'k', name: '' }]} to="" />).screen
  await screen.getByRole('button', { name: 'Mit Firmenkonto anmelden' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Der Anmeldedienst ist gerade nicht erreichbar.')
  const none = await renderApp(<ProviderButtons providers={[]} to="" />).screen
  expect(none.container.querySelector('button')).toBeNull()
})

test('who comes back is signed in and goes on where he wanted to, never outside', async () => {
  const received = fakeServer({ 'POST /auth/provider-finish': () => answer({ me, to: '/tasks' }) })
  const { router, screen } = renderApp(<ProviderPage />)
  await screen
  await expect.poll(() => router.history.location.pathname).toBe('/tasks')
  expect(session.get()?.me.byProvider).toBe(true)
  expect(received.filter(({ path }) => path.includes('provider-finish'))).toHaveLength(1)
  expect(received[0]?.body).toEqual({ answer: location.search })

  history.replaceState(null, '', '?code=other&state=s')
  fakeServer({ 'POST /auth/provider-finish': () => answer({ me, to: '//evil.example' }) })
  const other = renderApp(<ProviderPage />, '/?from=idp')
  await other.screen
  await expect.poll(() => other.router.history.location.href).toBe('/')
})

test('whoever owes a code is asked for it', async () => {
  const received = fakeServer({
    'POST /auth/provider-finish': () => problem(401, 'OTP_REQUIRED'),
    'POST /auth/provider-code': ({ body }) =>
      body.otp === '123456' ? answer({ me, to: '/tasks' }) : problem(401, 'INVALID_CREDENTIALS'),
  })
  const { router, screen: rendered } = renderApp(<ProviderPage />)
  const screen = await rendered
  await screen.getByRole('textbox', { name: 'Einmalcode' }).fill('000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Der Code stimmt nicht')
  await screen.getByRole('textbox', { name: 'Einmalcode' }).fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.history.location.pathname).toBe('/tasks')
  expect(received).toHaveLength(3)
})

test('who has no access here is told whom to ask', async () => {
  fakeServer({ 'POST /auth/provider-finish': () => problem(401, 'UNKNOWN_ACCOUNT') })
  const screen = await renderApp(<ProviderPage />).screen
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/gibt es hier keinen Zugang/)
  await expect.element(screen.getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible()
})

test('signing out ends the session at the provider as well, where it has opened it', async () => {
  const received = fakeServer({
    'POST /auth/provider-leave': () => answer({ url: 'https://idp.example/end' }),
    'POST /auth/sign-out': () => answer(null, 204),
  })
  const went = gone()
  session.start(me)
  await signOut()
  expect(went.mock.calls).toEqual([['https://idp.example/end']])
  session.start(aMe())
  await signOut()
  expect(received.map(({ path }) => path)).toEqual(['POST /api/v1/auth/provider-leave', 'POST /api/v1/auth/sign-out'])
  expect(went).toHaveBeenCalledTimes(1)
})

test('the page of a house carries its sign, and its colour with ink that reads well', async () => {
  const house = { name: 'Bestattungen Morgenlicht', primaryColor: '#ffe680', hasLogo: false }
  const screen = await renderApp(
    <div {...coloursOf(house.primaryColor)}>
      <HouseSign house={house} />
      <button type="button" className="MuiButton-contained">
        Anmelden
      </button>
    </div>,
  ).screen
  await expect.element(screen.getByText('Bestattungen Morgenlicht')).toBeVisible()
  const shown = getComputedStyle(screen.getByRole('button').element())
  expect(shown.backgroundColor).toBe('rgb(255, 230, 128)')
  expect(shown.color).toBe('rgb(16, 20, 24)')
})
