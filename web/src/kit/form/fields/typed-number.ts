// `1.000` is a thousand where things are counted, and one where something is weighed.
const thousands = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/

const digitsOf = (text: string): string => text.replace(/\D/g, '')

interface Reading {
  /** Every mark begins a fraction, as with a weight. */
  dot: boolean
  keepsFraction: boolean
  /** A minus in front counts. */
  signed?: boolean
}

/**
 * German and English alike, the last mark begins the fraction. Unless it is kept it is cut and not rounded: spec 1
 * section 5. Its digits never join those before the mark.
 *
 * @returns the number that was typed; null for none.
 */
export function readNumber(text: string, { dot, keepsFraction, signed = false }: Reading): number | null {
  const isWhole = !dot && thousands.test(text)
  const [integer = '', fraction = ''] = isWhole ? [text] : text.split(/[.,](?=[^.,]*$)/)
  const digits = digitsOf(integer)
  if (digits === '') return null
  const size = keepsFraction ? Number(`${digits}.${digitsOf(fraction)}`) : Number.parseInt(digits, 10)
  return signed && text.startsWith('-') ? -size : size
}
