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

/**
 * Checks a one-time code; a neighbouring period is fine, because clocks differ.
 *
 * @param lastStep the period of the last code that was used; it and earlier ones do not count again.
 * @returns the period of the code, or null when it is wrong or used up.
 */
export const totpStep = (secret: string, code: string, lastStep: number | null, now = Date.now()): number | null => {
  const delta = totpOf(secret, 'code').validate({ token: code.replace(/\s/g, ''), window: 1, timestamp: now })
  if (delta === null) return null
  const step = Math.floor(now / 1000 / periodSeconds) + delta
  return lastStep !== null && step <= lastStep ? null : step
}

const newCode = (): string => {
  const letters = randomBytes(8).toString('hex').slice(0, 10)
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** @returns codes to write down, and what is stored of them. */
export const newRecoveryCodes = (): { codes: string[]; stored: string[] } => {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  return { codes, stored: codes.map(storedCode) }
}

/** What is stored of a recovery code; blanks and capitals do not matter. */
export const storedCode = (code: string): string => hashToken(code.trim().toLowerCase()).toString('base64url')
