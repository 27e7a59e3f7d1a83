import { type ImportColumn, partnerOfCells } from '@pietas/contract/partners'
import type { Sheet } from './read-sheet'

/** What each column of a file fills; null = it is left out. */
export type Mapping = (ImportColumn | null)[]

// How files call the fields, German and English, in the form that `plain` makes.
const names: Record<ImportColumn, readonly string[]> = {
  name: ['name', 'firma', 'firmenname', 'geschaeftspartner', 'company', 'businesspartner', 'bezeichnung', 'name1'],
  nameAffix: ['namenszusatz', 'zusatz', 'name2', 'nameaffix', 'affix', 'abteilung', 'department'],
  typeNames: ['kategorie', 'kategorien', 'typ', 'typen', 'art', 'type', 'types', 'category', 'categories', 'branche'],
  street: ['strasse', 'street'],
  streetNumber: ['hausnummer', 'hausnr', 'nr', 'streetnumber', 'housenumber'],
  zipCode: ['plz', 'postleitzahl', 'zip', 'zipcode', 'postalcode', 'postcode'],
  city: ['ort', 'stadt', 'city', 'town'],
  country: ['land', 'country'],
  phone: ['telefon', 'tel', 'telefonnummer', 'phone', 'telephone', 'festnetz'],
  mobile: ['mobil', 'mobiltelefon', 'handy', 'mobile', 'cell'],
  email: ['email', 'mail', 'emailadresse', 'emailaddress'],
  fax: ['fax', 'telefax'],
  website: ['webseite', 'website', 'internet', 'homepage', 'url', 'web'],
  taxNumber: ['steuernummer', 'steuernr', 'taxnumber'],
  vatId: ['ustidnr', 'ustid', 'umsatzsteuerid', 'vatid', 'vatnumber', 'vat'],
  accountingInvoiceEmail: [
    'emailfuerrechnungen',
    'rechnungsemail',
    'rechnungsmail',
    'invoiceemail',
    'emailforinvoices',
  ],
  accountingEmail: ['emailderbuchhaltung', 'buchhaltungsemail', 'accountingemail', 'emailofaccounting'],
  accountingPhone: ['telefonderbuchhaltung', 'accountingphone', 'telephoneofaccounting'],
  digitalInvoice: ['elektronischerechnung', 'erechnung', 'digitalerechnung', 'digitalinvoice', 'electronicinvoice'],
  buyerId: ['kaeufernummer', 'kaeuferid', 'kundennummer', 'buyerid', 'customernumber'],
  buyerReference: [
    'kaeuferreferenz',
    'leitwegid',
    'kaeuferreferenzleitwegid',
    'buyerreference',
    'buyerreferenceleitwegid',
  ],
  bankAccountIban: ['iban', 'bankaccountiban'],
  bankAccountBic: ['bic', 'swift', 'bankaccountbic'],
  bankAccountInstitute: ['bank', 'kreditinstitut', 'bankname', 'institute', 'bankaccountinstitute'],
  notes: ['notizen', 'notiz', 'bemerkung', 'bemerkungen', 'notes', 'comment', 'remarks'],
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A heading without case, umlauts and signs: `Straße / Nr.` becomes `strassenr`. */
const plain = (head: string): string =>
  head
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replaceAll(/[^a-z\d]/g, '')

/** Recognises columns by their headings; of two that mean the same field the first fills it. */
export function recognise(heads: readonly string[]): Mapping {
  const taken = new Set<ImportColumn>()
  return heads.map((head) => {
    const found = (Object.keys(names) as ImportColumn[]).find((column) => names[column].includes(plain(head)))
    if (!found || taken.has(found)) return null
    taken.add(found)
    return found
  })
}

/** The rows of a file as partners, the way the API takes them. */
export const partnersOf = (sheet: Sheet, mapping: Mapping): Record<string, unknown>[] =>
  sheet.rows.map((row) =>
    partnerOfCells(Object.fromEntries(mapping.flatMap((column, at) => (column ? [[column, row[at] ?? '']] : [])))),
  )
