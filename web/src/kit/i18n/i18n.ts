import { useMemo, useSyncExternalStore } from 'react'
import { type Settings, settings } from '../settings'
import { type Texts, type Values, write } from './write'

export type Language = Settings['language']

/** Every text of the app; the app fills it by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface Dictionary {}

/** A text that counts has two forms in the files, `_one` and `_other`, and one key in the code. */
type Counted<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key

/** Any key of the texts; a key that does not exist is a type error. */
export type MessageKey = Counted<keyof Dictionary & string>

export type Translate = (key: MessageKey, values?: Values) => string

type TextFile = Record<Language, () => Promise<Texts>>

/** Where the texts are: what everybody meets, and what only some pages say. */
export interface TextFiles {
  first: TextFile
  later: TextFile
}
let files: TextFiles | undefined
let hasLater = false
let current: { language: Language; texts: Texts } = { language: settings.get().language, texts: {} }
const listeners = new Set<() => void>()

const textsOf = async (language: Language): Promise<Texts> => {
  const parts = [files?.first, hasLater ? files?.later : undefined]
  return Object.assign({}, ...(await Promise.all(parts.map((part) => part?.[language]()))))
}

/** Loads the first texts of the chosen language, and no others, before the first paint. */
export async function startTexts(textFiles: TextFiles): Promise<void> {
  files = textFiles
  await changeLanguage(settings.get().language)
  // Chosen in another tab.
  settings.subscribe(() => {
    const { language } = settings.get()
    if (language !== current.language) void changeLanguage(language)
  })
}

/** Loads the other texts, unless they are there. A page that says them waits for this. */
export async function moreTexts(): Promise<void> {
  if (hasLater) return
  const { language } = current
  const more = (await files?.later[language]()) ?? {}
  // The language may have been changed meanwhile; then it brings its own.
  if (hasLater || current.language !== language) return moreTexts()
  hasLater = true
  current = { language, texts: { ...current.texts, ...more } }
  for (const listener of listeners) listener()
}

export async function changeLanguage(language: Language): Promise<void> {
  const texts = await textsOf(language)
  current = { language, texts }
  document.documentElement.lang = language
  settings.change({ language })
  for (const listener of listeners) listener()
}

/** Tells a message key of the server or the contract from any other text. */
export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(current.texts, text)

/** For the few places outside components. */
export const translate: Translate = (key, values) => write(current.texts, current.language, key, values)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The texts for a component; it renders again when the language changes. */
export function useTranslation(): { t: Translate } {
  const { language, texts } = useSyncExternalStore(subscribe, () => current)
  return useMemo(() => ({ t: (key, values) => write(texts, language, key, values) }), [language, texts])
}
