import { expect, test } from 'vitest'
import { processTypes } from '../processes'
import { type CountedFigures, toldFigures } from './told-figures'

const types = (death: number, provision = 0, request = 0) => ({
  REQUEST: request,
  PROVISION: provision,
  DEATH: death,
  AFTERCARE: 0,
  ADDITIONAL: 0,
})

const erna = { id: 1, firstName: 'Erna', lastName: 'Albers' }

const counted = (fields: Partial<CountedFigures> = {}): CountedFigures => ({
  from: '2026-10-01',
  to: '2026-11-30',
  months: [
    { month: '2026-10', types: types(12, 5) },
    { month: '2026-11', types: types(9, 4) },
  ],
  burialTypes: [
    { id: 1, name: 'Erde', isCremation: false, count: 7 },
    { id: 2, name: 'Feuer', isCremation: true, count: 14 },
  ],
  funerals: { count: 15, averageDays: 8.4, medianDays: 8 },
  consultants: [
    { user: erna, count: 20 },
    { user: null, count: 10 },
  ],
  sources: { BY_PHONE: 12, AT_BRANCH: 18, AT_CUSTOMER: 0, ONLINE: 0 },
  tasks: { inTime: 3, late: 1, open: 1 },
  absences: { days: 14, people: 3 },
  ...fields,
})

test('large numbers are told as they are, with their sums', () => {
  const told = toldFigures(counted())
  expect(told).toMatchObject({
    cases: 30,
    types: types(21, 9),
    months: [{ count: 17 }, { count: 13 }],
    burials: { cremation: 14, earth: 7 },
    funerals: { averageDays: 8.4, medianDays: 8 },
    consultants: [
      { user: erna, count: 20 },
      { user: null, count: 10 },
    ],
    sources: { AT_BRANCH: 18, ONLINE: 0 },
    tasks: { inTime: 3, late: 1, open: 1 },
    absences: { days: 14, people: 3 },
  })
})

test('what a month hides of a type is not told by the other months', () => {
  const months = [10, 11, 12].map((month) => ({ month: `2026-${month}`, types: types(9, month === 11 ? 2 : 6) }))
  const told = toldFigures(counted({ months, burialTypes: [], consultants: [{ user: null, count: 41 }] }))
  const column = told.months.map((row) => row.types.PROVISION)
  expect(column[1]).toBeNull()
  expect([column.filter((count) => count === null).length > 1, told.types.PROVISION === null]).toContain(true)
})

test('the share of cremations does not tell what the burial types hide', () => {
  const burialTypes = [
    { id: 1, name: 'Erde', isCremation: false, count: 2 },
    { id: 2, name: 'Feuer', isCremation: true, count: 3 },
    { id: 3, name: 'See', isCremation: true, count: 16 },
  ]
  const told = toldFigures(counted({ burialTypes }))
  expect(told.burials).toEqual({ cremation: null, earth: null })
  expect(told.burialTypes.map(({ count }) => count)).toEqual([null, null, 16])
})

test('of one or two people no days of absence are told, and of two funerals no days between', () => {
  const told = toldFigures(
    counted({ absences: { days: 9, people: 2 }, funerals: { count: 2, averageDays: 8, medianDays: 8 } }),
  )
  expect(told.absences).toEqual({ days: null, people: null })
  expect(told.funerals).toEqual({ averageDays: null, medianDays: null })
  expect(toldFigures(counted({ absences: { days: 0, people: 0 } })).absences).toEqual({ days: 0, people: 0 })
})

test('a house without a case says so', () => {
  const told = toldFigures(
    counted({
      months: [{ month: '2026-11', types: types(0) }],
      burialTypes: [],
      funerals: { count: 0, averageDays: null, medianDays: null },
      consultants: [],
      sources: { BY_PHONE: 0, AT_BRANCH: 0, AT_CUSTOMER: 0, ONLINE: 0 },
    }),
  )
  expect(told).toMatchObject({ cases: 0, burials: { cremation: 0, earth: 0 }, burialTypes: [], consultants: [] })
  expect(processTypes.map((type) => told.types[type])).toEqual([0, 0, 0, 0, 0])
})
