import { buffer } from 'node:stream/consumers'
import {
  type correspondence,
  htmlOfFinished,
  type Letter,
  type ListedLetter,
  type PossibleRecipient,
} from '@pietas/contract/correspondence'
import { endOfDay, startOfDay } from '@pietas/contract/kit'
import { type Call, demand, type Handlers, Media, pathId, prepared } from '../../kit/call'
import { type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { keyOf } from '../../kit/files'
import { narrowed } from '../../kit/filters'
import { enqueue } from '../../kit/jobs'
import { listPage } from '../../kit/paging'
import {
  getRecord,
  insertRecord,
  lockRecord,
  refuseStale,
  restoreRecord,
  softDelete,
  updateRecord,
  withLinksChanged,
} from '../../kit/records'
import { Refusal, staleVersion } from '../../kit/refusal'
import { searchedPage, searchIn } from '../../kit/search'
import { personsFound } from '../../persons'
import { caseOfPath } from '../../processes'
import { findPossibleRecipients, findRecipients } from '../facts/queries'
import { addressOfRecord, casesOf, nameOfRecipient, valuesOf } from '../facts/values'
import { offeredTemplate } from '../templates/queries'
import {
  checkedRecipients,
  columnsOf,
  type Draft,
  factsOf,
  made,
  type ReadyLetter,
  refuseCancelled,
  sendIfMail,
  toWhom,
} from './compose'
import { letterMail } from './mail/mails'
import { printLetters } from './printing'
import { findPages, letterFacts, listedFacts, ofProcess, queueAgain, storeAttachments } from './queries'
import { finishLetter } from './sheet'

type Routes = typeof correspondence
type Asked = Pick<Call, 'params' | 'actor' | 'grants' | 'tx'>

const select = 'Administration:SelectCorrespondenceTemplate' as const

/** The process that is written for: both rights are needed. Source: roles section 5. */
const caseToWrite = async (call: Asked) => {
  const found = await caseOfPath(call, 'Process:Create')
  await demand(call, select, found.legalEntityId)
  return found
}

const one = (call: Pick<Call, 'params'>): Sql =>
  sql`l.id = ${pathId(call, 'letterId')} and ${ofProcess(pathId(call, 'processId'))}`

const finished = (): Refusal => new Refusal(409, 'LETTER_FINISHED')

const scopeOf = ({ tenantId, actor }: Pick<Call, 'tenantId' | 'actor'>) => ({ tenantId, actorId: actor.actorId })

const blank: Draft = {
  ...{ subject: null, content: null, header: null, footer: null, channel: 'PRINT', state: 'DRAFT' },
  ...{ attachLetter: true, attachmentIds: [] },
}

/** What is said of a letter, over what its template says. */
const draftOf = async (
  tx: Tx,
  body: Partial<Draft> & { templateId?: number | null | undefined },
  legalEntityId: number,
) => {
  const { templateId, ...said } = body
  if (!templateId) return { ...blank, ...said }
  const { subject, content, header, footer } = await offeredTemplate(tx, templateId, legalEntityId)
  return { ...blank, subject, content, header, footer, ...said }
}

const stored = (tx: Tx, id: number) => getRecord<Letter>(tx, letterFacts, sql`l.id = ${id}`)

const ofDays = ({ from, to }: { from?: string | undefined; to?: string | undefined }): Sql =>
  sql`${from ? sql`l.created_at >= ${startOfDay(from)}::timestamptz` : sql`true`}
    and ${to ? sql`l.created_at <= ${endOfDay(to)}::timestamptz` : sql`true`}`

// A letter is found by its recipient and its subject, and by the people of its case.
const foundIn = (legalEntityId: number) => (way: Parameters<typeof searchIn>[3], typed: string) => {
  const ofCases = sql`l.process_id in (select c.id from processes c
    where c.deceased_person_id = any(array(${personsFound(legalEntityId, typed, way)})))`
  return way === 'WORDS'
    ? sql`(l.id = any(array(select ${searchIn('letters', legalEntityId, typed, way)})) or ${ofCases})`
    : ofCases
}

export const letterHandlers: Handlers<Routes> = {
  list: async (call) => {
    const { id } = await caseOfPath(call, 'Process:List')
    const where = sql`${ofProcess(id)} and not l.deleted and ${narrowed('l', call.query.filters)}`
    return listPage<Letter>(call.tx, letterFacts, call.query, where)
  },

  create: prepared<Routes['create'], { draft: Draft; letters: ReadyLetter[] }>({
    prepare: async (call) => {
      const { body, house } = call
      const { facts, draft, recipients } = await house.db.readInTenant(scopeOf(call), async (tx) => {
        const { id, legalEntityId } = await caseToWrite({ ...call, tx })
        const facts = await factsOf(tx, call, id)
        refuseCancelled(facts)
        const { recipients, ...said } = body
        const draft = await draftOf(tx, said, legalEntityId)
        const all = await checkedRecipients(tx, facts, draft, recipients, (at) => `recipients.${at}`)
        return { facts, draft, recipients: all.map((to, at) => ({ said: recipients[at] ?? to, to })) }
      })
      return { draft, letters: await made({ ...scopeOf(call), house }, facts, draft, recipients) }
    },

    write: async (call, { draft, letters }) => {
      const { tx } = call
      const { id: processId, legalEntityId } = await caseToWrite(call)
      const facts = await factsOf(tx, call, processId)
      const items: Letter[] = []
      for (const letter of letters) {
        const values = await columnsOf(tx, call, facts, draft, letter)
        const templateId = call.body.templateId ?? null
        const created = await insertRecord<Letter>(tx, letterFacts, { ...values, processId, legalEntityId, templateId })
        const { id } = created.value()
        if (draft.attachmentIds.length > 0) await storeAttachments(tx, id, draft.attachmentIds)
        await sendIfMail(tx, id, draft)
        items.push((await stored(tx, id)).value())
      }
      return { items }
    },
  }),

  get: async (call) => {
    await caseOfPath(call, 'Process:List')
    return getRecord<Letter>(call.tx, letterFacts, one(call))
  },

  update: prepared<Routes['update'], { version: number; draft: Draft; letter: ReadyLetter }>({
    prepare: async (call) => {
      const { house } = call
      const ready = await house.db.readInTenant(scopeOf(call), async (tx) => {
        const { id } = await caseToWrite({ ...call, tx })
        const facts = await factsOf(tx, call, id)
        const before = (await getRecord<Letter>(tx, letterFacts, sql`${one(call)} and not l.deleted`)).value()
        if (before.state === 'FINAL') throw finished()
        refuseStale(call.ifMatch, before)
        refuseCancelled(facts)
        const { recipient, ...said } = call.body
        const { subject, content, header, footer, channel, state, attachLetter, attachmentIds } = before
        const draft = { subject, content, header, footer, channel, state, attachLetter, attachmentIds, ...said }
        const saidRecipient = recipient ?? before.recipient
        const [to] = await checkedRecipients(tx, facts, draft, [saidRecipient], () => 'recipient')
        if (!to) throw new Error('A letter has a recipient')
        return { version: before.version, facts, draft, recipient: { said: saidRecipient, to } }
      })
      const { version, facts, draft, recipient } = ready
      const [letter] = await made({ ...scopeOf(call), house }, facts, draft, [recipient])
      if (!letter) throw new Error('A letter is made or stays a draft')
      return { version, draft, letter }
    },

    write: async (call, { version, draft, letter }) => {
      const { tx, body } = call
      const { id: processId } = await caseToWrite(call)
      const current = await lockRecord<Letter>(tx, letterFacts, one(call))
      const before = current.value()
      if (before.state === 'FINAL') throw finished()
      refuseStale(call.ifMatch, before)
      // The page shows what stood there when it was printed.
      if (letter.page && before.version !== version) throw staleVersion(before)
      const facts = await factsOf(tx, call, processId)
      const { recipient: _said, attachmentIds, ...fields } = body
      const values = await columnsOf(tx, call, facts, letter.page ? draft : fields, letter)
      const links = attachmentIds ? { attachmentIds } : {}
      await updateRecord<Letter>(tx, letterFacts, current, withLinksChanged(before, links, values))
      if (attachmentIds) await storeAttachments(tx, before.id, attachmentIds)
      await sendIfMail(tx, before.id, draft)
      return stored(tx, before.id)
    },
  }),

  delete: async (call) => {
    await caseToWrite(call)
    const { state } = (await lockRecord<Letter>(call.tx, letterFacts, one(call))).value()
    if (state === 'FINAL') throw finished()
    await softDelete(call.tx, letterFacts, one(call))
    return undefined
  },

  restore: async (call) => {
    await caseToWrite(call)
    return restoreRecord<Letter>(call.tx, letterFacts, one(call))
  },

  sendAgain: async (call) => {
    const { tx } = call
    await caseToWrite(call)
    refuseCancelled(await factsOf(tx, call, pathId(call, 'processId')))
    const { id, mailState } = (await lockRecord<Letter>(tx, letterFacts, one(call))).value()
    if (mailState === 'FAILED') await enqueue(tx, letterMail, { letterId: id, attempt: await queueAgain(tx, id) })
    return stored(tx, id)
  },

  print: async (call) => {
    const { house, tenantId, query } = call
    const pages = await house.db.readInTenant(scopeOf(call), async (tx) => {
      const { id } = await caseOfPath({ ...call, tx }, 'Process:List')
      return findPages(tx, id, query.ids)
    })
    const parts: Buffer[] = []
    for (const { sha256 } of pages) parts.push(await buffer(await house.files.open(keyOf({ tenantId, sha256 }))))
    const [only] = parts
    return new Media('application/pdf', parts.length === 1 && only ? only : await house.paper.putTogether(parts))
  },

  recipients: async (call) => {
    const { tx } = call
    const { id, legalEntityId } = await caseOfPath(call, 'Process:List')
    const possible = await findPossibleRecipients(tx, id)
    const known = await findRecipients(tx, legalEntityId, possible)
    const items = possible.flatMap((one): PossibleRecipient[] => {
      const record = known.get(`${one.type}:${one.id}`)
      if (!record) return []
      const to = toWhom(one, known)
      const detail = one.detail ?? record.partner?.kinds ?? null
      return [{ ...one, detail, name: nameOfRecipient(to) ?? '', address: addressOfRecord(record), email: to.email }]
    })
    return { items }
  },

  listOfEntity: ({ tx, query, legalEntityId }) => {
    const { from, to, ...filters } = query.filters ?? {}
    const where = query.filterIds
      ? sql`l.legal_entity_id = ${legalEntityId} and l.id = any(${query.filterIds}::bigint[])`
      : sql`l.legal_entity_id = ${legalEntityId} and not l.deleted and ${narrowed('l', filters)} and ${ofDays({ from, to })}`
    return searchedPage<ListedLetter>(tx, listedFacts, query, where, foundIn(legalEntityId))
  },

  preview: async (call) => {
    const { body, house, tenantId } = call
    const { facts, to, written } = await house.db.readInTenant(scopeOf(call), async (tx) => {
      const asked = { ...call, tx, params: { ...call.params, processId: body.processId } }
      const { id, legalEntityId } = await caseOfPath(asked, 'Process:List')
      if (body.templateId) await demand(asked, select, legalEntityId)
      const facts = await factsOf(tx, call, id)
      const known = await findRecipients(tx, legalEntityId, body.recipient ? [{ id: null, ...body.recipient }] : [])
      const { recipient, processId: _of, ...said } = body
      return {
        facts,
        to: recipient ? toWhom(recipient, known) : null,
        written: await draftOf(tx, said, legalEntityId),
      }
    })
    const letter = finishLetter(written, facts, to)
    if (call.http.prefers('application/pdf')) {
      const [pdf] = await printLetters(house, tenantId, facts, [{ letter, to }])
      return new Media('application/pdf', pdf as Buffer)
    }
    return {
      subject: letter.subject,
      html: htmlOfFinished(letter.content.blocks),
      header: htmlOfFinished(letter.header.blocks),
      footer: htmlOfFinished(letter.footer.blocks),
      missing: letter.missing,
      values: valuesOf(facts, to),
      cases: casesOf(facts, to),
      recipient: to && { type: to.type, id: to.id, name: nameOfRecipient(to), address: to.address, email: to.email },
    }
  },
}
