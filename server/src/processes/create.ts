import {
  checkProcess,
  completedFromParent,
  completedFromSource,
  copiedParts,
  type newProcess,
  type Process,
  type ProcessFields,
  type processCopy,
  withCancelReason,
  withCertificateCounts,
} from '@pietas/contract/processes'
import type * as z from 'zod'
import type { Call } from '../kit/call'
import { sql } from '../kit/db/sql'
import type { Json, Tx } from '../kit/db/transaction'
import { getRecord, type Reference, refuseMissing } from '../kit/records'
import { duplicate, invalidField, refuseIfAny } from '../kit/refusal'
import { refuseLocked } from '../partners'
import { lockPersons } from '../persons'
import { type ClientPart, storeClient, storeFamily } from './client'
import { inviteGuests } from './portal/invitations'
import {
  countReachable,
  findParent,
  findSameCase,
  insertProcess,
  lockCase,
  processFacts,
  splitLinks,
  storeLinks,
} from './queries'
import { type ReferenceField, referenceTables } from './references'

type Draft = Partial<ProcessFields>

/** @returns the changes with what follows from them. */
export const completed = (before: Draft | null, changes: Draft): Draft => {
  const client = changes.clientPersonId
    ? { clientBusinessPartnerId: null }
    : changes.clientBusinessPartnerId
      ? { clientPersonId: null }
      : {}
  const bothGiven = changes.clientPersonId && changes.clientBusinessPartnerId
  // Only an ADDITIONAL process has a parent.
  const parent = (changes.type ?? before?.type) === 'ADDITIONAL' ? {} : { parentId: null }
  return withCertificateCounts(before, {
    ...withCancelReason(before, changes),
    ...(bothGiven ? {} : client),
    ...parent,
  })
}

const ofEntity = ['branches', 'persons', 'business_partners']

// What a client and a branch are refused with has words of its own.
const messages: Partial<Record<ReferenceField, string>> = {
  legalEntityBranchId: 'branchId',
  clientPersonId: 'clientPerson',
  clientBusinessPartnerId: 'clientPerson',
}

const referencesOf = (draft: Draft): Reference[] =>
  (Object.keys(referenceTables) as ReferenceField[]).flatMap((field) => {
    const message = messages[field]
    const told = { field, table: referenceTables[field], ...(message ? { message } : {}) }
    return [draft[field]].flat().map((id) => ({ ...told, id }))
  })

/** What is referred to anew: what a case names already may stay, whatever has become of it. */
const newReferences = (said: Draft, before: Draft): Reference[] => {
  const known = new Set(referencesOf(before).map(({ field, id }) => `${field} ${id}`))
  return referencesOf(said).filter(({ field, id }) => id && !known.has(`${field} ${id}`))
}

const refuseUninvitable = async (
  call: Pick<Call, 'tx' | 'legalEntityId'>,
  said: Draft,
  before: Draft,
): Promise<void> => {
  const { deceasedPersonId, platformAccessInvitedPersonIds } = { ...before, ...said }
  const isAsked = said.deceasedPersonId !== undefined || said.platformAccessInvitedPersonIds !== undefined
  if (isAsked && deceasedPersonId && platformAccessInvitedPersonIds?.includes(deceasedPersonId))
    throw invalidField('platformAccessInvitedPersonIds', 'process.validation.deceased-is-no-guest')
  const known = before.platformAccessInvitedPersonIds ?? []
  const invited = new Set((said.platformAccessInvitedPersonIds ?? []).filter((id) => !known.includes(id)))
  if (invited.size === 0) return
  if ((await countReachable(call.tx, call.legalEntityId, [...invited])) < invited.size)
    throw invalidField('platformAccessInvitedPersonIds', 'platformAccessPersonWithoutEmail')
}

/**
 * Runs every rule on the merged record and asks whether what it refers to anew is there to be chosen.
 *
 * @param before what names its references already: the stored record, or the parent of a new one.
 * @throws 400
 */
export const refuseBrokenRules = async (
  call: Pick<Call, 'tx' | 'legalEntityId'>,
  merged: Draft,
  said: Draft,
  before: Draft,
): Promise<void> => {
  refuseIfAny(checkProcess(merged))
  const references = newReferences(said, before)
  const isOfEntity = ({ table }: Reference) => ofEntity.includes(table)
  await refuseMissing(call.tx, references.filter(isOfEntity), call.legalEntityId)
  await refuseMissing(
    call.tx,
    references.filter((reference) => !isOfEntity(reference)),
  )
  await refuseLocked(call.tx, references)
  await refuseUninvitable(call, said, before)
}

const noParent = () => invalidField('parentId', 'Parent process must be selected for additional processes')

/** A process becomes ADDITIONAL only where it has a parent, which is named when it is opened. @throws 400 */
export const refuseOrphan = ({ type, parentId }: Pick<Draft, 'type' | 'parentId'>): void => {
  if (type === 'ADDITIONAL' && !parentId) throw noParent()
}

/** @throws 409 with the processes that may be the same case; an ADDITIONAL one never counts. */
export const refuseSameCase = async (
  tx: Tx,
  process: { deceasedPersonId: number; type: string },
  id: number | null,
): Promise<void> => {
  if (process.type === 'ADDITIONAL') return
  await lockCase(tx, process.deceasedPersonId)
  const same = await findSameCase(tx, process, id)
  if (same.length > 0) throw duplicate(same)
}

/** @returns the process that an additional one belongs to. @throws 400 */
export const parentOf = async (
  call: Pick<Call, 'tx' | 'legalEntityId'>,
  parentId: number | null | undefined,
  childId: number | null = null,
): Promise<Process> => {
  if (!parentId) throw noParent()
  const found = parentId === childId ? null : await findParent(call.tx, call.legalEntityId, parentId)
  // One level only: an additional process has no additional ones of its own.
  if (!found || found.type === 'ADDITIONAL')
    throw invalidField('parentId', 'Parent process for additional process not found')
  return (await getRecord<Process>(call.tx, processFacts, sql`c.id = ${parentId}`)).value()
}

type Opening = Pick<Call, 'tx' | 'legalEntityId' | 'tenantId' | 'actor'>
type Body = z.output<typeof newProcess>

/** Splits what is sent into the process and what is stored with its client. */
export const splitClient = <Sent extends ClientPart>({
  clientPersonInProcessRole,
  clientPersonRelationship,
  ...draft
}: Sent): { client: ClientPart; draft: Omit<Sent, keyof ClientPart> } => ({
  client: { clientPersonInProcessRole, clientPersonRelationship },
  draft,
})

/**
 * Opens a process from what is sent.
 *
 * @throws 400 for a broken rule, 409 with the processes that may be the same case, or with doubts about the family.
 */
export const openProcess = (call: Opening, body: Body, insisted: Insisted): Promise<Json<Process>> =>
  open(call, body, { ...insisted, complete: completedFromParent })

/** Opens an additional process for one, which lends it what is not sent. @throws 400 for a broken rule. */
export const copyProcess = (
  call: Opening,
  source: Process,
  { takeOver = [...copiedParts], ...body }: z.output<typeof processCopy>,
): Promise<Json<Process>> => {
  // The copy of an additional process is its sibling.
  const additional = { ...body, type: 'ADDITIONAL' as const, parentId: source.parentId ?? source.id }
  const complete = (said: Draft) => completedFromSource(said, source, takeOver)
  return open(call, additional, { ignoreDuplicates: true, ignoreDoubts: true, complete, source })
}

/** What somebody wants in spite of what was found. */
type Insisted = { ignoreDuplicates?: boolean | undefined; ignoreDoubts?: boolean | undefined }

type Manner = Insisted & {
  /** Fills in what an additional process does not say itself. */
  complete: (said: Draft, parent: Process) => Draft
  /** Names its references already; absent = the parent does. */
  source?: Process
}

const open = async (
  call: Opening,
  body: Body,
  { ignoreDuplicates, ignoreDoubts, complete, source }: Manner,
): Promise<Json<Process>> => {
  const { tx } = call
  const { legalEntityId, relationships = [], ...sent } = body
  if (legalEntityId !== undefined && legalEntityId !== call.legalEntityId)
    throw invalidField('legalEntityId', 'common.validation-invalid')
  const { client, draft: said } = splitClient(sent)
  const parent = said.type === 'ADDITIONAL' ? await parentOf(call, said.parentId) : null
  const draft = completed(null, parent ? complete(said, parent) : said)
  const family = relationships.map(({ relatedPersonId }) => relatedPersonId)
  await lockPersons(tx, [draft.deceasedPersonId, draft.clientPersonId, ...family])
  await refuseBrokenRules(call, draft, said, source ?? parent ?? {})
  await refuseMissing(tx, linkedPersons(said), call.legalEntityId)
  const process = draft as ProcessFields
  if (!ignoreDuplicates) await refuseSameCase(tx, process, null)
  const { own, links } = splitLinks(draft)
  // Whoever opens a process looks after it until somebody else is named.
  const assigneeId = own.assigneeId ?? (call.actor.homeTenantId === call.tenantId ? call.actor.actorId : null)
  const id = await insertProcess(tx, { ...own, assigneeId, legalEntityId: call.legalEntityId })
  await storeLinks(tx, id, links)
  // First the family as it is told, so that what the client is in it is not stored a second time.
  await storeFamily({ ...call, ignoreDoubts }, process.deceasedPersonId, relationships)
  await storeClient({ ...call, ignoreDoubts }, { ...process, id }, client)
  await inviteGuests(tx, call.tenantId, id)
  return getRecord<Process>(tx, processFacts, sql`c.id = ${id}`)
}

const linkedPersons = (draft: Draft): Reference[] =>
  (draft.processPersons ?? []).map(({ personId }, at) => ({
    field: `processPersons.${at}.personId`,
    table: 'persons',
    id: personId,
  }))
