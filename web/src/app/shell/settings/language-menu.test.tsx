import { afterEach, expect, test } from 'vitest'
import { changeLanguage } from '../../../kit/i18n'
import { session } from '../../../kit/session'
import { settings } from '../../../kit/settings'
import { aMe, fakeServer, problem, renderApp } from '../../../kit/testing'
import type { Answer, Received } from '../../../kit/testing/fake-server'
import { chooseLanguage, startSession } from '../../../session/calls'
import { LanguageMenu } from './language-menu'

const done: Answer = { status: 204, body: undefined }
const shown = () => document.documentElement.lang

/** A browser in which nobody has chosen a language, like that of the next test. */
afterEach(async () => {
  await changeLanguage('de')
  settings.change({ languageChosen: false })
})

async function aMenu(patch: (body: Received['body']) => Answer | Promise<Answer>) {
  const received = fakeServer({ 'PATCH /auth/me': ({ body }) => patch(body) })
  const { screen } = renderApp(<LanguageMenu />)
  const { getByRole } = await screen
  const choose = async (name: string) => {
    await getByRole('button', { name: 'Sprache' }).click()
    await getByRole('menuitem', { name }).click()
  }
  return { choose, stored: () => received.map(({ path, body }) => [path, body.language]) }
}

test('the language that somebody chooses is that of the screen and of his mails', async () => {
  const { choose, stored } = await aMenu(() => done)
  await choose('English')
  await expect.poll(shown).toBe('en')
  await expect.poll(stored).toEqual([['PATCH /api/v1/auth/me', 'en']])
  await choose('Deutsch')
  await expect.poll(shown).toBe('de')
  await expect.poll(stored).toHaveLength(2)
  expect(stored()[1]).toEqual(['PATCH /api/v1/auth/me', 'de'])
})

test('the flag of what is shown stands on the button, and one before each language', async () => {
  fakeServer({})
  const { getByRole } = await renderApp(<LanguageMenu />).screen
  const flagsIn = (element: Element) =>
    [...element.querySelectorAll('[data-flag]')].map((flag) => flag.getAttribute('data-flag'))
  const button = getByRole('button', { name: 'Sprache' })
  expect(flagsIn(button.element())).toEqual(['de'])
  await button.click()
  const items = getByRole('menuitem')
  await expect.element(items.first()).toBeVisible()
  expect(items.elements().map((item) => [item.textContent, ...flagsIn(item)])).toEqual([
    ['Deutsch', 'de'],
    ['English', 'en'],
  ])
})

test('an account that could not be told is told at the next sign-in, once', async () => {
  let fails = true
  const { choose, stored } = await aMenu(() => (fails ? problem(503, 'UNEXPECTED') : done))
  await choose('English')
  await expect.poll(stored).toHaveLength(1)
  expect(shown()).toBe('en')
  fails = false
  session.end()
  await startSession(aMe())
  await expect.poll(stored).toHaveLength(2)
  expect(stored()[1]).toEqual(['PATCH /api/v1/auth/me', 'en'])
  // Chosen here, so the account does not decide.
  expect(shown()).toBe('en')
  await expect.poll(() => localStorage.getItem('language-to-tell-7')).toBeNull()
  session.end()
  await startSession(aMe())
  await choose('Deutsch')
  await expect.poll(stored).toHaveLength(3)
  expect(stored()[2]).toEqual(['PATCH /api/v1/auth/me', 'de'])
})

test('with the next choice only that one is told', async () => {
  let fails = true
  const { choose, stored } = await aMenu(() => (fails ? problem(503, 'UNEXPECTED') : done))
  await choose('English')
  await expect.poll(stored).toHaveLength(1)
  fails = false
  await choose('Deutsch')
  await expect.poll(() => localStorage.getItem('language-to-tell-7')).toBeNull()
  expect(stored().map(([, language]) => language)).toEqual(['en', 'de'])
})

test('of two quick choices the later one is stored last, however slow the first is', async () => {
  let letFirstGo: (done: Answer) => void = () => undefined
  const first = new Promise<Answer>((resolve) => {
    letFirstGo = resolve
  })
  const { choose, stored } = await aMenu(({ language }) => (language === 'en' ? first : done))
  await choose('English')
  await expect.poll(stored).toHaveLength(1)
  await choose('Deutsch')
  await expect.poll(shown).toBe('de')
  expect(stored()).toHaveLength(1)
  letFirstGo(done)
  await expect.poll(stored).toHaveLength(2)
  expect(stored().map(([, language]) => language)).toEqual(['en', 'de'])
})

test('a choice whose texts come when somebody else has signed in is kept for whoever made it', async () => {
  const received = fakeServer({ 'PATCH /auth/me': () => done })
  const maria = aMe()
  session.start(maria)
  const chosen = chooseLanguage('en')
  session.start({ ...maria, user: { ...maria.user, id: 8 } })
  await chosen
  expect(localStorage.getItem('language-to-tell-7')).toBe('en')
  expect(localStorage.getItem('language-to-tell-8')).toBeNull()
  expect(received).toEqual([])
  localStorage.removeItem('language-to-tell-7')
})

test('what one person chose is never told to the account of the next one at the same screen', async () => {
  const maria = aMe()
  const told: unknown[] = []
  let letFirstGo: (done: Answer) => void = () => undefined
  const first = new Promise<Answer>((resolve) => {
    letFirstGo = resolve
  })
  const { choose } = await aMenu(({ language }) => {
    told.push([session.get()?.me.user.id, language])
    return told.length === 1 ? first : done
  })
  await choose('English')
  await expect.poll(() => told).toHaveLength(1)
  await choose('Deutsch')
  await expect.poll(shown).toBe('de')
  await startSession({ ...maria, user: { ...maria.user, id: 8 } })
  letFirstGo(done)
  await choose('English')
  await expect.poll(() => told).toHaveLength(2)
  await expect.poll(() => localStorage.getItem('language-to-tell-8')).toBeNull()
  await startSession(maria)
  await expect.poll(() => localStorage.getItem('language-to-tell-7')).toBeNull()
  expect(told).toEqual([
    [7, 'en'],
    [8, 'en'],
    [7, 'de'],
  ])
})
