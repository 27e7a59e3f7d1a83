import { expect, test } from 'vitest'
import type { Column } from './column'
import { forWidth } from './tracks'

const column = (id: string, heads = false): Column<never> => ({
  id,
  header: 'person.name',
  width: 80,
  value: () => id,
  heads,
})
const ids = (columns: Column<never>[]) => columns.map(({ id }) => id).join(' ')

test('with little room nothing is pinned, and the first column heads the card', () => {
  const visible = { start: [column('name')], center: [column('city')], end: [column('age')] }
  const narrow = forWidth(visible, true)
  expect([ids(narrow.start), ids(narrow.center), ids(narrow.end)]).toEqual(['', 'name city age', ''])
  expect(forWidth(visible, false)).toBe(visible)
})

test('a column that is made for it heads the card wherever it stands', () => {
  const visible = { start: [], center: [column('id'), column('status'), column('deceased', true)], end: [] }
  expect(ids(forWidth(visible, true).center)).toBe('deceased id status')
})
