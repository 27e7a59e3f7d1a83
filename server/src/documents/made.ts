import { type Document, type DocumentContext, type DocumentLabel, joinFileName } from '@pietas/contract/documents'
import { useContent } from '../kit/contents'
import type { Tx } from '../kit/db/transaction'
import { insertRecord } from '../kit/records'
import { newToken } from '../kit/secrets'
import type { DocumentOwner } from './owners'
import { documentFacts } from './queries'

/** A document that the server has made by itself. */
export type MadeDocument = {
  context: DocumentContext
  owner: Pick<DocumentOwner, 'field'>
  ownerId: number
  label: DocumentLabel
  /** Without its extension. */
  name: string
  extension: string
  mimeType: string
  size: number
  sha256: string
}

/** Stores a document that was made and not uploaded; its content has its place already. @returns its id */
export const storeMadeDocument = async (tx: Tx, made: MadeDocument): Promise<number> => {
  const { context, owner, ownerId, label, name, extension, mimeType, size, sha256 } = made
  await useContent(tx, sha256)
  const values = {
    ...{ context, documentLabel: label, extension, mimeType, size, sha256 },
    [owner.field]: ownerId,
    fileName: joinFileName(name, extension),
    accessToken: newToken(),
  }
  return (await insertRecord<Document>(tx, documentFacts, values)).value().id
}
