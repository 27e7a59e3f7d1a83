export { partnerImportHandlers } from './handlers'
