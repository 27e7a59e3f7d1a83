import {
  noteFields,
  preparationNames,
  preparationSections,
  processFields,
  processPersonFields,
} from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { tableOf } from './references'

// A process is known by its number, so that nothing has to be looked up. Who is invited has a row of his own, which
// names him as `personId`.
const numbers = ['parentId', 'processId', 'platformAccessInvitedPersonIds']

test('every id of the contract that the history can tell of is read by the name of its record', () => {
  const fields = [processFields, processPersonFields, noteFields].flatMap(({ shape }) => Object.keys(shape))
  const prepared = preparationNames.flatMap((section) =>
    Object.keys(preparationSections[section].shape).map((field) => `${section}.${field}`),
  )
  const references = [...fields, ...prepared].filter((field) => /Ids?$/.test(field) && !numbers.includes(field))
  expect(references.length).toBeGreaterThan(15)
  expect(references.filter((field) => !tableOf(field))).toEqual([])
})
