import type { ImportColumn } from '@pietas/contract/partners'
import { isMessageKey, type MessageKey, type Translate } from '../../kit/i18n'

const elsewhere: Partial<Record<ImportColumn, MessageKey>> = {
  typeNames: 'partner.typeIds',
  street: 'address.street',
  streetNumber: 'address.streetNumber',
  zipCode: 'address.zipCode',
  city: 'address.city',
  country: 'address.country',
  phone: 'contact.PHONE',
  mobile: 'contact.MOBILE',
  email: 'contact.EMAIL',
  fax: 'contact.FAX',
  website: 'contact.WEBSITE',
}

/** The label of a column, the same as in the form of a partner. */
export const columnLabel = (column: ImportColumn, t: Translate): string =>
  t(elsewhere[column] ?? (`partner.${column}` as MessageKey))

/** What is wrong with a row, in words. */
export function errorText({ field, message }: { field: string; message: string }, t: Translate): string {
  const name = field.split('.')[0] ?? ''
  const own = `partner.${name}`
  const label = elsewhere[name as ImportColumn] ?? (isMessageKey(own) ? own : undefined)
  const text = isMessageKey(message) ? t(message) : t('common.validation-invalid')
  return label ? `${t(label)}: ${text}` : text
}
