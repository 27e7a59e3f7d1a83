import { formatAddress } from '@pietas/contract/kit/address-line'
import { formatDay } from '@pietas/contract/kit/days'
import type { PersonRow } from '@pietas/contract/persons'
import { client } from '../kit/api/client'
import { joinParts } from '../kit/i18n'
import type { PickerSource } from '../kit/picker'
import { activeLegalEntityId } from '../kit/session'

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
  label: personLabel,
  secondary: (person) => formatAddress(person),
  isDeleted: (person) => person.deleted,
})
