export { partnerSource } from './source'
