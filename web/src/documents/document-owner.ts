import type { Document, DocumentContext, NewDocument } from '@pietas/contract/documents'
import type { Page, Permission } from '@pietas/contract/kit'
import type { client } from '../kit/api/client'

/** The two calls about all documents of one record. Each context takes its own labels; the server insists on them. */
interface DocumentCalls {
  list(ownerId: number, options: { query: object; signal: AbortSignal }): Promise<Page<Document>>
  create(
    ownerId: number,
    body: NewDocument & { file: Blob },
    options: { idempotencyKey: string; signal: AbortSignal },
  ): Promise<Document>
}

/** What documents have to know of the kind of record that they belong to; its feature hands it over. */
export interface DocumentOwner {
  context: DocumentContext
  /** Taken from the client that is given: an upload tells how far it is, other calls do not. */
  calls: (by: typeof client) => DocumentCalls
  /** Whoever holds it adds, renames and relabels documents. */
  edit: Permission
}
