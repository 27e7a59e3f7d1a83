export { relationshipHandlers, storeRelationships } from './handlers'
export { marriagesOf } from './queries'
