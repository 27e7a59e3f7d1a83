import { expect, test } from 'vitest'
import { isVatId, leitwegWarning, optionalVatId, vatWarning } from './tax'

test.each(['DE136695976', 'de 136 695 976', 'ATU12345678', 'NL123456789B01', 'FRXX999999999'])(
  '%s is a VAT id',
  (id) => {
    expect(isVatId(id)).toBe(true)
  },
)

test.each(['DE136695977', 'DE13669597', '136695976', 'ATU1234567', 'GR123456789', 'CHE-123', 'ZZ123456', 'USABCD', ''])(
  '"%s" is none',
  (id) => {
    expect(isVatId(id)).toBe(false)
  },
)

test.each(['CHE-123.456.789 MWST', 'GB 123 4567 89', 'NO 123456789 MVA', 'US12-3456789', 'TR1234567890'])(
  '%s is one from outside the Union, which is said',
  (id) => {
    expect(isVatId(id)).toBe(true)
    expect(vatWarning(id)).toBe('vatIdOutsideUnion')
    expect(optionalVatId.safeParse(id).success).toBe(true)
  },
)

test.each(['DE136695976', 'ATU12345678', 'CHE-123', null, ''])('nothing is said of %s', (id) => {
  expect(vatWarning(id)).toBeNull()
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
