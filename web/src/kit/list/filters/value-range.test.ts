import { expect, onTestFinished, test } from 'vitest'
import { formatSize, translate } from '../../i18n'
import { settings } from '../../settings'
import { cellText } from '../table/cell-text'
import { formatNumber, readNumber, readRange, typedRange, valuesToWire } from './value-range'

test.each([
  ['80', 80],
  ['1234,5', 1234.5],
  ['1.234,5', 1234.5],
  ['1.234.567', 1_234_567],
  [' 1 200 ', 1200],
  ['-3', -3],
  ['−3', -3],
  ['0', 0],
  ['', null],
  ['   ', null],
])('%j is read as %j', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test.each(['achtzig', '1.5', '12.34', '1,2,3', '1.2345', '.5', ',', '-', '80 kg', '1e9', 'Infinity', '1234567890123'])(
  '%j is no number',
  (text) => {
    expect(readNumber(text)).toBeUndefined()
  },
)

test('what is written is read again', () => {
  for (const value of [0, -12, 999, 1000, 1234.5, 1_234_567.25]) expect(readNumber(formatNumber(value))).toBe(value)
})

test('either end may be open, and both ends may be the same', () => {
  expect(readRange({ from: '80', to: '' })).toEqual({ range: { from: 80, to: null } })
  expect(readRange({ from: '', to: '1.200' })).toEqual({ range: { from: null, to: 1200 } })
  expect(readRange({ from: '80', to: '80' })).toEqual({ range: { from: 80, to: 80 } })
  expect(readRange({ from: '', to: '' })).toEqual({ range: { from: null, to: null } })
})

test('a range that runs backwards is refused at its end, what is no number where it stands', () => {
  expect(readRange({ from: '120', to: '80' })).toEqual({ fault: { end: 'to', message: 'filter.number-order' } })
  expect(readRange({ from: 'x', to: '80' })).toEqual({ fault: { end: 'from', message: 'filter.number-invalid' } })
  expect(readRange({ from: '1', to: 'x' })).toEqual({ fault: { end: 'to', message: 'filter.number-invalid' } })
})

test('an open end is not sent, a zero is', () => {
  expect(valuesToWire({ from: 0, to: null })).toEqual({ from: 0 })
  expect(valuesToWire({ from: null, to: 80 })).toEqual({ to: 80 })
  expect(typedRange({ from: 0, to: 1234.5 })).toEqual({ from: '0', to: '1.234,5' })
})

test('numbers are read and written as the language of the page does', () => {
  settings.change({ language: 'en' })
  onTestFinished(() => settings.change({ language: 'de' }))
  expect(readRange({ from: '1,200.5', to: '2,000' })).toEqual({ range: { from: 1200.5, to: 2000 } })
  expect(readRange({ from: '1.200,5', to: '' })).toEqual({ fault: { end: 'from', message: 'filter.number-invalid' } })
  expect(formatNumber(1234.5)).toBe('1,234.5')
  expect(formatSize(1_258_291)).toBe('1.2 MB')
  expect(
    cellText({ id: 'n', header: 'person.size', width: 60, kind: 'number', value: () => 1200 }, {}, translate),
  ).toBe('1,200')
})
