import type { de } from './de'

// Makes a key that does not exist a type error.
declare module '../../kit/i18n/i18n' {
  interface Dictionary extends Record<keyof typeof de, string> {}
}
