export { personHandlers } from './handlers'
export { personColumnsOf, personFacts } from './queries'
export { insertRelationships, relationshipHandlers } from './relationships'
