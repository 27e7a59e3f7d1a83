import type { Language } from '../i18n'
import { settings } from '../settings'

const currency = { style: 'currency', currency: 'EUR' } as const
const formats: Record<Language, Intl.NumberFormat> = {
  de: new Intl.NumberFormat('de-DE', currency),
  en: new Intl.NumberFormat('en-GB', currency),
}

/** @returns an amount in cents as it is read in the language of the page: `1.234,50 €`. */
export const euros = (cents: number): string => formats[settings.get().language].format(cents / 100)
