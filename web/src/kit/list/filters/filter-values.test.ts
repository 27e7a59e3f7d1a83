import { expect, test } from 'vitest'
import type { Filter } from './filter'
import { activeValues, existing, toWire } from './filter-values'

const status: Filter = { id: 'status', label: 'process.status', kind: 'multi-select', options: [] }
const type: Filter = { id: 'type', label: 'process.type', kind: 'select', options: [] }
const city: Filter = { id: 'city', label: 'person.city', kind: 'text' }
const died: Filter = { id: 'died', label: 'person.deceasedAt', kind: 'date-range' }
const born: Filter = { id: 'born', label: 'person.dateOfBirth', kind: 'year-month-day' }
const due: Filter = { id: 'due', label: 'person.deceasedAt', kind: 'day' }
const weight: Filter = { id: 'weight', label: 'person.weight', kind: 'number' }
const all = [status, type, city, died, born, due, weight]

test('options that have gone are dropped, and with the last one the filter', () => {
  const options = [{ value: 'ACTIVE' }, { value: 'BILLED' }]
  expect(existing(status, ['BILLED', 'GONE'], options)).toEqual(['BILLED'])
  expect(existing(status, ['GONE'], options)).toBeUndefined()
  expect(existing(type, 'GONE', options)).toBeUndefined()
  expect(existing(type, 'ACTIVE', options)).toBe('ACTIVE')
})

test('what says nothing does not narrow the list', () => {
  const empty = {
    status: [],
    type: '',
    city: '  ',
    died: { from: null, to: null },
    born: { year: null, month: null, day: null },
    due: '',
    weight: { from: null, to: null },
  }
  expect(activeValues(all, empty)).toEqual({})
})

test('what a damaged storage holds does not narrow the list either', () => {
  const broken = {
    status: 'ACTIVE',
    type: {},
    city: 7,
    died: { from: '<b>', to: 3 },
    born: '1941',
    due: '22.11.2026',
    weight: { from: 120, to: 80 },
    unknown: true,
  }
  expect(activeValues(all, broken)).toEqual({})
})

test('values are sent as the server understands them', () => {
  expect(toWire(city, ' Görlitz ')).toBe('Görlitz')
  expect(activeValues(all, { due: '2026-11-22' })).toEqual({ due: '2026-11-22' })
  expect(toWire(due, '2026-11-22')).toBe('2026-11-22')
  expect(activeValues(all, { weight: { from: 0, to: null } })).toEqual({ weight: { from: 0, to: null } })
  expect(toWire(weight, { from: 80, to: null })).toEqual({ from: 80 })
  expect(toWire(born, { year: 1941, month: null, day: null })).toEqual({
    from: '1941-01-01T00:00:00.000+02:00',
    to: '1941-12-31T23:59:59.999+02:00',
  })
})
