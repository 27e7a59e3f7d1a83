export { documentHandlers } from './handlers'
export { documentListHandlers } from './lists'
export type { DocumentOwner } from './owners'
