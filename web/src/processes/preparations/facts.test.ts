import { preparationNames, preparationSections } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { isMessageKey, type MessageKey } from '../../kit/i18n'
import { preparationFields } from './facts'
import { choiceText, labelOf } from './labels'

test.each(preparationNames)('every field of %s is asked for once, and none that does not exist', (name) => {
  const asked = preparationFields[name].map((field) => field.name)
  expect(asked.toSorted()).toEqual(Object.keys(preparationSections[name].shape).toSorted())
  const needed = preparationFields[name].flatMap(({ needs }) => (needs ? [needs] : []))
  expect(asked).toEqual(expect.arrayContaining(needed))
})

test.each(preparationNames)('every field of %s has a label, and every choice a text', (name) => {
  const keys: string[] = []
  const keep = (key: MessageKey) => {
    keys.push(key)
    return key
  }
  for (const field of preparationFields[name]) {
    labelOf(name, field, keep)
    for (const value of field.values ?? []) choiceText(field.texts, value, keep)
  }
  expect(keys.filter((key) => !isMessageKey(key))).toEqual([])
})
