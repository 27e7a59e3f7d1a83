export { personAsOwner } from './document-owner'
export { personHandlers } from './handlers'
export { personColumnsOf, personFacts } from './queries'
export { insertRelationships, relationBetween, relationshipHandlers, storeRelationships } from './relationships'
