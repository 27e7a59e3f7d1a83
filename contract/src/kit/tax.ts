import * as z from 'zod'

/** Shapes of VAT ids after the country code, from the VIES service of the European Union; XI is Northern Ireland. */
const vatShapes: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

/** ISO 7064 mod 11,10, by which the last digit of a German VAT id follows from the others. */
const germanCheckDigit = (digits: string): number => {
  let product = 10
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10
}

const compact = (value: string): string => value.replace(/[\s.-]+/g, '').toUpperCase()

/** @param value a VAT id, blanks allowed. @returns whether country and shape fit, for Germany the check digit too. */
export const isVatId = (value: string): boolean => {
  const id = compact(value)
  const number = id.slice(2)
  if (!vatShapes[id.slice(0, 2)]?.test(number)) return false
  return !id.startsWith('DE') || germanCheckDigit(number.slice(0, 8)) === Number(number[8])
}

/** VAT id or null, stored in capitals without blanks. Refused: `invalidVatId`. */
export const optionalVatId = z
  .string()
  .trim()
  .max(30)
  .nullable()
  .transform((value) => (value ? compact(value) : null))
  .refine((value) => value === null || isVatId(value), { error: 'invalidVatId' })

/** Coarse address of 2 to 12 digits, an optional fine one, two check digits. */
const leitwegShape = /^\d{2,12}(-[A-Z\d]{1,30})?-\d{2}$/

/** ISO 7064 mod 97-10 over all characters but the hyphens; letters count from 10. */
const remainder97 = (text: string): number => {
  let remainder = 0
  for (const digit of [...text].map((char) => Number.parseInt(char, 36)).join(''))
    remainder = (remainder * 10 + Number(digit)) % 97
  return remainder
}

/**
 * What speaks against a buyer reference being a Leitweg-ID, the address of a German authority for electronic invoices.
 * Private buyers use references of their own, so this warns and refuses nothing.
 *
 * @returns the key of a warning, or null. Source: KoSIT, Leitweg-ID format 2.0.2.
 */
export const leitwegWarning = (value: string | null | undefined): string | null => {
  if (!value?.trim()) return null
  const id = value.trim().toUpperCase()
  if (!leitwegShape.test(id)) return 'noLeitwegId'
  return remainder97(id.replaceAll('-', '')) === 1 ? null : 'wrongLeitwegCheckDigits'
}
