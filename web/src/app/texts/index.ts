import type { TextFiles } from '../../kit/i18n'

/** Where the texts of the app are. */
export const texts: TextFiles = {
  first: {
    de: async () => (await import('./de')).de,
    en: async () => (await import('./en')).en,
  },
  later: {
    de: async () => (await import('./later-de')).de,
    en: async () => (await import('./later-en')).en,
  },
}
