import type { Colleague } from '@pietas/contract/users'
import { client } from '../kit/api/client'
import type { PickerSource } from '../kit/picker'
import { activeLegalEntityId } from '../kit/session'

/** The staff of the tenant, by name. */
export const colleagueSource = (): PickerSource<Colleague> => ({
  key: ['users'],
  list: (query, cursor, signal) =>
    client.users.list({ query: { query, cursor, sortBy: 'NAME', sortDirection: 'ASC' }, signal }),
  byIds: async (filterIds) => (await client.users.list({ query: { filterIds } })).items,
  label: (user) => `${user.firstName} ${user.lastName}`,
  secondary: (user) => user.jobDescription ?? user.email,
  isDeleted: (user) => user.deleted,
})

const initialsOf = ({ firstName, lastName }: Colleague) => [firstName, lastName].map((name) => name[0] ?? '').join('')

/** Who works at a legal entity, by name and with initials; whoever is chosen already stays known. */
export const memberSource = (legalEntityId = activeLegalEntityId()): PickerSource<Colleague> => ({
  ...colleagueSource(),
  key: ['users', 'members', legalEntityId],
  list: (query, cursor, signal) =>
    client.users.list({ query: { query, cursor, legalEntityId, sortBy: 'NAME', sortDirection: 'ASC' }, signal }),
  label: (user) => `${user.firstName} ${user.lastName} (${initialsOf(user)})`,
})
