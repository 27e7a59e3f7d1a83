import { expect, test } from 'vitest'
import { drawers } from './pages'

const { write, read } = drawers.person.address

test.each([
  [{}, 'new'],
  [{ personId: 12 }, '12'],
  [{ personId: 12, part: 'inheritance' as const }, '12-inheritance'],
  [{ personId: 12, part: 'data' as const, processId: 70 }, '12-data-70'],
])('the address of a person says who, which part and from which case: %j', (props, address) => {
  expect(write(props)).toBe(address)
  expect(read(address)).toEqual(props)
})

test('from a case a person opens with the data', () => {
  expect(write({ personId: 12, processId: 70 })).toBe('12-data-70')
})
