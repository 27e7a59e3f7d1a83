import {
  checkLetter,
  checkReachable,
  checkRecipient,
  htmlOfFinished,
  type LetterFields,
  type LetterRecipient,
} from '@pietas/contract/correspondence'
import type { Finding } from '@pietas/contract/kit'
import { storeMadeDocument } from '../../documents'
import type { Call, House } from '../../kit/call'
import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { enqueue } from '../../kit/jobs'
import { orNotFound } from '../../kit/records'
import { Refusal, refuseIfAny } from '../../kit/refusal'
import { processAsOwner } from '../../processes'
import { type CaseFacts, findCaseFacts, findRecipients, type KnownRecipient } from '../facts/queries'
import { addressOfRecord, nameOfRecipient, type ToWhom } from '../facts/values'
import { letterMail } from './mail/mails'
import { type KeptPage, keepPage, printLetters } from './printing'
import { bytesOf, foreignDocuments, recipientColumns } from './queries'
import { type FinishedLetter, finishLetter } from './sheet'

/** What a letter is made of, complete. */
export type Draft = LetterFields

/** What a recipient may be said to be: of somebody on record his record may say the rest. */
export type SaidRecipient = Pick<LetterRecipient, 'type'> & Partial<LetterRecipient>

const emailOf = (known: KnownRecipient | null): string | null => known?.person?.email ?? known?.partner?.email ?? null

/** Completes a recipient by what his record says. */
export const toWhom = (said: SaidRecipient, known: ReadonlyMap<string, KnownRecipient>): ToWhom => {
  const { type, id = null, address = null, email = null } = said
  const record = id === null ? null : (known.get(`${type}:${id}`) ?? null)
  return {
    type,
    id: type === 'FREE' ? null : id,
    address: address ?? addressOfRecord(record),
    email: email ?? emailOf(record),
    known: record,
  }
}

/** @returns what a letter of the caller may say of a process. @throws 404, 409 for a cancelled one that is written to */
export const factsOf = async (tx: Tx, call: Pick<Call, 'actor'>, processId: number): Promise<CaseFacts> =>
  orNotFound(await findCaseFacts(tx, processId, call.actor.actorId))

export const refuseCancelled = ({ status }: CaseFacts): void => {
  if (status === 'CANCELLED') throw new Refusal(409, 'PROCESS_CANCELLED')
}

/** One letter that is ready to be stored. */
export type ReadyLetter = { said: SaidRecipient; to: ToWhom; letter: FinishedLetter | null; page: KeptPage | null }

// Mailboxes refuse more.
const mostBytes = 20 * 1024 * 1024

const attachmentFindings = async (tx: Tx, facts: CaseFacts, draft: Draft): Promise<Finding[]> => {
  const { attachmentIds: ids, channel, state } = draft
  const foreign = await foreignDocuments(tx, facts.id, ids)
  if (foreign.length > 0) return [{ field: 'attachmentIds', message: 'common.validation-unknown-reference' }]
  if (channel === 'PRINT' || state === 'DRAFT' || ids.length === 0) return []
  const isTooMuch = (await bytesOf(tx, ids)) > mostBytes
  return isTooMuch ? [{ field: 'attachmentIds', message: 'letter.validation.attachments' }] : []
}

/**
 * Checks a letter to one or many, and completes each recipient.
 *
 * @param fieldOf what the field of a recipient is called.
 * @throws 400 with everything that is wrong
 */
export const checkedRecipients = async (
  tx: Tx,
  facts: CaseFacts,
  draft: Draft,
  recipients: readonly SaidRecipient[],
  fieldOf: (at: number) => string,
): Promise<ToWhom[]> => {
  const asked = recipients.map(({ type, id = null, address = null, email = null }) => ({ type, id, address, email }))
  const known = await findRecipients(tx, facts.legalEntityId, asked)
  const all = recipients.map((one) => toWhom(one, known))
  const wrong = all.flatMap((to, at): Finding[] => {
    const field = fieldOf(at)
    const findings = checkRecipient({ type: to.type, id: to.id, address: to.address, email: to.email }, draft, field)
    if (findings.length > 0) return draft.state === 'FINAL' || to.type !== 'FREE' ? findings : []
    if (to.type !== 'FREE' && !to.known)
      return [{ field: `${field}.id`, message: 'common.validation-unknown-reference' }]
    return draft.state === 'FINAL' ? checkReachable(draft.channel, to, field) : []
  })
  refuseIfAny([...checkLetter(draft), ...wrong, ...(await attachmentFindings(tx, facts, draft))])
  return all
}

type Printing = { house: House; tenantId: number; actorId: number | null }

/** Prints what is to be finished and gives each page its place; a draft stays as it is. */
export const made = async (
  { house, tenantId, actorId }: Printing,
  facts: CaseFacts,
  draft: Draft,
  recipients: readonly { said: SaidRecipient; to: ToWhom }[],
): Promise<ReadyLetter[]> => {
  if (draft.state === 'DRAFT') return recipients.map((one) => ({ ...one, letter: null, page: null }))
  const letters = recipients.map((one) => ({ ...one, letter: finishLetter(draft, facts, one.to) }))
  const pages = await printLetters(house, tenantId, facts, letters)
  const ready: ReadyLetter[] = []
  for (const [at, one] of letters.entries()) {
    const page = await keepPage(house, { tenantId, actorId }, pages[at] as Buffer)
    ready.push({ ...one, page })
  }
  return ready
}

// What a file is called: what it is about, and for whom.
const fileNameOf = (subject: string, to: ToWhom): string =>
  [subject || 'Brief', nameOfRecipient(to)]
    .filter(Boolean)
    .join(' - ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them belongs into the name of a file
    .replace(/[\u0000-\u001f<>:"/\\|?*\u200e\u200f\u202a-\u202e]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 150)

/** Whom a letter is for and what it says, as its columns hold them: of a finished one as it was printed. */
export const columnsOf = async (
  tx: Tx,
  call: { actor: Pick<Call['actor'], 'actorId'> },
  facts: CaseFacts,
  draft: Partial<Draft>,
  { said, to, letter, page }: ReadyLetter,
) => {
  const { attachmentIds: _linked, ...fields } = draft
  const name = nameOfRecipient(to)
  if (!letter || !page)
    return {
      ...fields,
      ...recipientColumns({ type: to.type, id: to.id, address: said.address ?? null, email: said.email ?? null, name }),
    }
  const documentId = await storeMadeDocument(tx, {
    ...{ context: 'PROCESS', owner: processAsOwner, ownerId: facts.id, label: 'CORRESPONDENCE' },
    ...{ name: fileNameOf(letter.subject, to), extension: '.pdf', mimeType: 'application/pdf', ...page },
  })
  return {
    ...fields,
    ...recipientColumns({ ...to, name }),
    subject: letter.subject || null,
    content: htmlOfFinished(letter.content.blocks),
    header: htmlOfFinished(letter.header.blocks) || null,
    footer: htmlOfFinished(letter.footer.blocks) || null,
    documentId,
    finishedAt: sql`now()`,
    finishedBy: call.actor.actorId,
    mailState: fields.channel === 'EMAIL' ? 'QUEUED' : null,
  }
}

/** Has the mail of a finished letter sent once all of it is stored. */
export const sendIfMail = async (tx: Tx, letterId: number, draft: Pick<Draft, 'channel' | 'state'>): Promise<void> => {
  if (draft.state === 'FINAL' && draft.channel === 'EMAIL') await enqueue(tx, letterMail, { letterId, attempt: 0 })
}
