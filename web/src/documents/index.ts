import { whenIdle } from '../kit/loading'

export type { DocumentOwner } from './document-owner'

/** The documents of a record. */
export const Documents = whenIdle(async () => (await import('./documents-of')).DocumentsOf)
