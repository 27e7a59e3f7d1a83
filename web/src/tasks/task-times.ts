import { joinParts, type Translate } from '../kit/i18n'

// The longest first, in seconds.
const units = [
  ['task.duration.weeks', 604_800],
  ['task.duration.days', 86_400],
  ['task.duration.hours', 3600],
  ['task.duration.minutes', 60],
  ['task.duration.seconds', 1],
] as const

/**
 * How long something took, from weeks to seconds, `1 Stunde 5 Minuten`. Seconds are told of what took less than a
 * minute; nothing at all is no minutes.
 *
 * @param minutes may have a fraction.
 */
export function durationText(minutes: number, t: Translate): string {
  let rest = minutes < 1 ? Math.round(minutes * 60) : Math.round(minutes) * 60
  if (rest === 0) return t('task.duration.minutes', { count: 0 })
  return joinParts(
    units.map(([unit, seconds]) => {
      const count = Math.floor(rest / seconds)
      rest -= count * seconds
      return count > 0 ? t(unit, { count }) : ''
    }),
  )
}
