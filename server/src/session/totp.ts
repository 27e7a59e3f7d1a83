import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { hashToken } from '../kit/secrets'

const periodSeconds = 30
const recoveryCodeCount = 10

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: 'Pietas',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString()

const isDigit = (letter: string): boolean => /^\p{Nd}$/u.test(letter)

/** Of a digit in whatever script the one that we write: those of a script stand in a row, from a place ending in 0 or 6. */
const plainDigit = (digit: string): string => {
  const place = digit.codePointAt(0) ?? 0
  const row = place - (place % 16)
  return String(isDigit(String.fromCodePoint(row)) ? place - row : place - row - 6)
}

/** The six digits of a code as somebody may have typed it, full-width or Arabic ones with blanks; null for anything else. */
const digitsOf = (code: string): string | null => {
  const digits = code
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/\p{Nd}/gu, plainDigit)
  return /^\d{6}$/.test(digits) ? digits : null
}

/**
 * Checks a one-time code. A neighbouring period is fine, because clocks differ: one step, as RFC 6238 section 5.2 has it.
 *
 * @param lastStep the period of the last code that was used; it and earlier ones do not count again.
 * @returns the period of the code, or null when it is wrong or used up.
 */
export const totpStep = (secret: string, code: string, lastStep: number | null, now = Date.now()): number | null => {
  const token = digitsOf(code)
  const delta = token === null ? null : totpOf(secret, 'code').validate({ token, window: 1, timestamp: now })
  if (delta === null) return null
  const step = Math.floor(now / 1000 / periodSeconds) + delta
  return lastStep !== null && step <= lastStep ? null : step
}

// Without letters that look like digits. Five bits each: 24 of them are 120 bits, beyond guessing even where the hash of
// a code is known, so that it needs no slow one.
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789'

const newCode = (): string => {
  const letters = Array.from(randomBytes(24), (byte) => alphabet[byte % alphabet.length]).join('')
  return (letters.match(/.{6}/g) ?? []).join('-')
}

/** @returns codes to write down, and what is stored of them. */
export const newRecoveryCodes = (): { codes: string[]; stored: string[] } => {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  return { codes, stored: codes.map(storedCode) }
}

/** What is stored of a recovery code; blanks and capitals do not matter. */
export const storedCode = (code: string): string => hashToken(code.trim().toLowerCase()).toString('base64url')
