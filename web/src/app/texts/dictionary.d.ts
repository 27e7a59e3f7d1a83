import type { de } from './de'
import type { de as later } from './later-de'

// Makes a key that does not exist a type error.
declare module '../../kit/i18n/i18n' {
  interface Dictionary extends Record<keyof typeof de | keyof typeof later, string> {}
}
