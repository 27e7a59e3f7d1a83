import * as z from 'zod'

/** Length of an IBAN by country, from the IBAN registry of SWIFT. */
const ibanLengths: Record<string, number> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ' +
    'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 ' +
    'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 ' +
    'PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

const withoutBlanks = (value: string): string => value.replace(/\s+/g, '').toUpperCase()

/** ISO 7064 mod 97-10 over an IBAN without blanks; true when the remainder is 1. */
const hasValidCheckDigits = (iban: string): boolean => {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((char) => Number.parseInt(char, 36)).join('')
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder === 1
}

/** @param value an IBAN, blanks allowed. @returns whether country, length and check digits fit. */
export const isIban = (value: string): boolean => {
  const iban = withoutBlanks(value)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban)) return false
  return ibanLengths[iban.slice(0, 2)] === iban.length && hasValidCheckDigits(iban)
}

const compactCode = (isValid: (value: string) => boolean, message: string) =>
  z
    .string()
    .max(60)
    .nullable()
    .transform((value) => (value === null || value.trim() === '' ? null : withoutBlanks(value)))
    .refine((value) => value === null || isValid(value), { error: message })

/** IBAN or null, stored upper case without blanks. Refused: `invalidIban`. */
export const optionalIban = compactCode(isIban, 'invalidIban')

/** BIC of 8 or 11 characters or null. Refused: `invalidBic`. */
export const optionalBic = compactCode((bic) => /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic), 'invalidBic')
