import { type DocumentContext, documentContexts, documentLabelsOf } from '@pietas/contract/documents'
import { refuseHarmful, releaseContent, type ScanState, useContent } from '../kit/contents'
import { columnName, columns, jsonOf, placeIn, recordFields, selectList, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import type { ListFacts } from '../kit/paging'
import { orNotFound } from '../kit/records'
import type { DocumentOwner, OwnerRecord } from './owners'

// Our own people are in no tenant's list of staff: what they add has no author there.
const author = jsonOf(`${columns('u', ['id', 'firstName', 'lastName'])} from users u
  where u.tenant_id = d.tenant_id and u.id = d.created_by`)

const quarantine = jsonOf(`${columns('f', ['finding'], { state: 'f.scan_state' })} from stored_files f
  where f.tenant_id = d.tenant_id and f.sha256 = d.sha256 and f.scan_state in ('WAITING', 'INFECTED')`)

const stored = [
  'context',
  'processId',
  'personId',
  'businessPartnerId',
  'announcementId',
  'userId',
  'accountingDocumentTemplateId',
  'ownerEntityId',
  'productId',
  'fileName',
  'extension',
  'mimeType',
  'size',
  'accessToken',
  'documentLabel',
  'allowClientPortal',
]

const allLabels = [...new Set(documentContexts.flatMap((context) => documentLabelsOf(context)))]

/** A document as it is answered, but for what the caller may do with it. */
export const documentFacts: ListFacts = {
  table: 'documents',
  alias: 'd',
  item: selectList(recordFields('d', stored, { author, quarantine })),
  sorts: {
    CREATED_AT: { expression: 'd.created_at', type: 'timestamptz' },
    FILE_NAME: { expression: 'd.file_name', type: 'text' },
    // In the order in which they are offered, which goes by what they are about; not by their English letters.
    DOCUMENT_LABEL: { expression: placeIn('d.document_label', allLabels, 1000), type: 'bigint' },
    SIZE: { expression: 'd.size', type: 'bigint' },
  },
}

/** @returns the record that documents belong to. @throws 404 */
export const findOwner = async (tx: Tx, owner: DocumentOwner, id: number): Promise<OwnerRecord> =>
  orNotFound(
    await tx.json<OwnerRecord>(sql`
      select row_to_json(r)::text as json from (
        select o.id, o.deleted, e.ids[1] as "legalEntityId", e.ids as "legalEntityIds", e.open as "openTo"
        from ${sql.table(owner.table)} o cross join lateral (select
          ${sql.raw(owner.entities ?? 'array[o.legal_entity_id]')}::bigint[] as ids,
          ${sql.raw(owner.openTo ?? `'{}'`)}::bigint[] as open) e
        where o.id = ${id}) r`),
  ).value()

/** The digest of a document's bytes, and whether there is a small picture of them. */
export type Content = { sha256: string; hasThumbnail: boolean | null }

/** @returns the content of a document, to be handed out. @throws 409 or 410 while a scanner has something against it */
export const findContent = async (tx: Tx, documentId: number): Promise<Content> => {
  const { scanState, ...content } = orNotFound(
    await tx.row<Content & { scanState: ScanState }>(sql`
      select f.sha256, f.has_thumbnail as "hasThumbnail", f.scan_state as "scanState" from documents d
      join stored_files f on f.tenant_id = d.tenant_id and f.sha256 = d.sha256
      where d.id = ${documentId} and not d.deleted`),
  )
  refuseHarmful(scanState)
  return content
}

/** Says that a document needs its content no more. */
export const releaseContentOf = (tx: Tx, documentId: number): Promise<number> =>
  releaseContent(tx, sql`(select d.sha256 from documents d where d.id = ${documentId})`)

export const rememberThumbnail = (tx: Tx, sha256: string, hasThumbnail: boolean): Promise<number> =>
  tx.run(sql`update stored_files set has_thumbnail = ${hasThumbnail} where sha256 = ${sha256}`)

/** Locks the record that has one file of a kind, so that two that come at once follow each other. @throws 404 */
export const lockOwner = async (tx: Tx, { table }: DocumentOwner, id: number): Promise<void> => {
  orNotFound(
    await tx.row<{ id: number }>(
      sql`select o.id from ${sql.table(table)} o where o.id = ${id} and not o.deleted for no key update`,
    ),
  )
}

/** Takes the documents of a record and a context away, if there are any. */
export const removeAllOf = async (
  tx: Tx,
  { field }: DocumentOwner,
  id: number,
  context: DocumentContext,
): Promise<void> => {
  const held = await tx.rows<{ id: number }>(sql`
    select d.id from documents d
    where ${sql.ref(`d.${columnName(field)}`)} = ${id} and d.context = ${context} and not d.deleted for update`)
  for (const { id: documentId } of held) {
    await releaseContentOf(tx, documentId)
    await removeDocument(tx, documentId)
  }
}

/** Takes a document away; it lets go of its content. */
export const removeDocument = (tx: Tx, documentId: number): Promise<number> =>
  tx.run(sql`update documents set deleted = true, released_sha256 = sha256, sha256 = null where id = ${documentId}`)

/** Puts a document back that was taken away. @returns whether its content was still there. */
export const putBack = async (tx: Tx, documentId: number): Promise<boolean> => {
  const kept = await tx.row<{ sha256: string }>(sql`
    select d.released_sha256 as sha256 from documents d where d.id = ${documentId} and d.released_sha256 is not null`)
  if (!kept) return false
  // First: whoever removes it meanwhile has locked it, and then it is gone.
  await useContent(tx, kept.sha256)
  const changed = await tx.run(sql`
    update documents d set deleted = false, sha256 = ${kept.sha256}, released_sha256 = null
    where d.id = ${documentId} and exists (select from stored_files f where f.sha256 = ${kept.sha256})`)
  return changed > 0
}
