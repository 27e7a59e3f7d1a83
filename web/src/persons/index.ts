export { lifeLine } from './life-line'
export { kindOfType, type RelationType } from './relationships/relationship-values'
export { typeLabel, useTypeOptions } from './relationships/use-type-options'
export { addressSources, personHit, personLabel, personSource } from './source'
