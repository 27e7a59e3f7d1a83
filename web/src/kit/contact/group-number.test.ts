import { expect, test } from 'vitest'
import { groupNumber } from './group-number'

test.each([
  ['+4935814000', '+49 3581 4000'],
  ['+49 358 14000', '+49 3581 4000'],
  ['035814000', '03581 4000'],
  ['01715550101', '0171 5550101'],
  ['+43512123456', '+43 512 123456'],
  ['112', '112'],
  ['03581/4000-12', '03581/4000-12'],
  ['(03581) 40 00', '(03581) 40 00'],
  ['call me', 'call me'],
])('%s is shown as %s', (number, shown) => {
  expect(groupNumber(number)).toBe(shown)
})
