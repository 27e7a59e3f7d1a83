export { partnerHandlers } from './handlers'
