import { numbersAs } from '../../i18n'
import { settings } from '../../settings'

/** Numbers, both included; either end may be open. */
export interface ValueRange {
  from: number | null
  to: number | null
}

export const openValues: ValueRange = { from: null, to: null }

/** A number as it is written and read in the language of the page: `1.234,5`, in English `1,234.5`. */
export const formatNumber = numbersAs({ maximumFractionDigits: 6 })

// A dot groups thousands and nothing else: read as a comma, `1.5` would be found where `15` or `1.500` was meant.
const pattern = /^-?(\d{1,9}|\d{1,3}(\.\d{3}){1,2})(,\d{1,6})?$/

/** @returns null for an empty text, undefined for one that is no number. */
export function readNumber(text: string): number | null | undefined {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(/^[−–]/, '-')
  const isEnglish = settings.get().language === 'en'
  const written = isEnglish ? plain.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : plain
  if (written === '') return null
  if (!pattern.test(written)) return undefined
  return Number(written.replaceAll('.', '').replace(',', '.'))
}

/** What stands in the two fields of the editor. */
export interface TypedRange {
  from: string
  to: string
}

export type RangeFault = { end: keyof TypedRange; message: 'filter.number-invalid' | 'filter.number-order' }

export const typedRange = ({ from, to }: ValueRange): TypedRange => ({
  from: from === null ? '' : formatNumber(from),
  to: to === null ? '' : formatNumber(to),
})

/** What was typed as a range, or what is wrong with it. */
export function readRange(typed: TypedRange): { range: ValueRange } | { fault: RangeFault } {
  const [from, to] = [readNumber(typed.from), readNumber(typed.to)]
  if (from === undefined) return { fault: { end: 'from', message: 'filter.number-invalid' } }
  if (to === undefined) return { fault: { end: 'to', message: 'filter.number-invalid' } }
  if (from !== null && to !== null && from > to) return { fault: { end: 'to', message: 'filter.number-order' } }
  return { range: { from, to } }
}

/** As the server gets it. */
export const valuesToWire = ({ from, to }: ValueRange): { from?: number; to?: number } => ({
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
})
