import type { LetterFields } from '@pietas/contract/correspondence'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { ago, type Demo, insert, lay } from '../kit/demo'
import { findCaseFacts, findRecipients } from './facts/queries'
import { columnsOf, type SaidRecipient, toWhom } from './letters/compose'
import { printLetters } from './letters/printing'
import { finishLetter } from './letters/sheet'
import { insertDefaultLetters, offeredTemplate } from './templates/queries'

const office = (...lines: string[]): SaidRecipient => ({ type: 'FREE', address: lines.join('\n') })

const registry = office('Standesamt Görlitz', 'Hugo-Keller-Straße 14', '02826 Görlitz')
const health = office('Gesundheitskasse Oberlausitz', 'Postplatz 3', '02826 Görlitz')
const pension = office('Rentenversicherung', 'Postfach 10 01 01', '01076 Dresden')

/** Letters by the names of their templates, of the first cases that are worked on; those to be finished come first. */
const written: readonly (readonly [template: string, to: SaidRecipient | 'CLIENT', state: LetterFields['state']])[][] =
  [
    [
      ['Auftragsbestätigung', 'CLIENT', 'FINAL'],
      ['Sterbefallanzeige an das Standesamt', registry, 'FINAL'],
      ['Krankenkasse: Ende der Mitgliedschaft', health, 'FINAL'],
      ['Rentenversicherung: Anzeige des Todes', pension, 'DRAFT'],
    ],
    [
      ['Auftragsbestätigung', 'CLIENT', 'FINAL'],
      ['Dank nach der Bestattung', 'CLIENT', 'DRAFT'],
    ],
    [['Sterbefallanzeige an das Standesamt', registry, 'DRAFT']],
  ]

type Stage = Parameters<Demo>[0]

type Case = { id: number; legalEntityId: number; clientPersonId: number }

const write = async (
  { tx, house, clock, tenantId }: Stage,
  actorId: number,
  { id: processId, legalEntityId, clientPersonId }: Case,
  [name, to, state]: (typeof written)[number][number],
): Promise<void> => {
  const facts = await findCaseFacts(tx, processId, actorId)
  const found = await tx.row<{ id: number }>(sql`select min(id) as id from templates where name = ${name}`)
  if (!facts || !found) return
  const { id: templateId, subject, content, header, footer } = await offeredTemplate(tx, found.id, legalEntityId)
  const said: SaidRecipient = to === 'CLIENT' ? { type: 'PERSON', id: clientPersonId } : to
  const whom = toWhom(said, await findRecipients(tx, legalEntityId, [{ id: null, ...said }]))
  const draft = {
    subject,
    content,
    header,
    footer,
    channel: 'PRINT' as const,
    state,
    attachLetter: true,
    attachmentIds: [],
  }
  const letter = state === 'FINAL' && whom.address ? finishLetter(draft, facts, whom) : null
  const [pdf] = letter ? await printLetters(house, tenantId, facts, [{ letter, to: whom }]) : []
  const page = pdf ? { sha256: await lay(tx, house, tenantId, pdf), size: pdf.length } : null
  const stands = page ? state : 'DRAFT'
  const ready = { said, to: whom, letter: page ? letter : null, page }
  const values = await columnsOf(tx, { actor: { actorId } }, facts, { ...draft, state: stands }, ready)
  const [createdAt, finishedAt] = [ago(clock, 1500 + processId), page ? ago(clock, 1440 + processId) : null]
  if ('documentId' in values)
    await tx.run(sql`update documents set created_at = ${finishedAt}::timestamptz, created_by = ${actorId}
      where id = ${values.documentId}`)
  const marks = { createdBy: actorId, createdAt, finishedAt }
  await insert(tx, 'letters', { ...values, processId, legalEntityId, templateId, ...marks })
}

const openCases = (tx: Tx, legalEntityId: number): Promise<Case[]> =>
  tx.rows<Case>(sql`
    select c.id, c.legal_entity_id as "legalEntityId", c.client_person_id as "clientPersonId" from processes c
    where c.legal_entity_id = ${legalEntityId} and c.status = 'ACTIVE' and c.type = 'DEATH' and c.client_person_id is not null
    order by c.id limit ${written.length}::int`)

/** The letters that every house starts with, and some that were written from them. */
export const demo: Demo = async (stage) => {
  const { tx, tenantId, homes } = stage
  await insertDefaultLetters(tx, tenantId)
  for (const { entityId, assignees, amounts } of homes) {
    if (!amounts.documents) continue
    for (const [at, one] of (await openCases(tx, entityId)).entries())
      for (const letter of written[at] ?? []) await write(stage, assignees[0] ?? 0, one, letter)
  }
}
