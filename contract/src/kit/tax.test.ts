import { expect, test } from 'vitest'
import { isVatId, leitwegWarning, optionalVatId } from './tax'

test.each(['DE136695976', 'de 136 695 976', 'ATU12345678', 'NL123456789B01', 'FRXX999999999'])(
  '%s is a VAT id',
  (id) => {
    expect(isVatId(id)).toBe(true)
  },
)

test.each(['DE136695977', 'DE13669597', '136695976', 'US123456789', 'ATU1234567', ''])('"%s" is none', (id) => {
  expect(isVatId(id)).toBe(false)
})

test('a VAT id is stored in one form, and an empty one as null', () => {
  expect(optionalVatId.parse(' de 136 695 976 ')).toBe('DE136695976')
  expect(optionalVatId.parse(' ')).toBeNull()
  expect(optionalVatId.safeParse('DE1').error?.issues[0]?.message).toBe('invalidVatId')
})

// Examples of the format description: with and without a fine address.
test.each(['04011000-1234512345-06', '991-33333TEST-33', null, '', ' '])('%s raises no warning', (reference) => {
  expect(leitwegWarning(reference)).toBeNull()
})

test.each([
  ['04011000-1234512345-07', 'wrongLeitwegCheckDigits'],
  ['Bestellung 7', 'noLeitwegId'],
  ['1-06', 'noLeitwegId'],
])('%s is warned about with %s', (reference, warning) => {
  expect(leitwegWarning(reference)).toBe(warning)
})
