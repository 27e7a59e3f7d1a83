import { type InternalUser, internalUserFields } from '@pietas/contract/users'
import { listFacts } from '../kit/admin-list'
import { client } from '../kit/api/client'
import { whenIdle } from '../kit/loading'
import { session } from '../kit/session'

const InternalUserFields = whenIdle(async () => (await import('./internal/internal-user-fields')).InternalUserFields)
const Invitation = whenIdle(async () => (await import('./internal/invitation')).Invitation)

const { list, get, create, update, delete: remove, restore } = client.internalUsers
const manage = 'Global:ManageSuperAdmins'

/** The people of the platform itself. Nobody revokes himself. */
export const internalUserList = listFacts<InternalUser & { name?: string }>({
  name: 'internal-users',
  key: () => ['internal-users'],
  title: 'nav.internal-users',
  item: 'internalUser.one',
  belongs: 'internalUser.belongs',
  naming: {
    header: 'internalUser.name',
    sortBy: 'NAME',
    of: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  },
  create: manage,
  update: manage,
  delete: manage,
  level: 'tenant',
  calls: { list, get, create, update, delete: remove, restore } as never,
  schema: internalUserFields,
  labels: 'internalUser',
  starts: { role: 'supporter' },
  columns: [
    { id: 'email', header: 'internalUser.email', width: 240, grow: 100, value: ({ email }) => email },
    { id: 'role', header: 'internalUser.role', width: 190, value: ({ role }, t) => t(`user.role.${role}`) },
    {
      id: 'state',
      header: 'internalUser.state',
      width: 120,
      value: ({ state }, t) => t(`internalUser.state.${state}`),
    },
    {
      id: 'lastSignInAt',
      header: 'internalUser.lastSignInAt',
      width: 170,
      kind: 'instant',
      value: ({ lastSignInAt }) => lastSignInAt,
    },
  ],
  Fields: InternalUserFields,
  beside: (person, mayChange) => mayChange && <Invitation person={person} />,
  isProtected: ({ id }) => session.get()?.me.user.id === id,
})
