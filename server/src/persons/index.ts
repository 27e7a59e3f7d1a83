export { personHandlers } from './handlers'
export { personColumnsOf, personFacts } from './queries'
export { relationshipHandlers } from './relationships'
