export { accountSource } from './source'
