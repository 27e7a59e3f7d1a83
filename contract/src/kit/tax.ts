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

/** Shapes of neighbours outside the Union, after the country code: the UID of Switzerland and its kind. */
const neighbourShapes: Record<string, RegExp> = {
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  LI: /^\d{5}$/,
  NO: /^\d{9}(MVA)?$/,
}

/** Every other country: ISO 3166-1, without the Union, whose Greece writes EL. */
const otherCountries = new Set(
  (
    'AD AE AF AG AI AL AM AO AR AS AU AW AX AZ BA BB BD BF BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CI ' +
    'CK CL CM CN CO CR CU CV CW CX DJ DM DO DZ EC EG EH ER ET FJ FK FM FO GA GD GE GF GG GH GI GL GM GN GP GQ GT GU GW ' +
    'GY HK HN HT ID IL IM IN IQ IR IS JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LK LR LS LY MA MC MD ME MF ' +
    'MG MH MK ML MM MN MO MP MQ MR MS MU MV MW MX MY MZ NA NC NE NF NG NI NP NR NU NZ OM PA PE PF PG PH PK PM PN PR PS ' +
    'PW PY QA RE RS RU RW SA SB SC SD SG SH SJ SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV ' +
    'TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
  ).split(' '),
)

// Between the shortest and the longest that states hand out; a number always has digits.
const anyShape = /^(?=.*\d{3})[A-Z\d]{4,18}$/

const shapeOf = (country: string): RegExp | undefined =>
  vatShapes[country] ?? neighbourShapes[country] ?? (otherCountries.has(country) ? anyShape : undefined)

/** @param value a VAT id, blanks allowed. @returns whether country and shape fit, for Germany the check digit too. */
export const isVatId = (value: string): boolean => {
  const id = compact(value)
  const number = id.slice(2)
  if (!shapeOf(id.slice(0, 2))?.test(number)) return false
  return !id.startsWith('DE') || germanCheckDigit(number.slice(0, 8)) === Number(number[8])
}

/** @returns the key of a warning for a VAT id from outside the Union, whose services cannot confirm it, or null. */
export const vatWarning = (value: string | null | undefined): string | null =>
  value && isVatId(value) && !vatShapes[compact(value).slice(0, 2)] ? 'vatIdOutsideUnion' : null

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
