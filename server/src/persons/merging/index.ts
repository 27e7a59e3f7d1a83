export { mergeHandlers } from './handlers'
