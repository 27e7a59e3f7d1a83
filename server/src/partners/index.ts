export { partnerHandlers } from './handlers'
export { partnerImportHandlers } from './import'
