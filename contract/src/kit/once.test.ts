import { describe, expect, test } from 'vitest'
import { optionalText, requiredText, wholeMeasure } from './fields'
import { once } from './once'
import { listQuery, page } from './paging'
import { stored } from './stored'

test('what was made for one argument is given again, and made anew for another', () => {
  const asked: number[] = []
  const double = once((of: number) => {
    asked.push(of)
    return { of }
  })
  expect(double(1)).toBe(double(1))
  expect(double(2)).toEqual({ of: 2 })
  expect(asked).toEqual([1, 2])
})

describe('the schemas of the contract, of which each costs memory and time at every start', () => {
  test('are one for all fields of one length', () => {
    for (const text of [requiredText, optionalText, wholeMeasure]) {
      expect(text(200)).toBe(text(200))
      expect(text(200)).not.toBe(text(201))
    }
  })

  test('are one for what the queries and the answers of all lists have in common', () => {
    const first = listQuery({ sortBy: ['name'] }).shape
    const second = listQuery({ sortBy: ['day'] }).shape
    const own = ['sortBy', 'filters']
    const shared = (Object.keys(first) as (keyof typeof first)[]).filter((key) => first[key] === second[key])
    expect(shared.sort()).toEqual(
      Object.keys(first)
        .filter((key) => !own.includes(key))
        .sort(),
    )
    const [one, other] = [page(stored).shape, page(stored).shape]
    for (const key of ['nextCursor', 'prevCursor', 'total'] as const) expect(one[key]).toBe(other[key])
  })
})
