import type { Period } from '@pietas/contract/figures'
import { formatDate } from '../kit/i18n'
import { numbersAs } from '../kit/i18n/numbers'

const whole = numbersAs({ maximumFractionDigits: 0 })
const oneDigit = numbersAs({ maximumFractionDigits: 1 })

/** How a figure is written: a count, an average with one digit behind the comma, or a share of 100. */
export type Kind = 'count' | 'average' | 'share'

/** @returns a figure as it reads, `1.234`, `8,4` or `62 %`. */
export const figureText = (value: number, kind: Kind): string => {
  if (kind === 'count') return whole(value)
  return kind === 'share' ? `${whole(value)} %` : oneDigit(value)
}

/** @returns how many of 100 a part is; null where the part is hidden or there is nothing to divide. */
export const shareOf = (part: number | null, of: number | null): number | null =>
  part === null || !of ? null : (part / of) * 100

/** @returns `01.10.2026 – 31.10.2026`. */
export const periodText = ({ from, to }: Period): string =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`
