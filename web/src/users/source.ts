import type { Colleague } from '@pietas/contract/users'
import { client } from '../kit/api/client'
import type { PickerSource } from '../kit/picker'

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
