import 'i18next'
import type { de } from './de'

// Makes a key that does not exist a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
    resources: { translation: typeof de }
  }
}
