import { formatAddress, noAddress } from '@pietas/contract/kit/address-line'
import { formatDay } from '@pietas/contract/kit/days'
import { deathSign, fullName, type PersonRow } from '@pietas/contract/persons'
import { createElement } from 'react'
import type { AddressHit } from '../kit/address/hit'
import { type AddressSources, mapsSource } from '../kit/address/sources'
import { queries } from '../kit/api'
import { client } from '../kit/api/client'
import { joinParts, translate } from '../kit/i18n'
import { whenIdle } from '../kit/loading'
import type { PickerSource } from '../kit/picker'
import { activeLegalEntityId } from '../kit/session'
import { partnerAddressSource } from '../partners'
import { fetchNewPerson } from './in-place/fetch-new-person'

const NewPerson = whenIdle(fetchNewPerson)

/** `Anna Muster * 31.01.1950 † 05.11.2026`; a missing date takes its sign with it. */
export function personLabel(person: PersonRow): string {
  const deceasedAt = person.deathRegisterDate ?? person.deceasedAt
  return joinParts([
    person.firstName,
    person.lastName,
    person.dateOfBirth ? `* ${formatDay(person.dateOfBirth)}` : null,
    deathSign({ ...person, deceasedAt }),
  ])
}

type PersonOption = PersonRow & { inProcess?: boolean }

interface PersonSourceFacts {
  /** The process at hand, named by its deceased person: who belongs to it is offered first, in a group of its own. */
  process?: { id: number; name: string }
  /** Offers only who belongs to this process. */
  processId?: number
  /** Persons who cannot be meant. */
  without?: readonly number[]
  /** Who is made in place has died. */
  deceased?: boolean
}

const newestFirst = { sortBy: 'UPDATED_AT', sortDirection: 'DESC' } as const

/** Persons of the active legal entity, the one touched last on top. */
export function personSource({
  process,
  processId,
  without = [],
  deceased = false,
}: PersonSourceFacts = {}): PickerSource<PersonOption> {
  const key = ['persons', activeLegalEntityId(), 'of', process?.id ?? processId ?? null, ...without]
  // Loaded once for all pages of a search, so that nobody is offered twice.
  const inProcess = (query: string): Promise<PersonOption[]> =>
    process
      ? queries.fetchQuery({
          queryKey: [...key, 'in-process', query],
          queryFn: async () => {
            const { items } = await client.persons.list({
              query: { query, processId: process.id, limit: 500, ...newestFirst },
            })
            return items.map((person) => ({ ...person, inProcess: true }))
          },
        })
      : Promise.resolve([])
  return {
    key,
    read: 'Person:ListAndRead',
    list: async (query, cursor, signal) => {
      const [first, page] = await Promise.all([
        inProcess(query),
        client.persons.list({
          query: { query, cursor, ...newestFirst, ...(processId === undefined ? {} : { processId }) },
          signal,
        }),
      ])
      const known = new Set([...without, ...first.map(({ id }) => id)])
      const others = page.items.filter(({ id }) => !known.has(id))
      const members = first.filter(({ id }) => !without.includes(id))
      return { ...page, items: cursor === '' ? [...members, ...others] : others }
    },
    byIds: async (filterIds) => (await client.persons.list({ query: { filterIds } })).items,
    create: {
      href: '/persons/create',
      label: 'person.picker.create',
      permission: 'Person:Create',
      inPlace: (facts) => createElement(NewPerson, { ...facts, deceased, onMissing: facts.onClose }),
    },
    label: personLabel,
    secondary: (person) => formatAddress(person),
    isDeleted: (person) => person.deleted,
    ...(process ? { group: groupIn(process.name) } : {}),
  }
}

const groupIn = (name: string) => (person: PersonOption) =>
  person.inProcess ? translate('person.picker.in-process', { name }) : translate('person.picker.general')

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
