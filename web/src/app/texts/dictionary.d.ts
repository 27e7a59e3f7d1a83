import type { de } from './de'

// Makes a part or a key that does not exist a type error.
declare module '../../kit/i18n/i18n' {
  interface TextParts {
    accounts: typeof import('../../accounts/texts/de').de
    announcements: typeof import('../../announcements/texts/de').de
    'calendar/absences': typeof import('../../calendar/texts/absences-de').de
    'calendar/feed': typeof import('../../calendar/texts/feed-de').de
    'calendar/day': typeof import('../../calendar/texts/day-de').de
    'calendar/map': typeof import('../../calendar/texts/map-de').de
    calendar: typeof import('../../calendar/texts/de').de
    'calendar/plan': typeof import('../../calendar/texts/plan-de').de
    'calendar/notes': typeof import('../../calendar/texts/notes-de').de
    'calendar/unplanned': typeof import('../../calendar/texts/unplanned-de').de
    correspondence: typeof import('../../correspondence/texts/de').de
    'correspondence/placeholders': typeof import('../../correspondence/texts/placeholders-de').de
    dashboard: typeof import('../../dashboard/texts/de').de
    figures: typeof import('../../figures/texts/de').de
    documents: typeof import('../../documents/texts/de').de
    'first-calls': typeof import('../../first-calls/texts/de').de
    help: typeof import('../../help/texts/de').de
    imports: typeof import('../../imports/texts/de').de
    'legal-entities/company': typeof import('../../legal-entities/texts/company-de').de
    'legal-entities/settings': typeof import('../../legal-entities/texts/settings-de').de
    'legal-entities': typeof import('../../legal-entities/texts/de').de
    'master-data': typeof import('../../master-data/texts/de').de
    notifications: typeof import('../../notifications/texts/de').de
    onboarding: typeof import('../../onboarding/texts/de').de
    partners: typeof import('../../partners/texts/de').de
    persons: typeof import('../../persons/texts/de').de
    products: typeof import('../../products/texts/de').de
    processes: typeof import('../../processes/texts/de').de
    'processes/case': typeof import('../../processes/texts/case-de').de
    'processes/notes': typeof import('../../processes/notes/texts/de').de
    'processes/positions': typeof import('../../processes/positions/texts/de').de
    'processes/preparations': typeof import('../../processes/preparations/texts/de').de
    quality: typeof import('../../quality/texts/de').de
    search: typeof import('../../search/texts/de').de
    tasks: typeof import('../../tasks/texts/de').de
    'tasks/absence': typeof import('../../tasks/texts/absence-de').de
    'tasks/leave': typeof import('../../tasks/texts/leave-de').de
    'tasks/detail': typeof import('../../tasks/texts/detail-de').de
    'tasks/templates': typeof import('../../tasks/texts/templates-de').de
    'tasks/form': typeof import('../../tasks/texts/form-de').de
    'tenants/billing': typeof import('../../tenants/texts/billing-de').de
    tenants: typeof import('../../tenants/texts/de').de
    'trail/protocol': typeof import('../../trail/texts/protocol-de').de
    'trail/history': typeof import('../../trail/texts/history-de').de
    trail: typeof import('../../trail/texts/de').de
    'users/admin': typeof import('../../users/texts/admin-de').de
    'users/provider': typeof import('../../users/texts/provider-de').de
    'users/roles': typeof import('../../users/texts/roles-de').de
    'users/internal': typeof import('../../users/texts/internal-de').de
    'users/rights': typeof import('../../users/texts/rights-de').de
    users: typeof import('../../users/texts/de').de
  }

  type PartKey = { [Part in keyof TextParts]: keyof TextParts[Part] }[keyof TextParts]

  interface Dictionary extends Record<keyof typeof de | PartKey, string> {}
}
