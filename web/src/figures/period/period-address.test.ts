import { periodNames } from '@pietas/contract/figures'
import { expect, test } from 'vitest'
import { readFiguresSearch } from './period-address'

test.each(periodNames)('%s is a period of the address', (period) => {
  expect(readFiguresSearch({ period })).toEqual({ period })
})

test('days and a company are heard', () => {
  const search = { from: '2026-02-01', to: '2026-02-28', company: 2 }
  expect(readFiguresSearch(search)).toEqual(search)
})

test.each([
  {},
  { period: 'never' },
  { from: '2026-02-01' },
  { from: '2026-02-30', to: '2026-03-01' },
  { from: '2026-02-01', to: '<b>' },
  { from: '2026-13-01', to: '2026-12-01' },
  { company: -1 },
  { company: '2' },
])('what is no period is not heard: %j', (search) => {
  expect(readFiguresSearch(search)).toEqual({})
})
