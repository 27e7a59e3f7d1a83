export { lifeLine } from './life-line'
export { addressSources, personHit, personLabel, personSource } from './source'
