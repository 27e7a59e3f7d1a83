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

/** Every part of the texts that is loaded when a screen says it; the app fills it by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface TextParts {}

/** The name of a part: its feature, and the screen where a feature has several, `tasks/detail`. */
export type TextPart = keyof TextParts & string

/** Where the texts are: what everybody meets, and what only some screens say. */
export interface TextFiles {
  first: TextFile
  parts: Record<Language, Readonly<Record<string, () => Promise<Texts>>>>
}

let files: TextFiles | undefined
const loaded = new Set<TextPart>()
let current: { language: Language; texts: Texts } = { language: settings.get().language, texts: {} }
const listeners = new Set<() => void>()

const textsOf = async (language: Language, names: readonly TextPart[]): Promise<Texts> =>
  Object.assign({}, ...(await Promise.all(names.map((name) => files?.parts[language][name]?.()))))

/** Loads the first texts of the chosen language, and no others, before the first paint. */
export async function startTexts(textFiles: TextFiles): Promise<void> {
  files = textFiles
  loaded.clear()
  await changeLanguage(settings.get().language)
  // Chosen in another tab.
  settings.subscribe(() => {
    const { language } = settings.get()
    if (language !== current.language) void changeLanguage(language)
  })
}

/** Loads what a screen says, unless it is there; the screen waits for this. */
export async function loadTexts(names: readonly TextPart[] = []): Promise<void> {
  const missing = names.filter((name) => !loaded.has(name))
  if (missing.length === 0) return
  const { language } = current
  const more = await textsOf(language, missing)
  // The language may have been changed meanwhile.
  if (current.language !== language) return loadTexts(names)
  for (const name of missing) loaded.add(name)
  // What is shown is written already: only who waits for these texts says them, and nothing else is written anew.
  Object.assign(current.texts, more)
}

export async function changeLanguage(language: Language): Promise<void> {
  const names = [...loaded]
  const [first, more] = await Promise.all([files?.first[language](), textsOf(language, names)])
  // A screen that was opened meanwhile brought its texts in the old language.
  if (loaded.size > names.length) return changeLanguage(language)
  document.documentElement.lang = language
  settings.change({ language })
  current = { language, texts: { ...first, ...more } }
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
