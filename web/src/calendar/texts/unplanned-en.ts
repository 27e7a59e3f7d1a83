import type { de } from './unplanned-de'

export const en: Record<keyof typeof de, string> = {
  'unplanned.title': 'To be planned',
  'unplanned.more': 'The {{count}} tasks due first were searched; there are others after them.',
  'unplanned.empty': 'Everything is planned.',
  'unplanned.without': 'without {{what}}',
  'unplanned.start': 'time',
  'unplanned.car': 'vehicle',
  'unplanned.user': 'assignee',
  'unplanned.plan': 'Plan {{title}}',
  'unplanned.row': 'With whom or what',
  'unplanned.day': 'Day',
  'unplanned.time': 'Time',
  'unplanned.confirm': 'Plan',
}
