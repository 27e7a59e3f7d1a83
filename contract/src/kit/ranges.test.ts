import { expect, test } from 'vitest'
import { endOfDay, startOfDay } from './days'
import { dayRange, instantRange, valueRange } from './ranges'

test('the moments of days become these days, in a range of days', () => {
  expect(dayRange.parse({ from: startOfDay('2024-03-05'), to: endOfDay('2024-03-05') })).toEqual({
    from: '2024-03-05',
    to: '2024-03-05',
  })
})

test('plain days become their first and last moment, in a range of instants', () => {
  expect(instantRange.parse({ from: '2024-03-05', to: '2024-03-05' })).toEqual({
    from: '2024-03-04T23:00:00.000Z',
    to: '2024-03-05T22:59:59.999Z',
  })
})

test('either end may be open, and neither may be nonsense', () => {
  expect(instantRange.parse({ to: '2024-03-05T12:00:00Z' })).toEqual({ to: '2024-03-05T12:00:00.000Z' })
  expect(instantRange.parse({})).toEqual({})
  expect(instantRange.safeParse({ from: '2024-02-30' }).success).toBe(false)
  expect(dayRange.safeParse({ from: 'yesterday' }).success).toBe(false)
})

test('numbers may be open at either end, and are numbers within reason', () => {
  expect(valueRange.parse({ from: 0 })).toEqual({ from: 0 })
  expect(valueRange.parse({ to: 80.5 })).toEqual({ to: 80.5 })
  for (const from of ['80', null, Number.NaN, Number.POSITIVE_INFINITY, 1e300])
    expect(valueRange.safeParse({ from }).success).toBe(false)
})
