import type { de } from './de'

export const en: Record<keyof typeof de, string> = {
  'partner.picker.create': 'Create a business partner in a new tab',
  'partner.import.unknown-type': 'There is no such type of business partner',
  'partner.import.ambiguous': 'Several business partners fit this row',
  'partner.import.twice': 'This business partner already stands in a row above',
  'partner.import.already-undone': 'This import has already been taken back',
  partnerAboveItself: 'A business partner cannot stand above itself',
}
