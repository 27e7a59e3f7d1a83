export { personLabel, personSource } from './source'
