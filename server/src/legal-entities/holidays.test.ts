import { federalStates } from '@pietas/contract/kit'
import type { Holiday, Holidays } from '@pietas/contract/legal-entities'
import { describe, expect, test } from 'vitest'
import { landOf } from '../kit/places'
import { funeralHome } from '../kit/testing'
import { holidaysOf } from './holidays'

const daysOf = (items: Holiday[]) => items.map(({ date }) => date)

describe('a Land has its own holidays', () => {
  test.each([
    ['DE-SN', '2026-11-18', true],
    ['DE-BY', '2026-11-18', false],
    ['DE-BY', '2026-01-06', true],
    ['DE-BE', '2026-03-08', true],
    ['DE-SN', '2026-03-08', false],
    ['DE-TH', '2026-09-20', true],
    ['DE-NW', '2026-06-04', true],
    ['DE-HH', '2026-06-04', false],
  ] as const)('%s, %s: %s', (state, day, isOne) => {
    expect(daysOf(holidaysOf(state, '2026-01-01', '2026-12-31')).includes(day)).toBe(isOne)
  })

  test('and those of all Länder, wherever one is', () => {
    const everywhere = daysOf(holidaysOf(null, '2026-01-01', '2026-12-31'))
    expect(everywhere).toHaveLength(9)
    for (const state of federalStates)
      expect(daysOf(holidaysOf(state, '2026-01-01', '2026-12-31'))).toEqual(expect.arrayContaining(everywhere))
  })

  test('Easter moves, and a span may cross the year', () => {
    expect(daysOf(holidaysOf('DE-SN', '2027-03-01', '2027-03-31'))).toEqual(['2027-03-26', '2027-03-29'])
    expect(holidaysOf('DE-SN', '2026-12-26', '2027-01-01')).toEqual([
      { date: '2026-12-26', name: { de: '2. Weihnachtstag', en: 'Boxing Day' } },
      { date: '2027-01-01', name: { de: 'Neujahr', en: "New Year's Day" } },
    ])
  })
})

test.each([
  ['02826', 'Sachsen'],
  ['80331', 'Bayern'],
  ['10115', 'Berlin'],
  ['20095', 'Hamburg'],
  ['00000', null],
  ['8033', null],
  ['', null],
  ['SW1A 1AA', null],
])('the postal code %s lies in %s', async (zipCode, land) => {
  expect(await landOf(zipCode)).toBe(land)
})

const query = { query: { from: '2026-11-01', to: '2026-11-30' } }

test('a house keeps the holidays of its postal code, unless it names a Land', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const technician = await home.as('TECHNICAL_SERVICE')
  const ask = async (): Promise<Holidays> => (await technician.legalEntities.listHolidays(query)).body
  expect(await ask()).toEqual({
    federalState: 'DE-SN',
    items: [{ date: '2026-11-18', name: { de: 'Buß- und Bettag', en: 'Day of Repentance and Prayer' } }],
  })
  await boss.legalEntities.update({ federalState: 'DE-BY' })
  expect(await ask()).toMatchObject({ federalState: 'DE-BY', items: [{ date: '2026-11-01' }] })
  await boss.legalEntities.update({ federalState: null, zipCode: 'A-1010' })
  expect(await ask()).toEqual({ federalState: null, items: [] })
})

test('a Land that there is not, and a span that is none, are refused', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const refused = await boss.legalEntities.update({ federalState: 'DE-XX' as 'DE-BY' })
  expect(refused).toBeRefused(400, { field: 'federalState', message: 'common.validation-invalid' })
  for (const to of ['2026-10-31', '2028-11-02'])
    expect(await boss.legalEntities.listHolidays({ query: { from: '2026-11-01', to } })).toBeRefused(400, {
      field: 'to',
      message: 'common.validation-range',
    })
  const twoYears = await boss.legalEntities.listHolidays({ query: { from: '2026-11-01', to: '2028-11-01' } })
  expect(twoYears.status).toBe(200)
})

test('elsewhere nobody asks', async () => {
  const home = await funeralHome()
  const stranger = await (await funeralHome()).as('OFFICE_MANAGER')
  expect(
    await stranger.legalEntities.listHolidays({ ...query, tenantId: home.tenantId, legalEntityId: home.legalEntityId }),
  ).toBeRefused(403)
})
