export { insertStaff, inviteAdministrator, type NewStaff } from './factory'
export { coveredRecipients, grantsOf, withPermissions } from './grants'
export { userHandlers } from './handlers'
