import type { de } from './plan-de'

export const en: Record<keyof typeof de, string> = {
  'plan.print': 'Print or save as PDF',
  'plan.sheets': 'Sheets',
  'plan.sheets.users': 'A sheet for each person',
  'plan.sheets.cars': 'A sheet for each vehicle',
  'plan.user': 'Person',
  'plan.car': 'Vehicle',
  'plan.nobody': 'Nobody has been chosen yet',
  'plan.with': 'With {{names}}',
  'plan.until': 'until {{time}}',
  'plan.prepared-from': 'prepare from {{time}}',
  'plan.no-time': 'no time',
  'plan.case': 'Process {{number}}',
  'plan.client': 'Client: {{name}}',
  'plan.empty': 'Nothing takes place on this day',
  'plan.empty-hint': 'Appointments, work and transports of this day appear here once they are planned.',
  'plan.nothing-for': 'There is nothing to do for this choice on this day',
  'plan.nothing-for-hint': 'Without the filter, everybody’s sheets appear here.',
  'plan.cut': 'This day has more than 500 tasks. The sheets hold the first 500.',
}
