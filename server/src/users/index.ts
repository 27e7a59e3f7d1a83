import { feature } from '../kit/feature'
import { userHandlers } from './handlers'
import { ownRecordHandlers } from './own-records'

export { insertStaff, inviteAdministrator } from './factory'
export { coveredRecipients, grantsOf, withPermissions } from './grants'
export { inviteSuperAdministrator, UnfitAddress } from './super-administrator'

export const users = feature({
  handlers: { users: userHandlers, ownRecords: ownRecordHandlers },
  kinds: { users: 'users', user_entities: 'users', own_records: null },
})
