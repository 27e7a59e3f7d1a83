import type { Colleague, InternalUser, UserGroup } from '@pietas/contract/users'
import { client } from '../kit/api/client'
import type { PickerSource } from '../kit/picker'
import { sourceByName } from '../kit/picker/source'
import { activeLegalEntityId, type LegalEntity, session } from '../kit/session'

const nameOf = ({ firstName, lastName }: Pick<Colleague, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

/** The staff of the tenant, by name. */
export const colleagueSource = (): PickerSource<Colleague> => ({
  key: ['users'],
  list: (query, cursor, signal) =>
    client.users.list({ query: { query, cursor, sortBy: 'NAME', sortDirection: 'ASC' }, signal }),
  byIds: async (filterIds) => (await client.users.list({ query: { filterIds } })).items,
  label: nameOf,
  // Most lists that are narrowed to somebody are narrowed to oneself.
  known: (id) => {
    const user = session.get()?.me.user
    return user?.id === id ? nameOf(user) : undefined
  },
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
  label: (user) => `${nameOf(user)} (${initialsOf(user)})`,
})

/** Whom the person may enter leave for: himself always, others where he keeps it. */
export const accessibleSource = (): PickerSource<Colleague> => ({
  ...colleagueSource(),
  key: ['users', 'accessible', session.get()?.tenant?.id],
  list: (query, cursor, signal) =>
    client.users.list({
      query: { query, cursor, mode: 'accessible', sortBy: 'NAME', sortDirection: 'ASC' },
      signal,
    }),
})

/** The groups of staff. */
export const userGroupSource = (): PickerSource<UserGroup> =>
  sourceByName({ key: ['user-groups', session.get()?.tenant?.id], list: client.userGroups.list })

/** Legal entities that are known already, to choose one of. */
export const entitySource = (entities: readonly LegalEntity[]): PickerSource<LegalEntity> => ({
  key: ['legal-entities', 'known', ...entities.map(({ id }) => id)],
  list: async (query) => ({
    items: entities.filter(({ name }) => name.toLocaleLowerCase('de').includes(query.toLocaleLowerCase('de'))),
    nextCursor: null,
    prevCursor: null,
  }),
  byIds: async (ids) => entities.filter(({ id }) => ids.includes(id)),
  label: ({ name }) => name,
  known: (id) => entities.find((entity) => entity.id === id)?.name,
})

/** The platform's own people. */
export const platformUserSource = (): PickerSource<InternalUser> => ({
  key: ['internal-users'],
  list: (query, cursor, signal) =>
    client.internalUsers.list({ query: { query, cursor, sortBy: 'NAME', sortDirection: 'ASC' }, signal }),
  byIds: async (filterIds) => (await client.internalUsers.list({ query: { filterIds } })).items,
  label: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  isDeleted: (user) => user.deleted,
})
