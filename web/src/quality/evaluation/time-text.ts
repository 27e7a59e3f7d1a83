import { numbersAs, type Translate } from '../../kit/i18n'

const hour = 60
const day = 24 * hour
const oneDigit = numbersAs({ maximumFractionDigits: 1 })

/**
 * How long it took to close something, in the unit in which people think of it.
 *
 * @param minutes null = nothing was closed.
 */
export function timeText(minutes: number | null, t: Translate): string {
  if (minutes === null) return '–'
  if (minutes < hour) return t('quality.minutes', { count: minutes })
  if (minutes < 2 * day) return t('quality.hours', { count: oneDigit(minutes / hour) })
  return t('quality.days', { count: oneDigit(minutes / day) })
}
