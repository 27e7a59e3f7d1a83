import type { Document, DocumentContext } from '@pietas/contract/documents'
import type { LoadPage } from '../kit/list'

/** A document as its form keeps it; the name stands there without its extension. */
export type DocumentValues = {
  fileName: string | null
  documentLabel: string | null
  allowClientPortal: boolean
}

/** How a file travels. */
export interface Travel {
  /** Stays the same until the upload has succeeded, so that a repeated one makes no second document. */
  idempotencyKey: string
  signal: AbortSignal
  /** Told the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void
}

/** The documents of one record as a list of facts. What is not said cannot be done. */
export interface DocumentFacts {
  context: DocumentContext
  ownerId: number
  load: LoadPage<Document>
  /** One of them as it is now; null where there is none any more. */
  find: (id: number, signal: AbortSignal) => Promise<Document | null>
  onCreate?: ((values: DocumentValues, file: File, travel: Travel) => Promise<Document>) | undefined
  onUpdate?: ((document: Document, changes: Partial<DocumentValues>, version: number) => Promise<Document>) | undefined
  onDelete: (document: Document) => Promise<unknown>
  /** Puts back what was deleted a moment ago. */
  onRestore?: ((document: Document) => Promise<unknown>) | undefined
  /** Endings of files that the house of the record does not take. */
  forbiddenFileTypes?: readonly string[]
  /** How many persons can look into the client portal of the record. */
  invitedPersons?: number | undefined
}

/** Front of the cached names of one record's documents. */
export const documentKey = ({ context, ownerId }: Pick<DocumentFacts, 'context' | 'ownerId'>) =>
  ['documents', context, ownerId] as const
