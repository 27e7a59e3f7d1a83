import { type PersonImportColumn, personImportColumns, personMatchKeys, personOfCells } from '@pietas/contract/persons'
import { importFacts } from '../../imports'
import { client } from '../../kit/api/client'
import type { MessageKey } from '../../kit/i18n'
import { activeLegalEntityId } from '../../kit/session'

const heads: Record<PersonImportColumn, readonly string[]> = {
  salutation: ['anrede', 'salutation'],
  title: ['titel', 'akademischertitel', 'title'],
  firstName: ['vorname', 'rufname', 'firstname', 'givenname', 'forename'],
  lastName: ['nachname', 'name', 'familienname', 'zuname', 'lastname', 'surname', 'familyname'],
  otherFirstNames: ['weiterevornamen', 'vornamen', 'otherfirstnames', 'middlenames', 'furtherfirstnames'],
  birthName: ['geburtsname', 'gebname', 'maedchenname', 'birthname', 'maidenname'],
  gender: ['geschlecht', 'gender', 'sex'],
  dateOfBirth: ['geburtsdatum', 'geboren', 'geborenam', 'gebdatum', 'geburtstag', 'dateofbirth', 'birthdate', 'born'],
  placeOfBirth: ['geburtsort', 'gebort', 'placeofbirth', 'birthplace'],
  deceased: ['verstorben', 'deceased'],
  deceasedAt: ['sterbedatum', 'todesdatum', 'gestorben', 'gestorbenam', 'verstorbenam', 'dateofdeath', 'died'],
  deceasedTimeAt: ['sterbezeit', 'todeszeit', 'timeofdeath'],
  street: ['strasse', 'street'],
  streetNumber: ['hausnummer', 'hausnr', 'nr', 'streetnumber', 'housenumber'],
  zipCode: ['plz', 'postleitzahl', 'zip', 'zipcode', 'postalcode', 'postcode'],
  city: ['ort', 'wohnort', 'stadt', 'city', 'town'],
  country: ['land', 'country'],
  phone: ['telefon', 'tel', 'telefonnummer', 'festnetz', 'phone', 'telephone'],
  mobile: ['mobil', 'mobiltelefon', 'handy', 'mobile', 'cell'],
  email: ['email', 'mail', 'emailadresse', 'emailaddress'],
  nationality: ['staatsangehoerigkeit', 'nationalitaet', 'nationality', 'citizenship'],
  religiousAffiliation: ['konfession', 'religion', 'religionszugehoerigkeit', 'denomination', 'religiousaffiliation'],
  maritalStatus: ['familienstand', 'maritalstatus'],
  profession: ['beruf', 'profession', 'occupation'],
  bankAccountIban: ['iban'],
  bankAccountBic: ['bic', 'swift'],
  bankAccountInstitute: ['bank', 'kreditinstitut', 'bankname', 'institute'],
  notes: ['notizen', 'notiz', 'bemerkung', 'bemerkungen', 'notes', 'comment', 'remarks'],
}

const elsewhere: Partial<Record<PersonImportColumn, MessageKey>> = {
  mobile: 'person.import.mobile',
  maritalStatus: 'person.relationshipStatus',
}

/** Persons from a file. */
export const personImport = importFacts({
  name: 'person-import',
  refreshes: ['persons', 'person-imports', 'onboarding'],
  permission: 'Person:Create',
  key: () => ['person-imports', activeLegalEntityId()],
  columns: personImportColumns,
  needed: ['firstName', 'lastName'],
  nameOf: ({ firstName, lastName }) => [lastName, firstName].filter(Boolean).join(', ') || null,
  // The same as in the form of a person.
  labelOf: (column) => elsewhere[column] ?? (`person.${column}` as MessageKey),
  heads,
  recordOf: personOfCells,
  matchKeys: personMatchKeys,
  usualKey: 'NAME_AND_BIRTH',
  labelOfKey: (key) => `person.import.match.${key}`,
  texts: {
    needed: 'person.import.needed',
    matchHint: 'person.import.match-hint',
    run: 'person.import.run',
    undo: 'person.import.undo-description',
    kept: 'person.import.kept',
  },
  list: client.personImports.list,
  create: client.personImports.create,
  undo: client.personImports.undo,
})
