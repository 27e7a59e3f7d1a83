import { dayOf } from '@pietas/contract/kit/days'
import { formatDate, joinParts, type Translate } from '../kit/i18n'

const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' })

/** The time of an instant; midnight stands for the whole day and says nothing. */
const timeOf = (instant: string): string => {
  const time = clock.format(new Date(instant))
  return time === '00:00' ? '' : time
}

/** An instant as `22.11.2026 (09:00)`, a day as `22.11.2026`: spec 3 section 2.9. */
export function momentText(moment: string | null): string {
  if (!moment) return ''
  const time = moment.includes('T') ? timeOf(moment) : ''
  return joinParts([formatDate(moment), time && `(${time})`])
}

/** How long something took, `1 Stunde 5 Minuten`. @param minutes may have a fraction. */
export function durationText(minutes: number, t: Translate): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  return joinParts([
    hours > 0 ? t('task.duration.hours', { count: hours }) : '',
    rest > 0 || hours === 0 ? t('task.duration.minutes', { count: rest }) : '',
  ])
}

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
