import { expect, test } from 'vitest'
import { aProduct } from '../../kit/testing/a-product'
import { byPlace, countOf } from './by-place'

test('articles stand where they lie, shelf after shelf, and those without a place last', () => {
  const lying = [null, 'Regal 10', 'Regal 2', 'Regal 10'].map((place, id) => aProduct({ id: id + 1, place }))
  expect(byPlace(lying).map(({ place, products }) => [place, products.map(({ id }) => id)])).toEqual([
    ['Regal 2', [3]],
    ['Regal 10', [2, 4]],
    [null, [1]],
  ])
})

test.each([
  ['', null],
  [' ', null],
  ['0', 0],
  [' 12 ', 12],
  ['-1', undefined],
  ['1,5', undefined],
  ['zwei', undefined],
  ['1234567', undefined],
])('%j is counted as %j', (typed, expected) => expect(countOf(typed)).toBe(expected))
