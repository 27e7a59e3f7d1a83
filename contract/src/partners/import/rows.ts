import * as z from 'zod'
import { checkContacts, type Finding, findingsOf, id, requiredText } from '../../kit'
import { checkPartner, partnerFields } from '../fields'

/** How a row finds the partner that it changes; `NONE` makes every row a new one. */
export const matchKeys = ['NONE', 'NAME', 'NAME_AND_CITY', 'VAT_ID', 'BUYER_ID'] as const
export type MatchKey = (typeof matchKeys)[number]

/** One row of a file as a partner: only what the row says, types by their names. */
const importedPartner = partnerFields
  .omit({ typeIds: true, parentId: true, accountingContactId: true, locked: true })
  .partial()
  .extend({ name: requiredText(200), typeNames: z.array(requiredText(200)).max(50).optional() })
export type ImportedPartner = z.output<typeof importedPartner>

/** What a row says as far as it can be read, and everything that is wrong with it, by field. */
export type ReadRow = { said: Partial<ImportedPartner>; findings: Finding[] }

// Each field for itself, so that one that cannot be read hides no fault of another.
const readableOf = (row: object): Partial<ImportedPartner> =>
  Object.fromEntries(
    Object.entries(importedPartner.shape).flatMap(([field, schema]) => {
      const { data } = schema.safeParse((row as Record<string, unknown>)[field])
      return data === undefined ? [] : [[field, data]]
    }),
  )

const contactsOf = (row: object): unknown[] => {
  const { contactDetails } = row as { contactDetails?: unknown }
  return Array.isArray(contactDetails) ? contactDetails : []
}

export const readRow = (row: unknown): ReadRow => {
  const parsed = importedPartner.safeParse(row)
  if (parsed.success) return { said: parsed.data, findings: checkPartner(parsed.data) }
  if (typeof row !== 'object' || row === null) return { said: {}, findings: findingsOf(parsed.error) }
  return { said: readableOf(row), findings: [...findingsOf(parsed.error), ...checkContacts(contactsOf(row))] }
}

/** What becomes of a row. */
export const rowOutcomes = ['CREATE', 'UPDATE', 'UNCHANGED', 'REFUSED'] as const

export const importedRow = z.object({
  /** From 1, the head of the file not counted. */
  row: z.int(),
  outcome: z.enum(rowOutcomes),
  name: z.string().nullable(),
  businessPartnerId: id.nullable(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
})
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
const yes = /^(ja|j|x|1|true|wahr|yes|y)$/i

type Cells = Partial<Record<ImportColumn, string>>

/**
 * Turns the cells of a row into a partner as the API takes it. An empty cell says nothing, so it clears nothing.
 *
 * @param cells trimmed or not; several types are separated by semicolons or commas.
 */
export const partnerOfCells = (cells: Cells): Record<string, unknown> => {
  const given = Object.fromEntries(
    Object.entries(cells).flatMap(([column, text]) => (text?.trim() ? [[column, text.trim()]] : [])),
  ) as Cells
  const { typeNames, digitalInvoice, phone, mobile, email, fax, website, ...rest } = given
  const { street, streetNumber, zipCode, city, country, ...plain } = rest
  const contacts = Object.entries({ phone, mobile, email, fax, website }).flatMap(([column, value]) =>
    value ? [{ type: contactColumns[column as keyof typeof contactColumns], value }] : [],
  )
  const hasAddress = addressColumns.some((column) => given[column])
  return {
    ...plain,
    ...(typeNames ? { typeNames: typeNames.split(/[;,]/).map((name) => name.trim()) } : {}),
    ...(digitalInvoice ? { digitalInvoice: yes.test(digitalInvoice) } : {}),
    ...(hasAddress ? { address: { street, streetNumber, zipCode, city, country } } : {}),
    ...(contacts.length > 0 ? { contactDetails: contacts } : {}),
  }
}
