import type { de } from './de'

// Makes a part or a key that does not exist a type error.
declare module '../../kit/i18n/i18n' {
  interface TextParts {
    accounts: typeof import('../../accounts/texts/de').de
    announcements: typeof import('../../announcements/texts/de').de
    documents: typeof import('../../documents/texts/de').de
    'legal-entities': typeof import('../../legal-entities/texts/de').de
    'master-data': typeof import('../../master-data/texts/de').de
    partners: typeof import('../../partners/texts/de').de
    persons: typeof import('../../persons/texts/de').de
    processes: typeof import('../../processes/texts/de').de
    'processes/case': typeof import('../../processes/texts/case-de').de
    'processes/notes': typeof import('../../processes/notes/texts/de').de
    'processes/preparations': typeof import('../../processes/preparations/texts/de').de
    tasks: typeof import('../../tasks/texts/de').de
    'tasks/detail': typeof import('../../tasks/texts/detail-de').de
    'tasks/form': typeof import('../../tasks/texts/form-de').de
    trail: typeof import('../../trail/texts/de').de
    'users/rights': typeof import('../../users/texts/rights-de').de
    users: typeof import('../../users/texts/de').de
  }

  type PartKey = { [Part in keyof TextParts]: keyof TextParts[Part] }[keyof TextParts]

  interface Dictionary extends Record<keyof typeof de | PartKey, string> {}
}
