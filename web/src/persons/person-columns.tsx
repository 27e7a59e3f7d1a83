import { formatAddress } from '@pietas/contract/kit/address-line'
import { deathSign, missingFactsOf, type PersonRow } from '@pietas/contract/persons'
import { PhoneNumber } from '../kit/contact/phone-number'
import { formatDate, joinParts, type MessageKey } from '../kit/i18n'
import { InfectedName, infectionText } from '../kit/infection'
import { type Column, RowName } from '../kit/list'

/** What the list shows in its columns and panels: it asks for this much and no more, which halves what a page costs. */
export const listedInTable = [
  'legalEntityId',
  'firstName',
  'lastName',
  'birthName',
  'gender',
  'dateOfBirth',
  'placeOfBirth',
  'contactDetails',
  'age',
  'deceased',
  'deceasedAt',
  'infectious',
  'highlyInfectious',
  'placeOfDeath',
  'relationshipStatus',
  'nationality',
  'religiousAffiliation',
  'reportReligion',
  'street',
  'streetNumber',
  'zipCode',
  'city',
  'phone',
  'email',
  'notes',
  'currentPosition',
  'deleted',
  'mergedIntoId',
  'updatedAt',
] as const satisfies (keyof PersonRow)[]

/** A person as the list has loaded him. */
export type PersonLine = Pick<PersonRow, 'id' | 'matchedBy' | (typeof listedInTable)[number]>

/** The columns of the list of persons. */
export const personColumns: Column<PersonLine>[] = [
  {
    id: 'name',
    header: 'person.name',
    width: 156,
    grow: 200,
    sortBy: 'LAST_NAME',
    value: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
    cell: (person) => (
      <InfectedName person={person}>
        <RowName>
          {person.lastName}, {person.firstName}
        </RowName>
      </InfectedName>
    ),
  },
  {
    id: 'dateOfBirth',
    header: 'person.dateOfBirth',
    width: 126,
    grow: 120,
    sortBy: 'DATE_OF_BIRTH',
    kind: 'date',
    value: (person) => person.dateOfBirth,
  },
  {
    id: 'deceasedAt',
    header: 'person.deceasedAt',
    width: 126,
    grow: 120,
    sortBy: 'DECEASED_AT',
    kind: 'date',
    value: (person) => person.deceasedAt,
    cell: ({ deceased, deceasedAt }) => formatDate(deceasedAt) || deathSign({ deceased }),
  },
  {
    id: 'infection',
    header: 'person.infectiousData',
    width: 140,
    hidden: true,
    value: (person, t) => infectionText(person, t),
  },
  { id: 'age', header: 'person.age', width: 68, grow: 40, kind: 'number', value: (person) => person.age },
  { id: 'city', header: 'person.city', width: 108, sortBy: 'CITY', value: (person) => person.city },
  {
    id: 'phone',
    hasLinks: true,
    header: 'person.phone',
    width: 148,
    grow: 130,
    value: (person) => person.phone,
    cell: ({ phone }) => phone && <PhoneNumber number={phone} />,
  },
  {
    id: 'email',
    hasLinks: true,
    header: 'person.email',
    width: 170,
    grow: 260,
    value: (person) => person.email,
    cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
  },
  { id: 'address', header: 'person.address', width: 240, hidden: true, value: (person) => formatAddress(person) },
  { id: 'birthName', header: 'person.birthName', width: 150, hidden: true, value: (person) => person.birthName },
  { id: 'nationality', header: 'person.nationality', width: 160, hidden: true, value: (person) => person.nationality },
  {
    id: 'relationshipStatus',
    header: 'person.relationshipStatus',
    width: 140,
    hidden: true,
    value: (person, t) => t(`person.relationshipStatus.${person.relationshipStatus}` as MessageKey),
  },
  {
    id: 'currentPosition',
    header: 'person.currentPosition',
    width: 240,
    hidden: true,
    value: ({ currentPosition }) => joinParts([currentPosition?.name, formatAddress(currentPosition)], ', '),
  },
  {
    id: 'factsMissing',
    header: 'person.factsMissing',
    width: 240,
    hidden: true,
    value: (person, t) =>
      missingFactsOf(person)
        .map((fact) => t(fact === 'contact' ? 'person.factsMissing.contact' : `person.${fact}`))
        .join(', '),
  },
  {
    id: 'reportReligion',
    header: 'person.reportReligion',
    width: 140,
    hidden: true,
    value: ({ reportReligion }, t) => (reportReligion === null ? null : t(reportReligion ? 'common.yes' : 'common.no')),
  },
  {
    id: 'updatedAt',
    header: 'person.updatedAt',
    width: 170,
    sortBy: 'UPDATED_AT',
    hidden: true,
    kind: 'instant',
    value: (person) => person.updatedAt,
  },
]
