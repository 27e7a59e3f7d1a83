import { type Outgoing, send } from '../kit/api'
import { changeLanguage, type Language } from '../kit/i18n'
import { type Me, session } from '../kit/session'
import { settings } from '../kit/settings'

// The few calls that the first paint needs. They name their paths here, because the contract's route table
// brings the schemas of every feature with it; `sign-in-form.test.tsx` compares the two.
export const auth = <Answer>(method: Outgoing['method'], path: string, body?: unknown) =>
  send<Answer>({ method, path: `/api/v1/auth/${path}`, body })

export interface Credentials {
  email: string
  password: string
  otp?: string
}

export const calls = {
  me: () => auth<Me>('GET', 'me'),
  signIn: (credentials: Credentials) => auth<Me>('POST', 'sign-in', credentials),
  signOut: () => auth<void>('POST', 'sign-out'),
}

// The code that a choice needs; it comes when one is made, with the texts of the other language.
const languageCode = () => import('./language')

/**
 * Shows the app in a language, and has the signed-in person written to in it. Somebody else may have signed in by the
 * time that code and texts have come: it is the choice of whoever made it.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const userId = session.get()?.me.user.id
  await (await languageCode()).chooseLanguage(language, userId)
}

/** Where a choice waits that the account does not know yet: per user, because a screen may be used by several. */
export const languageToTell = (userId: number) => `language-to-tell-${userId}`

/** Lets somebody in. Where nobody has chosen a language yet, that of the account comes before anything else is shown. */
export async function startSession(me: Me): Promise<void> {
  const { id, language } = me.user
  // Texts that do not come keep nobody out: the page stays in the language that it has.
  const shown = settings.get()
  if (!shown.languageChosen && shown.language !== language) await changeLanguage(language).catch(() => undefined)
  session.start(me)
  if (localStorage.getItem(languageToTell(id))) void languageCode().then(({ tellAccount }) => tellAccount(id))
}

/** Loads who is signed in, once; throws the 401 when nobody is. */
export async function loadSession(): Promise<void> {
  if (!session.get()) await startSession(await calls.me())
}

/** After a change of the own user or rights. */
export async function reloadSession(): Promise<void> {
  await startSession(await calls.me())
}
