import type { de } from './day-de'

export const en: Record<keyof typeof de, string> = {
  'day.today': 'Today',
  'day.day': 'Day',
  'day.before': 'Day before',
  'day.after': 'Day after',
}
