import { formatAddress, noAddress } from '@pietas/contract/kit/address-line'
import { formatDay } from '@pietas/contract/kit/days'
import { fullName, type PersonRow } from '@pietas/contract/persons'
import type { AddressHit } from '../kit/address/hit'
import { type AddressSources, mapsSource } from '../kit/address/sources'
import { client } from '../kit/api/client'
import { joinParts } from '../kit/i18n'
import type { PickerSource } from '../kit/picker'
import { activeLegalEntityId } from '../kit/session'
import { partnerAddressSource } from '../partners'

/** `Anna Muster * 31.01.1950 † 05.11.2026`; a missing date takes its sign with it. */
export function personLabel(person: PersonRow): string {
  const death = person.deathRegisterDate ?? person.deceasedAt
  return joinParts([
    person.firstName,
    person.lastName,
    person.dateOfBirth ? `* ${formatDay(person.dateOfBirth)}` : null,
    death ? `† ${formatDay(death)}` : null,
  ])
}

/** Persons of the active legal entity, the one touched last on top. */
export const personSource = (): PickerSource<PersonRow> => ({
  key: ['persons', activeLegalEntityId()],
  list: (query, cursor, signal) =>
    client.persons.list({ query: { query, cursor, sortBy: 'UPDATED_AT', sortDirection: 'DESC' }, signal }),
  byIds: async (filterIds) => (await client.persons.list({ query: { filterIds } })).items,
  create: { href: '/persons/create', label: 'person.picker.create', permission: 'Person:Create' },
  newest: async () =>
    (await client.persons.list({ query: { sortBy: 'CREATED_AT', sortDirection: 'DESC', limit: 1 } })).items[0],
  label: personLabel,
  secondary: (person) => formatAddress(person),
  isDeleted: (person) => person.deleted,
})

/** A person as a find of the address search; `processId` names the process through which it was found. */
export const personHit = (person: PersonRow, processId?: number): AddressHit => ({
  id: String(person.id),
  label: joinParts([fullName(person), formatAddress(person)], ', '),
  type: 'personAddress',
  ...(processId === undefined ? {} : { processId }),
  address: {
    ...noAddress,
    name: fullName(person),
    street: person.street,
    streetNumber: person.streetNumber,
    zipCode: person.zipCode,
    city: person.city,
    country: person.country,
  },
})

/** Where the address of somebody can be known from: the map, persons, partners. */
export const addressSources = (): AddressSources => ({
  mapsAddress: mapsSource,
  personAddress: {
    key: ['persons', activeLegalEntityId()],
    search: async (query, signal) => {
      const { items } = await personSource().list(query, '', signal)
      return { hits: items.map((person) => personHit(person)) }
    },
  },
  businessPartner: partnerAddressSource(),
})
