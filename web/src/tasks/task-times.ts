import { joinParts, type Translate } from '../kit/i18n'

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
