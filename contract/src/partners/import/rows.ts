import * as z from 'zod'
import {
  checkContacts,
  givenCells,
  id,
  importedRowFields,
  type ReadRow,
  readRowAs,
  requiredText,
  saysYes,
} from '../../kit'
import { partnerFields } from '../fields'

/** How a row finds the partner that it changes; `NONE` makes every row a new one. */
export const matchKeys = ['NONE', 'NAME', 'NAME_AND_CITY', 'VAT_ID', 'BUYER_ID'] as const
export type MatchKey = (typeof matchKeys)[number]

/** One row of a file as a partner: only what the row says, types by their names. */
const importedPartner = partnerFields
  .omit({ typeIds: true, parentId: true, accountingContactId: true, locked: true })
  .partial()
  .extend({ name: requiredText(200), typeNames: z.array(requiredText(200)).max(50).optional() })
export type ImportedPartner = z.output<typeof importedPartner>

const contactsOf = (row: object): unknown[] => {
  const { contactDetails } = row as { contactDetails?: unknown }
  return Array.isArray(contactDetails) ? contactDetails : []
}

export const readRow = (row: unknown): ReadRow<ImportedPartner> =>
  readRowAs(importedPartner, row, (said) => checkContacts(contactsOf(said)))

export const importedRow = z.object({ ...importedRowFields, businessPartnerId: id.nullable() })
export type ImportedRow = z.output<typeof importedRow>

/** The columns of a file by the field that they fill; addresses and contacts are flat there. */
export const importColumns = [
  'name',
  'nameAffix',
  'typeNames',
  'street',
  'streetNumber',
  'zipCode',
  'city',
  'country',
  'phone',
  'mobile',
  'email',
  'fax',
  'website',
  'taxNumber',
  'vatId',
  'accountingInvoiceEmail',
  'accountingEmail',
  'accountingPhone',
  'digitalInvoice',
  'buyerId',
  'buyerReference',
  'bankAccountIban',
  'bankAccountBic',
  'bankAccountInstitute',
  'notes',
] as const
export type ImportColumn = (typeof importColumns)[number]

const addressColumns = ['street', 'streetNumber', 'zipCode', 'city', 'country'] as const
const contactColumns = { phone: 'PHONE', mobile: 'MOBILE', email: 'EMAIL', fax: 'FAX', website: 'WEBSITE' } as const

type Cells = Partial<Record<ImportColumn, string>>

/**
 * Turns the cells of a row into a partner as the API takes it. An empty cell says nothing, so it clears nothing.
 *
 * @param cells trimmed or not; several types are separated by semicolons or commas.
 */
export const partnerOfCells = (cells: Cells): Record<string, unknown> => {
  const given: Cells = givenCells(cells)
  const { typeNames, digitalInvoice, phone, mobile, email, fax, website, ...rest } = given
  const { street, streetNumber, zipCode, city, country, ...plain } = rest
  const contacts = Object.entries({ phone, mobile, email, fax, website }).flatMap(([column, value]) =>
    value ? [{ type: contactColumns[column as keyof typeof contactColumns], value }] : [],
  )
  const hasAddress = addressColumns.some((column) => given[column])
  return {
    ...plain,
    ...(typeNames ? { typeNames: typeNames.split(/[;,]/).map((name) => name.trim()) } : {}),
    ...(digitalInvoice ? { digitalInvoice: saysYes(digitalInvoice) } : {}),
    ...(hasAddress ? { address: { street, streetNumber, zipCode, city, country } } : {}),
    ...(contacts.length > 0 ? { contactDetails: contacts } : {}),
  }
}
