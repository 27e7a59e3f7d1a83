export type { DocumentOwner } from './document-owner'
export { Documents } from './fetch-documents'
export { handOver } from './handed-over'
