import { expect, test } from 'vitest'
import { type MonthRow, restOf } from './breakdown'

const month = (count: number | null, death: number | null, provision: number | null): MonthRow => ({
  id: 1,
  name: 'Oktober 2026',
  shortName: 'Okt. 26',
  count,
  types: { REQUEST: 0, PROVISION: provision, DEATH: death, AFTERCARE: 0, ADDITIONAL: 0 },
})

test('what a month hides of its types is left of its sum', () => {
  expect(restOf([month(14, 12, 2), month(14, 9, null), month(5, null, null), month(null, 9, null)])).toEqual([
    0,
    5,
    5,
    null,
  ])
})
