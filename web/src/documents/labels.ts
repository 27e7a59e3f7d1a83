import { type DocumentContext, documentLabelsOf } from '@pietas/contract/documents'
import { isMessageKey, type MessageKey, type Translate } from '../kit/i18n'
import type { Filter } from '../kit/list'

const keyOf = (label: string): string => `document.label.${label}`

/** How a label reads; one of a later version is shown as it is stored. */
export const labelText = (label: string, t: Translate): string => {
  const key = keyOf(label)
  return isMessageKey(key) ? t(key) : label
}

/** The labels of a context in the order in which people look for them. */
export const labelsInOrder = (context: DocumentContext, t: Translate): string[] =>
  documentLabelsOf(context).toSorted((one, other) => labelText(one, t).localeCompare(labelText(other, t)))

export const labelFilter = (context: DocumentContext, t: Translate): Filter => ({
  id: 'documentLabel',
  label: 'document.documentLabel',
  kind: 'multi-select',
  options: labelsInOrder(context, t).map((value) => ({ value, label: keyOf(value) as MessageKey })),
})
