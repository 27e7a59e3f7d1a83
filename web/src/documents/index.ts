import { whenIdle } from '../kit/loading'

export type { DocumentOwner } from './document-owner'
export { handOver } from './handed-over'

/** The documents of a record. */
export const Documents = whenIdle(async () => (await import('./documents-of')).DocumentsOf)
