import type { Document, DocumentContext } from '@pietas/contract/documents'
import { type Call, pathText } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import type { Json } from '../kit/db/transaction'
import { getRecord, lockRecord } from '../kit/records'
import { notFound } from '../kit/refusal'
import type { DocumentOwner, OwnerRecord } from './owners'
import { documentFacts, findOwner } from './queries'
import { demandRead, permissionsOf } from './rights'

export type Owners = Record<DocumentContext, DocumentOwner>

/** A document as it is stored, with the record that it belongs to. */
export type Found = { stored: Json<Document>; document: Document; owner: DocumentOwner; record: OwnerRecord }

type Caller = Pick<Call, 'actor' | 'grants' | 'tx' | 'params'>

const withOwner = async (call: Caller, owners: Owners, stored: Json<Document>): Promise<Found> => {
  const document = stored.value()
  const owner = owners[document.context]
  const record = await findOwner(call.tx, owner, document[owner.field] ?? 0)
  await demandRead(call, owner, record)
  return { stored, document: withPermissions(call, owner, record, document), owner, record }
}

const tokenPattern = /^[\w-]{43}$/

const documentOfPath = (call: Caller): Sql => {
  const token = pathText(call, 'accessToken')
  if (!tokenPattern.test(token)) throw notFound()
  return sql`d.access_token = ${token}`
}

const thisDocument = (call: Caller): Sql => sql`${documentOfPath(call)} and not d.deleted`

/** @returns the document of the path. @throws 404 when there is none, 403 when the caller may not read it. */
export const findDocument = async (call: Caller, owners: Owners): Promise<Found> =>
  withOwner(call, owners, await getRecord<Document>(call.tx, documentFacts, thisDocument(call)))

/** Like `findDocument`, locked until the transaction ends. */
export const lockDocument = async (call: Caller, owners: Owners): Promise<Found> =>
  withOwner(call, owners, await lockRecord<Document>(call.tx, documentFacts, thisDocument(call)))

/** Like `findDocument`, also one that was taken away. */
export const findTaken = async (call: Caller, owners: Owners): Promise<Found> =>
  withOwner(call, owners, await getRecord<Document>(call.tx, documentFacts, documentOfPath(call)))

/** @returns a document as it is answered to this caller. */
export const withPermissions = (
  call: Pick<Call, 'actor' | 'grants' | 'tx'>,
  owner: DocumentOwner,
  record: OwnerRecord,
  document: Document,
): Document => ({ ...document, permissions: permissionsOf(call, owner, record, document.createdBy) })
