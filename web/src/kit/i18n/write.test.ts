import { expect, test } from 'vitest'
import { write } from './write'

const texts = {
  'person.one': 'Person',
  'table.rows_one': '{{count}} Eintrag von {{name}}',
  'table.rows_other': '{{count}} Einträge von {{name}}',
}

test('a text is found by its key, dots and all', () => {
  expect(write(texts, 'de', 'person.one')).toBe('Person')
})

test('a name in the middle of an English sentence begins small, and capitals stay', () => {
  const create = (item: string) => write({ create: 'Create {{lower:item}}' }, 'en', 'create', { item })
  expect([create('Burial type'), create('VAT rate')]).toEqual(['Create burial type', 'Create VAT rate'])
})

test('the count chooses the form and stands in the text', () => {
  expect(write(texts, 'de', 'table.rows', { count: 1, name: 'Erna' })).toBe('1 Eintrag von Erna')
  expect(write(texts, 'de', 'table.rows', { count: 0, name: 'Erna' })).toBe('0 Einträge von Erna')
})

test('a large count is written as people write it', () => {
  expect(write(texts, 'de', 'table.rows', { count: 100_000, name: 'Erna' })).toBe('100.000 Einträge von Erna')
  expect(write(texts, 'en', 'table.rows', { count: 1200, name: '1200' })).toBe('1,200 Einträge von 1200')
})

test('a value is written as it is, whatever it contains', () => {
  expect(write(texts, 'de', 'table.rows', { count: 2, name: '<b>$& {{count}}</b>' })).toBe(
    '2 Einträge von <b>$& {{count}}</b>',
  )
})

test('a value that runs from right to left does not turn the sentence round', () => {
  const told = (name: string) => write(texts, 'de', 'table.rows', { count: 2, name })
  expect(told('\u05e9\u05dc\u05d5\u05dd')).toBe('2 Einträge von \u2068\u05e9\u05dc\u05d5\u05dd\u2069')
  expect(told('\u202eanrE')).toBe('2 Einträge von \u2068\u202eanrE\u2069')
})
