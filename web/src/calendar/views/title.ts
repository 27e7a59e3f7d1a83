import { formatDay } from '@pietas/contract/kit/days'
import type { Language, Translate } from '../../kit/i18n'
import { dayTitle, monthTitle } from './day-title'
import type { Days } from './days'
import { type ViewName, views } from './views'
import { weekOf } from './week'

/** `KW 10, 2026`. */
export const weekTitle = (day: string, t: Translate): string => t('calendar.week', { ...weekOf(day) })

/** What a view says above what it shows: the month, the week, the day, or the days that a list is limited to. */
export function titleOf(view: ViewName, day: string, chosen: Days | undefined, t: Translate, language: Language) {
  if (view === 'list' && chosen) return `${formatDay(chosen.from)} – ${formatDay(chosen.to)}`
  const { step } = views[view]
  if (step === 'month') return monthTitle(day, language)
  return step === 'week' ? weekTitle(day, t) : dayTitle(day, language)
}
