import { afterEach, expect, test } from 'vitest'
import { changeLanguage } from '../kit/i18n'
import { type Me, session } from '../kit/session'
import { settings } from '../kit/settings'
import { aMe } from '../kit/testing/a-me'
import { answer, fakeServer } from '../kit/testing/fake-server'
import { loadSession, startSession } from './calls'

const inEnglish = (): Me => {
  const me = aMe()
  return { ...me, user: { ...me.user, language: 'en' } }
}

const shown = () => document.documentElement.lang

afterEach(async () => {
  await changeLanguage('de')
  settings.change({ languageChosen: false })
})

test('where nobody has chosen a language the app takes that of the account, before it shows anything', async () => {
  const received = fakeServer({ 'GET /auth/me': () => answer(inEnglish()) })
  session.end()
  const seen: string[] = []
  const end = session.subscribe(() => void seen.push(shown()))
  await loadSession()
  end()
  expect(seen).toEqual(['en'])
  expect(received.map(({ path }) => path)).toEqual(['GET /api/v1/auth/me'])
  // The next start begins in it, and the next account may still bring its own.
  expect(settings.get()).toMatchObject({ language: 'en', languageChosen: false })
  await startSession(aMe())
  expect(shown()).toBe('de')
})

test('what was chosen in this browser stays, whatever the account says', async () => {
  settings.change({ languageChosen: true })
  await startSession(inEnglish())
  expect(shown()).toBe('de')
})
