export { accountHandlers } from './handlers'
