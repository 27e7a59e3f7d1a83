export { userGroupHandlers } from './handlers'
export { membersOf, replaceGroups } from './queries'
