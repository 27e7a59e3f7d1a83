import { formatDay } from '@pietas/contract/kit/days'
import type { Language } from '../../kit/i18n'

export { monthTitle } from '../../kit/time'

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

const formats = new Map<string, Intl.DateTimeFormat>()

// To make one of them takes longer than to draw an event.
function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${language} ${Object.values(options).join(' ')}`
  const known = formats.get(name) ?? new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options })
  formats.set(name, known)
  return known
}

const written = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  formatOf(language, options).format(new Date(`${day}T00:00:00Z`))

/** `Montag`, or `Mo` for heads that have little room. */
export const weekdayOf = (day: string, language: Language, weekday: 'long' | 'short' = 'long'): string =>
  written(day, language, { weekday }).replace('.', '')

/** `Montag, 09.03.2026`. */
export const dayTitle = (day: string, language: Language): string => `${weekdayOf(day, language)}, ${formatDay(day)}`
