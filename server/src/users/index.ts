export { insertStaff, inviteAdministrator, type NewStaff } from './factory'
export { coveredRecipients, grantsOf, withPermissions } from './grants'
export { userHandlers } from './handlers'
export { inviteSuperAdministrator, UnfitAddress } from './super-administrator'
