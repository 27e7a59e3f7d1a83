import { type ImportColumn, importColumns, matchKeys, partnerOfCells } from '@pietas/contract/partners'
import { importFacts } from '../../imports'
import { client } from '../../kit/api/client'
import type { MessageKey } from '../../kit/i18n'
import { activeLegalEntityId } from '../../kit/session'

// How files call the fields, German and English, in the form that `plainHead` makes.
const heads: Record<ImportColumn, readonly string[]> = {
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

/** Business partners from a file. */
export const partnerImport = importFacts({
  name: 'business-partner-import',
  refreshes: ['partners', 'partner-imports'],
  permission: 'BusinessPartner:CreateOrEdit',
  key: () => ['partner-imports', activeLegalEntityId()],
  columns: importColumns,
  // The same as in the form of a partner.
  labelOf: (column) => elsewhere[column] ?? (`partner.${column}` as MessageKey),
  heads,
  recordOf: partnerOfCells,
  matchKeys,
  usualKey: 'NAME_AND_CITY',
  labelOfKey: (key) => `partner.import.match.${key}`,
  texts: {
    matchHint: 'partner.import.match-hint',
    run: 'partner.import.run',
    undo: 'partner.import.undo-description',
    kept: 'partner.import.kept',
  },
  list: client.partnerImports.list,
  create: client.partnerImports.create,
  undo: client.partnerImports.undo,
})
