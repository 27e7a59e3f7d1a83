export { relationshipHandlers, storeRelationships } from './handlers'
export { insertRelationships, marriagesOf } from './queries'
