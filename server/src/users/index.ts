import { feature } from '../kit/feature'
import { tellOfGroups } from './demo'
import { userGroupHandlers } from './groups'
import { type UserParts, userHandlers } from './handlers'
import { internalUserHandlers } from './internal-users'
import { ownRecordHandlers } from './own-records'

export { insertStaff, inviteAdministrator } from './factory'
export { coveredRecipients, grantsOf, withPermissions } from './grants'
export { membersOf } from './groups'
export { inviteSuperAdministrator, UnfitAddress } from './super-administrator'

export const users = (parts: UserParts) =>
  feature({
    handlers: {
      users: userHandlers(parts),
      userGroups: userGroupHandlers,
      ownRecords: ownRecordHandlers,
      internalUsers: internalUserHandlers,
    },
    kinds: {
      users: 'users',
      user_entities: 'users',
      user_groups: 'user-groups',
      // The group itself is told of as well, with its new version.
      user_group_members: 'users',
      own_records: null,
    },
    demo: tellOfGroups,
  })
