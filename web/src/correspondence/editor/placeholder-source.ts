import { placeholders } from '@pietas/contract/correspondence'
import { translate } from '../../kit/i18n'
import type { PickerSource } from '../../kit/picker'
import { placeholderWords } from './chip-words'
import { type FoundPlaceholder, findPlaceholders } from './find-placeholders'

type Option = FoundPlaceholder & { id: number }

const numbered = (found: FoundPlaceholder): Option => ({ ...found, id: placeholders.indexOf(found.name) + 1 })

/** The placeholders for a picker, which knows its options by number. */
export const placeholderSource = (): PickerSource<Option> => ({
  key: ['letter-placeholders'],
  list: async (query) => ({
    items: findPlaceholders(query, translate).map(numbered),
    nextCursor: null,
    prevCursor: null,
  }),
  byIds: async (ids) =>
    findPlaceholders('', translate)
      .map(numbered)
      .filter(({ id }) => ids.includes(id)),
  label: ({ name }) => placeholderWords(name, translate),
  group: ({ group }) => group,
})
