export { legalEntityHandlers } from './handlers'
export { branchFacts, entityFacts } from './queries'
