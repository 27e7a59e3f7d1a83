export { partnerAsOwner } from './document-owner'
export { partnerHandlers } from './handlers'
export { partnerImportHandlers } from './import'
export { refuseLocked } from './locked'
