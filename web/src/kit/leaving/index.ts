export { discardDrafts, drafts } from './drafts'
export { confirmLeaving } from './leave-dialogs'
export { LeaveGuard } from './leave-guard'
export { unsaved } from './unsaved'
