import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { newRecoveryCodes, newTotpSecret, storedCode, totpStep } from './totp'

const now = Date.parse('2026-11-22T10:00:10Z')
const step = Math.floor(now / 30_000)
const secret = newTotpSecret()
const codeAt = (periods: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + periods * 30_000 })

describe('a one-time code', () => {
  test.each([
    ['blanks between its digits', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
    [
      'full-width digits',
      (code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    ],
    ['Arabic digits', (code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))],
    [
      'Devanagari digits',
      (code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
    ],
  ])('counts with %s', (_, written) => {
    expect(totpStep(secret, written(codeAt(0)), null, now)).toBe(step)
  })

  test.each(['ääääää', '12345', '1234567', '', '12345x', '\u0000\u0000\u0000\u0000\u0000\u0000', '½½½½½½'])(
    'is not %j',
    (code) => {
      expect(totpStep(secret, code, null, now)).toBeNull()
    },
  )

  test('counts in the periods beside the present one, and in no other', () => {
    expect([-2, -1, 0, 1, 2].map((periods) => totpStep(secret, codeAt(periods), null, now))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ])
  })

  test('counts once, and nothing before it counts afterwards', () => {
    expect(totpStep(secret, codeAt(0), step, now)).toBeNull()
    expect(totpStep(secret, codeAt(-1), step, now)).toBeNull()
    expect(totpStep(secret, codeAt(1), step, now)).toBe(step + 1)
  })
})

test('recovery codes carry 120 bits each, and no two are alike', () => {
  const { codes, stored } = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-z0-9]{6}-){3}[a-z0-9]{6}$/)
  expect(stored).toEqual(codes.map((code) => storedCode(` ${code.toUpperCase()}`)))
})
