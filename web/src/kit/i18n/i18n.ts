import i18next, { type ParseKeys } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Settings, settings } from '../settings'

export type Language = Settings['language']
export type Texts = Record<string, string>

/** Any key of the texts; a key that does not exist is a type error. */
export type MessageKey = ParseKeys

type TextFiles = Record<Language, () => Promise<Texts>>
let files: TextFiles | undefined

/** Loads the texts of the chosen language, and no other, before the first paint. */
export async function startTexts(textFiles: TextFiles): Promise<void> {
  files = textFiles
  await i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    // Message keys carry dots and colons of their own.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  await changeLanguage(settings.get().language)
}

export async function changeLanguage(language: Language): Promise<void> {
  if (files && !i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await files[language]())
  }
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  settings.change({ language })
}

/** Tells a message key of the server or the contract from any other text. */
export const isMessageKey = (text: string): text is MessageKey => i18next.exists(text)

/** For the few places outside components. */
export const translate = (key: MessageKey, values?: Record<string, string | number>): string => i18next.t(key, values)
