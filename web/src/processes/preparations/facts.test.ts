import { preparationNames, preparationSections } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { preparationFields } from './facts'

test.each(preparationNames)('every field of %s is asked for once, and none that does not exist', (name) => {
  const asked = preparationFields[name].map((field) => field.name)
  expect(asked.toSorted()).toEqual(Object.keys(preparationSections[name].shape).toSorted())
  const needed = preparationFields[name].flatMap(({ needs }) => (needs ? [needs] : []))
  expect(asked).toEqual(expect.arrayContaining(needed))
})
