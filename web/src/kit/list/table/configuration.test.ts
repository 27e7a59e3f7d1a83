import { afterEach, expect, test, vi } from 'vitest'
import { configurationOf, readConfiguration, shippedConfiguration, writeConfiguration } from './configuration'

const damaged = [
  null,
  7,
  'text',
  [],
  { sortModel: 'NAME', columnOrder: 'name', visibilityModel: [true], pinnedColumns: null, tabs: {} },
  { sortModel: { sortBy: 1, sortDirection: 'SIDEWAYS' }, columnOrder: [1, null], pinnedColumns: { left: 'name' } },
  { tabs: [null, { id: 1 }, { id: 'a', label: 'b' }, { id: 'a', label: 'b', filter: { values: {} } }] },
]

test.each(damaged)('%j is no configuration, and no reason to fail', (stored) => {
  expect(configurationOf(stored)).toEqual(shippedConfiguration)
})

afterEach(() => vi.restoreAllMocks())

test('what is no JSON is forgotten', () => {
  localStorage.setItem('coffins-7', '{')
  expect(readConfiguration('coffins-7')).toEqual(shippedConfiguration)
})

test('a full storage costs the memory and nothing else', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => writeConfiguration('coffins-7', shippedConfiguration)).not.toThrow()
})
