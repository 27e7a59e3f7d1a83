import { type UserGroup, userGroupFields } from '@pietas/contract/users'
import { listFacts } from '../kit/admin-list'
import { client } from '../kit/api/client'
import { whenIdle } from '../kit/loading'
import { session } from '../kit/session'

// No other list has a field for several records, and every page of lists would load it.
const UserGroupFields = whenIdle(async () => (await import('./user-group-fields')).UserGroupFields)

const { list, get, create, update, delete: remove, restore } = client.userGroups
const manage = 'Administration:CreateGroups'

/** The groups of staff. */
export const userGroupList = listFacts<UserGroup>({
  name: 'userGroups',
  key: () => ['user-groups', session.get()?.tenant?.id],
  alsoIn: ['users', 'tasks'],
  title: 'userGroup.many',
  item: 'userGroup.one',
  belongs: 'userGroup.belongs',
  create: manage,
  update: manage,
  delete: manage,
  level: 'entity',
  calls: { list, get, create, update, delete: remove, restore },
  schema: userGroupFields,
  labels: 'userGroup',
  starts: { userIds: [] },
  columns: [
    {
      id: 'members',
      header: 'userGroup.members',
      width: 120,
      kind: 'number',
      value: ({ userIds }) => userIds.length,
    },
  ],
  Fields: UserGroupFields,
})
