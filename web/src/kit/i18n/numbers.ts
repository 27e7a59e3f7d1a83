import { settings } from '../settings'
import type { Language } from './i18n'

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

/** @returns how numbers are written in the language of the page: `1.234,5` or `1,234.5`. */
export function numbersAs(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const made: Partial<Record<Language, Intl.NumberFormat>> = {}
  return (value) => {
    const { language } = settings.get()
    made[language] ??= new Intl.NumberFormat(locales[language], options)
    return made[language].format(value)
  }
}
