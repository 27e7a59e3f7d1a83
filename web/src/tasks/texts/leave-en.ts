import type { de } from './leave-de'

export const en: Record<keyof typeof de, string> = {
  'leave.year': 'Leave in {{year}}',
  'leave.year-before': 'Year before',
  'leave.year-after': 'Year after',
  'leave.rest': 'Days left',
  'leave.entitlement': 'Entitlement',
  'leave.carriedOver': 'Carried over',
  'leave.carriedOver-hint': 'until 31.03.{{year}}',
  'leave.forfeited': 'Lapsed',
  'leave.taken': 'Taken',
  'leave.planned': 'Planned',
  'leave.planned-in': 'Planned leave {{year}}',
  'leave.unknown': 'not set',
  'leave.days_one': '{{count}} day',
  'leave.days_other': '{{count}} days',
  'leave.accepted': 'accepted',
  'leave.asked': 'requested',
  'leave.empty': 'No leave is recorded for {{year}}',
  'leave.request': 'Request leave',
  'leave.title': 'Leave',
  'leave.of': 'Leave of {{name}}',
  'leave.usual-hint':
    'Counted in working days. An empty field means the usual: the regular entitlement and what is left of the year before.',
  'leave.saved': 'The leave entitlement has been saved',
  'leave.failed': 'The leave entitlement could not be saved',
}
