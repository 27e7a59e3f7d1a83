export { type Fact, FactGroup } from './fact-group'
export { FactSheet } from './fact-sheet'
