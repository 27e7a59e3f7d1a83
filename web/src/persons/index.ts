export { InheritanceForm } from './inheritance/inheritance-form'
export { lifeLine } from './life-line'
export { RelationshipTable } from './relationships/relationship-table'
export { addressSources, personHit, personLabel, personSource } from './source'
