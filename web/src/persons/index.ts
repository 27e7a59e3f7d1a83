export { lifeLine } from './life-line'
export { personLabel, personSource } from './source'
