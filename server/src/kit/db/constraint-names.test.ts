import { afterAll, expect, test } from 'vitest'
import { nameBehind, rememberLongNames } from './constraint-names'

const long = [
  'process_positions.discountPercent:position.validation.discount',
  'process_positions.quantity:position.validation.whole-quantity',
]
rememberLongNames(long)
afterAll(() => rememberLongNames([]))

test.each([
  ['one database', 'tasks.dueDate:common.validation-required', 'tasks.dueDate:common.validation-required'],
  ['a part', 'tasks.dueDate:common.validation-required_102334', 'tasks.dueDate:common.validation-required'],
  ['a part, cut', 'process_positions.discountPercent:position.valida_0fac063e_102008', long[0]],
  ['a part, cut, of a table with two', 'process_positions.quantity:position.validation._0fac063e_102008', long[1]],
  ['a part, cut, that nobody knows', 'somewhere_0fac063e_102008', 'somewhere_0fac063e'],
])('the name behind that of %s', (_, part, name) => {
  expect(nameBehind(part)).toBe(name)
})
