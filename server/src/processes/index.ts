export { processHandlers } from './handlers'
