export { relationshipHandlers, storeRelationships } from './handlers'
export { insertRelationships, lockCouples, marriagesOf, relationBetween } from './queries'
