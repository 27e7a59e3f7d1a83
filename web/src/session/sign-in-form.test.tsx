import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { client } from '../kit/api/client'
import { aMe, answer, fakeServer, problem, renderApp } from '../kit/testing'
import { calls } from './calls'
import { ExpiredSessionDialog } from './expired-session-dialog'
import { passwordCalls } from './password-calls'
import { providerCalls } from './provider-calls'
import { SignInForm } from './sign-in-form'

const me = aMe()

async function aSignIn() {
  const entered: string[] = []
  const screen = await renderApp(<SignInForm onSignedIn={(who) => void entered.push(who.user.email)} />).screen
  return { screen, entered }
}

type Screen = Awaited<ReturnType<typeof aSignIn>>['screen']

async function typeCredentials(screen: Screen, password = 'pietas-demo-2026') {
  await screen.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(me.user.email)
  await screen.getByLabelText('Passwort', { exact: false }).first().fill(password)
  await userEvent.keyboard('{Enter}')
}

test('e-mail and password open the session', async () => {
  const received = fakeServer({ 'POST /auth/sign-in': () => answer(me) })
  const { screen, entered } = await aSignIn()
  await expect.element(screen.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveFocus()
  await typeCredentials(screen)
  await expect.poll(() => entered).toEqual([me.user.email])
  expect(received[0]?.body).toEqual({ email: me.user.email, password: 'pietas-demo-2026' })
})

test('a wrong password says no more than that something is wrong', async () => {
  fakeServer({ 'POST /auth/sign-in': () => problem(401, 'INVALID_CREDENTIALS') })
  const { screen } = await aSignIn()
  await typeCredentials(screen, 'falsch')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('E-Mail-Adresse oder Passwort stimmt nicht.')
})

test('the one-time code is asked for only when the account wants one', async () => {
  const received = fakeServer({
    'POST /auth/sign-in': ({ body }) => (body.otp ? answer(me) : problem(401, 'OTP_REQUIRED')),
  })
  const { screen, entered } = await aSignIn()
  await typeCredentials(screen)
  await expect.element(screen.getByRole('textbox', { name: 'Einmalcode' })).toHaveFocus()
  await userEvent.keyboard('123456{Enter}')
  await expect.poll(() => entered).toHaveLength(1)
  expect(received[1]?.body).toMatchObject({ otp: '123456' })
})

test('too many attempts name the time to wait', async () => {
  fakeServer({
    'POST /auth/sign-in': () => ({ ...problem(429, 'TOO_MANY_REQUESTS'), headers: { 'retry-after': '150' } }),
  })
  const { screen } = await aSignIn()
  await typeCredentials(screen)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Bitte warten Sie 3 Minuten')
})

test('a call that meets the end of the session goes on after a new sign-in', async () => {
  let signedIn = false
  fakeServer({
    'POST /auth/sign-in': () => {
      signedIn = true
      return answer(me)
    },
    'DELETE /persons/11': () => (signedIn ? { status: 204, body: undefined } : problem(401, 'NO_SESSION')),
  })
  const screen = await renderApp(<ExpiredSessionDialog />).screen
  let done = false
  const call = client.persons.delete(11).then(() => {
    done = true
  })
  await expect.element(screen.getByRole('dialog', { name: 'Bitte erneut anmelden' })).toBeVisible()
  expect(done).toBe(false)
  await screen.getByLabelText('Passwort', { exact: false }).first().fill('pietas-demo-2026')
  await userEvent.keyboard('{Enter}')
  await call
  expect(done).toBe(true)
})

test('the first calls use the paths of the contract', async () => {
  const { api } = await import('@pietas/contract/api')
  const received = fakeServer({ 'POST ': () => answer({}), 'GET ': () => answer({}) })
  await calls.me()
  await calls.signIn({ email: '', password: '' })
  await calls.signOut()
  await passwordCalls.forgotPassword('')
  await passwordCalls.resetPassword('', '')
  await passwordCalls.acceptInvitation('', '')
  await providerCalls.waysIn()
  await providerCalls.start('', '')
  await providerCalls.finish('')
  await providerCalls.confirm('')
  await providerCalls.leave()
  const { me: who, signIn, signOut, forgotPassword, resetPassword, acceptInvitation } = api.session
  const { waysIn, startProvider, finishProvider, confirmProvider, leaveProvider } = api.session
  const ofProvider = [waysIn, startProvider, finishProvider, confirmProvider, leaveProvider]
  const routes = [who, signIn, signOut, forgotPassword, resetPassword, acceptInvitation, ...ofProvider]
  expect(received.map(({ path }) => path)).toEqual(routes.map(({ method, path }) => `${method} ${path}`))
})
