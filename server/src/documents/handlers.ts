import {
  checkDocument,
  type Document,
  type DocumentContext,
  type documents,
  joinFileName,
  shownTypes,
} from '@pietas/contract/documents'
import { type Call, type Handlers, StoredMedia } from '../kit/call'
import { sql } from '../kit/db/sql'
import { keyOf } from '../kit/files'
import { getRecord, refuseStale, updateRecord } from '../kit/records'
import { notFound, refuseIfAny } from '../kit/refusal'
import { findDocument, findTaken, lockDocument, type Owners, withPermissions } from './found'
import { documentFacts, findContent, putBack, releaseContentOf, removeDocument } from './queries'
import { refuseForbidden, refuseUnless } from './rights'
import { thumbnail } from './thumbnail'

type Routes = typeof documents

/** Whose documents stand in a list. */
const restorable: readonly DocumentContext[] = ['PROCESS', 'DEATH_NOTICE', 'PERSON', 'BUSINESS_PARTNER']

const isShown = (mimeType: string): boolean => shownTypes.some((type) => type === mimeType)

/** The calls about one document, which its access token names. */
export const documentHandlers = (owners: Owners): Handlers<Routes> => ({
  content: async (call: Call<Routes['content']>) => {
    const { document } = await findDocument(call, owners)
    const { sha256 } = await findContent(call.tx, document.id)
    const key = keyOf({ tenantId: call.tenantId, sha256 })
    return new StoredMedia({
      type: document.mimeType,
      size: document.size,
      tag: sha256,
      name: document.fileName,
      attachment: call.query.download === true || !isShown(document.mimeType),
      open: (range) => call.house.files.open(key, range),
    })
  },

  update: async (call) => {
    const { stored, document, owner, record } = await lockDocument(call, owners)
    refuseUnless(document.permissions.edit)
    refuseStale(call.ifMatch, document)
    refuseIfAny(checkDocument(document.context, call.body))
    const { fileName, ...changes } = call.body
    const named = fileName === undefined ? {} : { fileName: joinFileName(fileName, document.extension) }
    // An ending that it has had all along is no news; without one, the new name may bring one.
    if (named.fileName && document.extension === '')
      await refuseForbidden(call.tx, record, 'fileName', { fileName: named.fileName })
    const saved = await updateRecord<Document>(call.tx, documentFacts, stored, { ...changes, ...named })
    return withPermissions(call, owner, record, saved.value())
  },

  delete: async (call) => {
    const { document } = await lockDocument(call, owners)
    refuseUnless(document.permissions.delete)
    await releaseContentOf(call.tx, document.id)
    await removeDocument(call.tx, document.id)
    return undefined
  },

  restore: async (call) => {
    const { document, owner, record } = await findTaken(call, owners)
    // Of what a record has once there may be another one by now, and its pictures name themselves.
    if (record.deleted || !restorable.includes(document.context)) throw notFound()
    refuseUnless(document.permissions.delete)
    if (document.deleted && !(await putBack(call.tx, document.id))) throw notFound()
    const again = await getRecord<Document>(call.tx, documentFacts, sql`d.id = ${document.id}`)
    return withPermissions(call, owner, record, again.value())
  },

  thumbnail: (call) => thumbnail(call, owners),
})
