import {
  cleanFileName,
  type Document,
  type DocumentContext,
  joinFileName,
  maxFileName,
  type NewDocument,
  type personDocuments,
  splitFileName,
} from '@pietas/contract/documents'
import type { Page } from '@pietas/contract/kit'
import { type Call, demand, type Handlers, pathId } from '../kit/call'
import { useContent } from '../kit/contents'
import { type Sql, sql } from '../kit/db/sql'
import { narrowed } from '../kit/filters'
import { listPage } from '../kit/paging'
import { insertRecord } from '../kit/records'
import { invalidField, notFound } from '../kit/refusal'
import { anyContains } from '../kit/search'
import { newToken } from '../kit/secrets'
import { withPermissions } from './found'
import type { DocumentOwner, OwnerRecord } from './owners'
import { documentFacts, findOwner } from './queries'
import { demandRead, refuseForbidden } from './rights'
import { makePlace, refuseOtherTypes } from './single-file'

// The lists of all kinds of records are one but for their path, their labels and their permissions.
type Routes = typeof personDocuments

type Caller = Pick<Call, 'actor' | 'grants' | 'tx' | 'params' | 'legalEntityId'>

/** The record of the path. @throws 404 when it is unknown, or not of the legal entity that the path names. */
const ownerOf = async (call: Caller, owner: DocumentOwner): Promise<OwnerRecord> => {
  const record = await findOwner(call.tx, owner, pathId(call, owner.field))
  if (call.legalEntityId && !record.legalEntityIds.includes(call.legalEntityId)) throw notFound()
  return record
}

const listed = (query: Call<Routes['list']>['query'], context: DocumentContext, owner: Sql): Sql => {
  const here = sql`${owner} and d.context = ${context} and not d.deleted`
  if (query.filterIds) return sql`${here} and d.id = any(${query.filterIds}::bigint[])`
  return sql`${here} and ${anyContains('d', ['fileName'], query.query)} and ${narrowed('d', query.filters)}`
}

/** What a document is called: as its form says, or else as the file is, and always with the extension of the file. */
const nameOf = ({ fileName }: NewDocument, given: string): { fileName: string; extension: string } => {
  const own = cleanFileName(given)
  const name = fileName ?? own
  if (name === '') throw invalidField('fileName', 'document.validation.requiredName')
  if (name.length > maxFileName) throw invalidField('fileName', 'common.validation-too-long')
  const extension = splitFileName(own).extension || splitFileName(name).extension
  return { fileName: joinFileName(name, extension), extension }
}

const idColumns = {
  processId: 'd.process_id',
  personId: 'd.person_id',
  businessPartnerId: 'd.business_partner_id',
  announcementId: 'd.announcement_id',
  userId: 'd.user_id',
  accountingDocumentTemplateId: 'd.accounting_document_template_id',
  ownerEntityId: 'd.owner_entity_id',
  productId: 'd.product_id',
}

/** The calls about all documents of a record. */
export const documentListHandlers = (context: DocumentContext, owner: DocumentOwner): Handlers<Routes> => {
  const inTenant = async (call: Caller): Promise<OwnerRecord> => {
    const record = await ownerOf(call, owner)
    await demandRead(call, owner, record)
    return record
  }
  // Asked before the file comes and once more when it is there: an hour may lie between.
  const toAddTo = async (call: Caller): Promise<OwnerRecord> => {
    const record = await inTenant(call)
    for (const at of record.legalEntityIds) await demand(call, owner.edit, at)
    if (record.deleted) throw notFound()
    return record
  }
  return {
    list: async (call) => {
      const record = await inTenant(call)
      const where = listed(call.query, context, sql`${sql.ref(idColumns[owner.field])} = ${record.id}`)
      const found = await listPage<Document>(call.tx, documentFacts, call.query, where)
      const page: Page<Document> = found.value()
      return { ...page, items: page.items.map((document) => withPermissions(call, owner, record, document)) }
    },

    create: {
      admit: async (call) => {
        await toAddTo(call)
      },

      store: async (call) => {
        const { body, file, tx } = call
        const record = await toAddTo(call)
        const name = nameOf(body, file.name)
        await refuseForbidden(tx, record, 'file', { fileName: name.fileName, mimeType: file.type })
        if (owner.only) refuseOtherTypes(owner.only, file.type)
        if (owner.single) await makePlace(tx, { owner, context, ...owner.single }, record.id, file.type)
        const values = {
          ...body,
          ...name,
          context,
          [owner.field]: record.id,
          mimeType: file.type,
          size: file.size,
          sha256: file.sha256,
          accessToken: newToken(),
        }
        await useContent(tx, file.sha256)
        const stored = await insertRecord<Document>(tx, documentFacts, values)
        return withPermissions(call, owner, record, stored.value())
      },
    },
  }
}
