import { expect, test } from 'vitest'
import type { Filter } from '../filters/filter'
import { coffinFilters, coffinTabs } from '../table/testing'
import { defaultTab, shippedTabs } from '../tabs/tab'
import { addressOf, ofList, plain, type Question, readAddress } from './list-address'

const branches: Filter = {
  id: 'branchId',
  label: 'person.city',
  kind: 'multi-select',
  options: () => ({ key: ['branches'], load: async () => [] }),
}
const offered = { shipped: shippedTabs(coffinTabs), filters: [...coffinFilters, branches], sorts: ['NAME', 'BUILT_AT'] }
const blank: Question = { active: defaultTab, values: {}, search: '', sortModel: null }
const read = (search: object) => readAddress(ofList(search), offered)

test.each<[Partial<Question>, Record<string, string>]>([
  [{}, {}],
  [{ search: 'Eiche 12' }, { q: 'Eiche 12' }],
  [{ sortModel: { sortBy: 'BUILT_AT', sortDirection: 'DESC' } }, { sort: '-built_at' }],
  [{ values: { status: ['ACTIVE', 'BILLED'] } }, { 'filter.status': 'ACTIVE*BILLED' }],
  [{ values: { branchId: [3, 14] } }, { 'filter.branchId': '3*14' }],
  [{ values: { builtAt: { from: '2026-01-01', to: null } } }, { 'filter.builtAt': '2026-01-01..' }],
  [{ values: { weight: { from: -1.5, to: 80 } } }, { 'filter.weight': '-1.5..80' }],
  [{ values: { bornAt: { year: 1931, month: 4, day: null } } }, { 'filter.bornAt': '1931-04' }],
  [{ values: { bornAt: { year: 1931, month: 4, day: 30 } } }, { 'filter.bornAt': '1931-04-30' }],
  [{ values: { deceased: false, city: 'Köln & Bonn' } }, { 'filter.deceased': 'false', 'filter.city': 'Köln & Bonn' }],
])('%j is written as %j, and read again', (asked, address) => {
  expect(addressOf({ ...blank, ...asked }, offered)).toEqual(address)
  expect({ ...blank, ...read(address) }).toEqual({ ...blank, ...asked })
})

test('a view is named as long as it is what it was; what was changed in it is spelled out', () => {
  const billed = { ...blank, ...read({ view: 'billed' }) }
  expect(billed).toMatchObject({ active: 'billed', values: { status: ['BILLED'] }, sortModel: { sortBy: 'NAME' } })
  expect(addressOf(billed, offered)).toEqual({ view: 'billed' })
  const city = { ...billed, values: { city: 'Ulm' } }
  expect(addressOf(city, offered)).toEqual({ view: 'billed', 'filter.city': 'Ulm' })
  const none = { ...billed, values: {} }
  expect(addressOf(none, offered)).toEqual({ view: 'billed', filter: 'none' })
  expect(read({ view: 'billed', filter: 'none' })).toMatchObject({ active: 'billed', values: {} })
})

test('a view of one’s own is spelled out for those who do not have it', () => {
  const own = { ...blank, active: 'own-1', values: { city: 'Ulm' } }
  expect(addressOf(own, offered)).toEqual({ 'filter.city': 'Ulm' })
})

test('view, filters and search are one question, the order stays as it was', () => {
  expect(read({ q: 'Eiche' })).toEqual({ active: defaultTab, values: {}, search: 'Eiche' })
  expect(read({ sort: 'name' })).toEqual({ sortModel: { sortBy: 'NAME', sortDirection: 'ASC' } })
  expect(read({ tab: 'base', person: 12 })).toEqual({})
})

test.each([
  { view: 'own-of-somebody-else' },
  { sort: 'password' },
  { sort: '-' },
  { sort: '' },
  { 'filter.salary': '9' },
  { 'filter.__proto__': 'x' },
  { 'filter.status': 'GONE' },
  { 'filter.branchId': 'x*1e9*Infinity' },
  { 'filter.builtAt': '2026-13-99..' },
  { 'filter.builtAt': '2026-02-30..2026-03-01' },
  { 'filter.builtAt': '2026-01-01' },
  { 'filter.builtAt': '....' },
  { 'filter.bornAt': '1931-99' },
  { 'filter.bornAt': '1931-04-31' },
  { 'filter.weight': '80..1' },
  { 'filter.weight': 'NaN..' },
  { 'filter.deceased': 'perhaps' },
  { 'filter.city': '   ' },
  { filter: { status: ['ACTIVE'] } },
  { q: ['a', 'b'], view: { toString: 'x' } },
  { q: null, sort: null },
])('what is not understood is not heard: %j', (search) => {
  expect(read(search)).toEqual({})
})

test('a search is cut where the server would refuse it', () => {
  expect(read({ q: 'x'.repeat(10_000) }).search).toHaveLength(200)
})

test.each([
  ['80', 80],
  ['true', true],
  ['007', '007'],
  ['1e5', '1e5'],
  ['12345678901234567890', '12345678901234567890'],
  ['{"a":1}', '{"a":1}'],
  ['null', 'null'],
  ['Eiche', 'Eiche'],
])('%j is handed to the router as %j', (text, value) => expect(plain(text)).toBe(value))
