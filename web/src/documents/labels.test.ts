import { billingDocumentTypes, displayedLabels, documentContexts, documentLabelsOf } from '@pietas/contract/documents'
import { expect, test } from 'vitest'
import { translate } from '../kit/i18n'
import { labelsInOrder, labelText } from './labels'
import { sortedOut } from './sorted-out'
import { de } from './texts/de'
import { en } from './texts/en'

const languages: [string, Record<string, string>][] = [
  ['German', de],
  ['English', en],
]

test.each(languages)('every label and every billing document has a %s text', (_, texts) => {
  const keys = [
    ...displayedLabels.map((label) => `document.label.${label}`),
    ...billingDocumentTypes.map((type) => `document.billing.${type}`),
  ]
  expect(keys.filter((key) => !texts[key]?.trim())).toEqual([])
})

test.each(languages)('no two labels of a context read the same in %s', (_, texts) => {
  for (const context of documentContexts) {
    const shown = documentLabelsOf(context).map((label) => texts[`document.label.${label}`])
    expect(new Set(shown).size, context).toBe(shown.length)
  }
})

test('labels stand in the order of the alphabet, umlauts at their vowels', () => {
  const shown = labelsInOrder('PROCESS', translate).map((label) => labelText(label, translate))
  expect(shown).toHaveLength(58)
  expect(shown.indexOf('Überführung durch Polizei oder Feuerwehr')).toBeLessThan(shown.indexOf('Urnenanforderung'))
})

test('a label of a later version is shown as it is stored', () => {
  expect(labelText('PROCESS_HOLOGRAM', translate)).toBe('PROCESS_HOLOGRAM')
})

test('folders, empty files and what the house does not take are told from files that can be stored', () => {
  const file = new File(['x'], 'a.txt')
  const files = [file, new File([], 'b.txt'), new File(['x'], 'Setup.EXE')]
  const { fitting, refused } = sortedOut({ files, folders: ['Urlaub'] }, ['exe'])
  expect(fitting).toEqual([file])
  expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
    ['b.txt', 'empty'],
    ['Setup.EXE', 'forbidden'],
    ['Urlaub', 'folder'],
  ])
})
