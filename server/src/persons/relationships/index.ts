export { relationshipHandlers, storeRelationships } from './handlers'
export { insertRelationships, lockCouples, lockPersons, marriagesOf, relationBetween } from './queries'
