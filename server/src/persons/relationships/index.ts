export { relationshipHandlers, storeRelationships } from './handlers'
export { insertRelationships, marriagesOf, relationBetween } from './queries'
