import { send } from '../kit/api'
import { changeLanguage, type Language } from '../kit/i18n'
import { session } from '../kit/session'
import { settings } from '../kit/settings'
import { languageToTell } from './calls'

async function tellOpenChoice(userId: number): Promise<void> {
  const key = languageToTell(userId)
  const language = localStorage.getItem(key) as Language | null
  // Somebody else may have signed in meanwhile.
  if (!language || session.get()?.me.user.id !== userId) return
  await send({ method: 'PATCH', path: '/api/v1/auth/me', body: { language } })
  if (localStorage.getItem(key) === language) localStorage.removeItem(key)
}

// One after the other: of two quick choices the later one must not be overtaken.
let telling = Promise.resolve()

/** Tells the account the language that was chosen; what fails is tried again with the next choice or sign-in. */
export function tellAccount(userId: number): void {
  telling = telling.then(() => tellOpenChoice(userId)).catch(() => undefined)
}

/** Shows the app in a language, and has whoever chose it written to in it. @param userId undefined = nobody was signed in. */
export async function chooseLanguage(language: Language, userId: number | undefined): Promise<void> {
  await changeLanguage(language)
  settings.change({ languageChosen: true })
  if (userId === undefined) return
  localStorage.setItem(languageToTell(userId), language)
  tellAccount(userId)
}
