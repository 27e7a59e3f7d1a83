import { expect, test } from 'vitest'
import { changedFields, contestedFields } from './compare'

const before = { name: 'Erna', city: 'Berlin', contacts: [{ type: 'PHONE', value: '030 1' }] }

test('a field that is changed only here or only there is not contested', () => {
  const own = { ...before, name: 'Erna Maria' }
  const theirs = { ...before, city: 'Potsdam' }
  expect(contestedFields({ before, own, theirs })).toEqual([])
})

test('the same change on both sides is not contested, a different one is', () => {
  const own = { ...before, name: 'Ernestine', city: 'Potsdam' }
  const theirs = { ...before, name: 'Ernesta', city: 'Potsdam' }
  expect(contestedFields({ before, own, theirs })).toEqual(['name'])
})

test('a list counts as one field', () => {
  const own = { ...before, contacts: [] }
  const theirs = { ...before, contacts: [...before.contacts, { type: 'FAX', value: '030 2' }] }
  expect(changedFields(before, own)).toEqual({ contacts: [] })
  expect(contestedFields({ before, own, theirs })).toEqual(['contacts'])
})
