import { isMessageKey, type Translate } from '../kit/i18n'
import type { ImportFacts } from './facts'

/** What is wrong with a row, in words. */
export function errorText(
  { columns, labelOf }: ImportFacts,
  { field, message }: { field: string; message: string },
  t: Translate,
): string {
  const text = isMessageKey(message) ? t(message) : t('common.validation-invalid')
  const name = field.split('.')[0] ?? ''
  const column = columns.find((one) => one === name)
  const label = column ? labelOf(column) : labelOf(name)
  return isMessageKey(label) ? `${t(label)}: ${text}` : text
}
