import { expect, test } from 'vitest'
import { pathText, refusalOfPlace } from '.'

const below = (...ids: number[]) => ({ path: ids.map((id) => ({ id, name: `K${id}` })) })

test.each([
  [1, below(2), null],
  [1, below(2, 3, 4, 5), null],
  [null, below(2, 3, 4, 5), null],
  [1, below(1), 'product.validation.category-ring'],
  [1, below(2, 1, 3), 'product.validation.category-ring'],
  [null, below(2, 3, 4, 5, 6), 'product.validation.category-depth'],
])('category %j below %j: %j', (id, above, expected) => {
  expect(refusalOfPlace(id, above)).toBe(expected)
})

test('a category is read from the top', () => {
  expect(
    pathText({
      path: [
        { id: 1, name: 'Särge' },
        { id: 2, name: 'Eiche' },
      ],
    }),
  ).toBe('Särge / Eiche')
})
