import { expect, test } from 'vitest'
import { dayTyped, isNumberTyped, isPhoneTyped, processNumberTyped } from './typed-search'

test.each([
  ['22.04.1958', ['1958-04-22'], ''],
  ['22.4.1958', ['1958-04-22'], ''],
  ['22. 4. 1958', ['1958-04-22'], ''],
  ['22.4.58', ['1958-04-22', '2058-04-22'], ''],
  ['29.2.00', ['2000-02-29'], ''],
  ['1958-04-22', ['1958-04-22'], ''],
  ['Meier 22.04.1958', ['1958-04-22'], 'Meier'],
])('%s is the day %j beside "%s"', (typed, days, rest) => expect(dayTyped(typed)).toEqual({ days, rest }))

test.each(['31.02.1958', '22.04.', '22.13.1958', '122.04.1958', '22.04.195', '03581 4000', 'Meier'])(
  '%s is no day',
  (typed) => expect(dayTyped(typed)).toBeNull(),
)

test.each(['0171/123 45-67', '+49 (171) 1234567', '45678', '030.123456'])('%s is a telephone number', (typed) =>
  expect(isPhoneTyped(typed)).toBe(true),
)
test.each(['1234', '22.04.1958', '0171 Meier', 'GR-AB 123', ''])('%s is none', (typed) =>
  expect(isPhoneTyped(typed)).toBe(false),
)

test.each(['S 12/2026', 'GR-AB 123', '#12', '7'])('%s may be a number of something', (typed) =>
  expect(isNumberTyped(typed)).toBe(true),
)
test.each(['Meier', 'anna7@post.example', '22.04.1958'])('%s is no number', (typed) =>
  expect(isNumberTyped(typed)).toBe(false),
)

test('a process is named by its number, and by nothing else with the sign', () => {
  expect(processNumberTyped('#12')).toEqual({ number: 12, isSigned: true })
  expect(processNumberTyped('12')).toEqual({ number: 12, isSigned: false })
  expect(processNumberTyped('12a')).toBeNull()
})
