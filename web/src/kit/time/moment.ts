import { dayOf, daysBetween, startOfDay } from '@pietas/contract/kit/days'
import { wallTimeOf } from '@pietas/contract/kit/instants'
import { formatDate, joinParts } from '../i18n'

/** What names either a day or a moment of it: an instant, and not `YYYY-MM-DD`. */
export const isInstant = (value: string | null): value is string => value !== null && /^\d{4}-\d\d-\d\dT/.test(value)

/** Whether an instant is the first moment of a day in Berlin, which stands for the whole day. */
export const isStartOfDay = (instant: string): boolean => Date.parse(instant) === Date.parse(startOfDay(dayOf(instant)))

/** The day instead of the instant that stands for it. */
export const dayOrInstant = (moment: string | null): string | null =>
  moment && isStartOfDay(moment) ? dayOf(moment) : moment

/** An instant as `22.11.2026 (09:00)`, a day as `22.11.2026`: spec 3 section 2.9. */
export function momentText(moment: string | null): string {
  if (!moment) return ''
  const { time } = isInstant(moment) ? wallTimeOf(moment) : { time: '00:00' }
  return joinParts([formatDate(moment), time === '00:00' ? '' : `(${time})`])
}

/** When something begins or ends: midnight is a time like any other, `22.11.2026 (00:00)`; of leave the day. */
export const timeOfDayText = (moment: string | null): string =>
  isInstant(moment) ? `${formatDate(moment)} (${wallTimeOf(moment).time})` : momentText(moment)

/** How far a day is away, `in 3 Tagen`; both as `YYYY-MM-DD`. */
export const daysAwayText = (day: string, from: string, language: string): string =>
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(daysBetween(from, day), 'day')

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** So long a moment is told by how long ago it was: spec 3 section 4.4. */
const near = 6 * hour

/** How long until what is told of a moment may read otherwise; null = never. */
export const nextReading = (instant: string, now: number): number | null => {
  const past = now - Date.parse(instant)
  if (past >= near) return null
  return past < minute ? second : minute
}

/** A moment within six hours as `vor 5 Minuten`, else as its day: spec 3 section 4.4. */
export function agoText(instant: string, now: number, language: string): string {
  const past = Math.max(0, now - Date.parse(instant))
  if (past >= near) return formatDate(dayOf(instant))
  const told = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (past < minute) return told.format(-Math.floor(past / second), 'second')
  return past < hour ? told.format(-Math.floor(past / minute), 'minute') : told.format(-Math.floor(past / hour), 'hour')
}
