import { isMessageKey, type Translate } from '../kit/i18n'
import type { ImportedRow, ImportFacts } from './facts'

/** What is wrong with a row, in words. */
export function errorText(
  { columns, labelOf }: ImportFacts,
  { field, message, about }: ImportedRow['errors'][number],
  t: Translate,
): string {
  const told = isMessageKey(message) ? t(message) : t('common.validation-invalid')
  const text = about ? `${told}: ${about}` : told
  const name = field.split('.')[0] ?? ''
  const column = columns.find((one) => one === name)
  const label = column ? labelOf(column) : labelOf(name)
  return isMessageKey(label) ? `${t(label)}: ${text}` : text
}
