import { type Document, type DocumentContext, type DocumentLabel, joinFileName } from '@pietas/contract/documents'
import type { Call } from '../kit/call'
import { useContent } from '../kit/contents'
import type { Tx } from '../kit/db/transaction'
import type { ReceivedFile } from '../kit/files'
import { insertRecord } from '../kit/records'
import { invalidField } from '../kit/refusal'
import { newToken } from '../kit/secrets'
import { withPermissions } from './found'
import type { DocumentOwner, OfTypes } from './owners'
import { documentFacts, findOwner, lockOwner, removeAllOf } from './queries'

/** A file of which a record has one at most: a picture of somebody, a logo. */
export type SingleFile = OfTypes & {
  owner: DocumentOwner
  context: DocumentContext
  label: DocumentLabel
  /** What it is called: the name that it came with says more of whoever took it than it has to. */
  name: string
}

type Caller = Pick<Call, 'actor' | 'grants' | 'tx'>

const extensions: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
}

/** @throws 400 for a file of a type that the record does not take. */
export const refuseOtherTypes = ({ types, wrongType }: OfTypes, type: string): void => {
  if (!types.includes(type)) throw invalidField('file', wrongType)
}

/** Takes away what a new file of this type takes the place of; two that come at once follow each other. */
export const makePlace = async (
  tx: Tx,
  { owner, context, ...allowed }: Pick<SingleFile, 'owner' | 'context' | keyof OfTypes>,
  id: number,
  type: string,
): Promise<void> => {
  refuseOtherTypes(allowed, type)
  await lockOwner(tx, owner, id)
  await removeAllOf(tx, owner, id, context)
}

/** Puts a file in the place of the one before. @returns it as it is answered. */
export const putSingleFile = async (
  call: Caller & { file: ReceivedFile & { type: string } },
  single: SingleFile,
  id: number,
): Promise<Document> => {
  const { file, tx } = call
  const { owner, context, label, name } = single
  await makePlace(tx, single, id, file.type)
  await useContent(tx, file.sha256)
  const extension = extensions[file.type] ?? ''
  const stored = await insertRecord<Document>(tx, documentFacts, {
    context,
    [owner.field]: id,
    documentLabel: label,
    fileName: joinFileName(name, extension),
    extension,
    mimeType: file.type,
    size: file.size,
    sha256: file.sha256,
    accessToken: newToken(),
  })
  return withPermissions(call, owner, await findOwner(tx, owner, id), stored.value())
}

/** Takes the file away, if there is one. */
export const removeSingleFile = async (
  { tx }: Caller,
  { owner, context }: SingleFile,
  id: number,
): Promise<undefined> => {
  await lockOwner(tx, owner, id)
  await removeAllOf(tx, owner, id, context)
  return undefined
}
