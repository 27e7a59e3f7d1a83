import { type LetterRecipient, letterFields } from '@pietas/contract/correspondence'
import { instant, recordColumns, recordFields, type Sql, selectList, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { replaceLinks } from '../../kit/db/write'
import type { ListFacts } from '../../kit/paging'
import { notFound } from '../../kit/refusal'

const texts = ['content', 'header', 'footer']
const own = Object.keys(letterFields.shape).filter((field) => field !== 'attachmentIds' && !texts.includes(field))

const computed = {
  recipient: `json_build_object('type', l.recipient_type, 'id', coalesce(l.person_id, l.business_partner_id),
    'name', l.recipient_name, 'address', l.address, 'email', l.email)`,
  template: `(select json_build_object('id', m.id, 'name', m.name, 'deleted', m.deleted) from templates m
    where m.tenant_id = l.tenant_id and m.id = l.template_id)`,
  // A draft takes along what is there: a document that was deleted comes back with it.
  attachmentIds: `coalesce((select json_agg(a.document_id order by a.document_id) from letter_attachments a
    join documents d on d.tenant_id = a.tenant_id and d.id = a.document_id and (l.state = 'FINAL' or not d.deleted)
    where a.tenant_id = l.tenant_id and a.letter_id = l.id), '[]')`,
  documentAccessToken: `(select d.access_token from documents d where d.tenant_id = l.tenant_id and d.id = l.document_id)`,
  finishedAt: instant('l.finished_at'),
  finishedBy: `(select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)
    from users u where u.tenant_id = l.tenant_id and u.id = l.finished_by)`,
  mailSentAt: instant('l.mail_sent_at'),
}

const shared = ['processId', 'legalEntityId', 'templateId', 'documentId', 'mailState', 'mailError', ...own]

/** A letter of a process. */
export const letterFacts: ListFacts = {
  table: 'letters',
  alias: 'l',
  item: recordColumns('l', [...shared, ...texts], computed),
  sorts: { CREATED_AT: { expression: 'l.created_at', type: 'timestamptz' } },
}

/** A letter in the list of a house. */
export const listedFacts: ListFacts = {
  table: 'letters',
  alias: 'l',
  item: selectList(
    recordFields('l', shared, {
      ...computed,
      process: `(select json_build_object('id', c.id, 'deceased',
          json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name))
        from processes c join persons p on p.tenant_id = c.tenant_id and p.id = c.deceased_person_id
        where c.tenant_id = l.tenant_id and c.id = l.process_id)`,
    }),
  ),
  sorts: {
    CREATED_AT: { expression: 'l.created_at', type: 'timestamptz' },
    RECIPIENT: { expression: 'l.sort_recipient', type: 'text' },
    SUBJECT: { expression: 'l.sort_subject', type: 'text' },
  },
}

/** Whom a letter is for, as its columns hold it. */
export const recipientColumns = ({ type, id, address, email, name }: LetterRecipient & { name: string | null }) => ({
  recipientType: type,
  personId: type === 'PERSON' ? id : null,
  businessPartnerId: type === 'PARTNER' ? id : null,
  recipientName: name?.slice(0, 300) ?? null,
  address,
  email,
})

/** Says which documents go along with a mail; those of the process alone. @throws 400 */
export const storeAttachments = (tx: Tx, letterId: number, ids: readonly number[]): Promise<void> =>
  replaceLinks(tx, { table: 'letter_attachments', owner: 'letter_id', member: 'document_id' }, letterId, ids)

/** @returns those of some documents that a process does not have. */
export const foreignDocuments = async (tx: Tx, processId: number, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return []
  const found = await tx.rows<{ id: number }>(sql`
    select d.id from documents d where d.id = any(${ids}::bigint[]) and d.process_id = ${processId} and not d.deleted`)
  const own = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !own.has(id))
}

/**
 * The pages of finished letters of a process.
 *
 * @param ids of those that are wanted, in their order; absent = all of them, the latest last. @throws 404 when one is not there
 */
export const findPages = async (
  tx: Tx,
  processId: number,
  ids: readonly number[] | undefined,
): Promise<{ sha256: string }[]> => {
  const wanted = ids
    ? sql`unnest(${ids}::bigint[]) with ordinality as w (id, n)`
    : sql`(select x.id, x.id as n from letters x where x.process_id = ${processId} and x.state = 'FINAL') as w`
  const found = await tx.rows<{ sha256: string }>(sql`
    select d.sha256 from ${wanted}
    join letters l on l.id = w.id and l.process_id = ${processId} and not l.deleted
    join documents d on d.tenant_id = l.tenant_id and d.id = l.document_id
    order by w.n`)
  if (found.length === 0 || found.length < (ids?.length ?? 0)) throw notFound()
  return found
}

/** Puts a mail that was given up back into the outbox. @returns how often somebody has done so */
export const queueAgain = async (tx: Tx, id: number): Promise<number> => {
  const tried = await tx.row<{ attempt: number }>(sql`
    update letters set mail_state = 'QUEUED', mail_error = null, mail_try = mail_try + 1
    where id = ${id} returning mail_try as attempt`)
  return tried?.attempt ?? 1
}

/** What the files of some documents come to, in bytes. */
export const bytesOf = async (tx: Tx, ids: readonly number[]): Promise<number> => {
  const sum = await tx.row<{ bytes: number }>(
    sql`select sum(d.size)::bigint as bytes from documents d where d.id = any(${ids}::bigint[])`,
  )
  return sum?.bytes ?? 0
}

export const ofProcess = (processId: number): Sql => sql`l.process_id = ${processId}`
