import type { Finding } from '@pietas/contract/kit'
import {
  checkProcess,
  completedFromParent,
  type Process,
  type ProcessFields,
  type processes,
  withCertificateCounts,
} from '@pietas/contract/processes'
import type { Call, Handler } from '../kit/call'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { getRecord, type Reference, refuseMissing } from '../kit/records'
import { duplicate, invalidField, refuseIfAny } from '../kit/refusal'
import {
  countReachable,
  findParent,
  findSameCase,
  insertProcess,
  lockCase,
  lockedPartners,
  processFacts,
  splitLinks,
  storeLinks,
} from './queries'

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
  const parent = changes.type !== undefined && changes.type !== 'ADDITIONAL' ? { parentId: null } : {}
  return withCertificateCounts(before, { ...changes, ...(bothGiven ? {} : client), ...parent })
}

const referencesOf = (changes: Draft): Reference[] => [
  { field: 'legalEntityBranchId', table: 'branches', id: changes.legalEntityBranchId, message: 'branchId' },
  { field: 'deceasedPersonId', table: 'persons', id: changes.deceasedPersonId },
  { field: 'clientPersonId', table: 'persons', id: changes.clientPersonId, message: 'clientPerson' },
  {
    field: 'clientBusinessPartnerId',
    table: 'business_partners',
    id: changes.clientBusinessPartnerId,
    message: 'clientPerson',
  },
  { field: 'graveOwnerId', table: 'persons', id: changes.graveOwnerId },
  { field: 'informingPersonId', table: 'persons', id: changes.informingPersonId },
  { field: 'cemeteryId', table: 'business_partners', id: changes.cemeteryId },
  ...(changes.businessPartnerIds ?? []).map((id) => ({ field: 'businessPartnerIds', table: 'business_partners', id })),
]

const refuseUninvitable = async (
  call: Pick<Call, 'tx' | 'legalEntityId'>,
  personIds: readonly number[] | undefined,
): Promise<void> => {
  if (!personIds || personIds.length === 0) return
  if ((await countReachable(call.tx, call.legalEntityId, personIds)) < new Set(personIds).size)
    throw invalidField('platformAccessInvitedPersonIds', 'platformAccessPersonWithoutEmail')
}

/** Runs every rule on the merged record and asks whether what is newly referred to exists. @throws 400 */
export const refuseBrokenRules = async (
  call: Pick<Call, 'tx' | 'legalEntityId'>,
  merged: Draft,
  changes: Draft,
): Promise<void> => {
  const findings: Finding[] = checkProcess(merged)
  refuseIfAny(findings)
  await refuseMissing(call.tx, referencesOf(changes), call.legalEntityId)
  const ofTenant = [
    { field: 'burialFormId', table: 'burial_forms', id: changes.burialFormId },
    { field: 'graveTypeId', table: 'grave_types', id: changes.graveTypeId },
    { field: 'assigneeId', table: 'users', id: changes.assigneeId },
  ]
  await refuseMissing(call.tx, ofTenant)
  await refuseUninvitable(call, changes.platformAccessInvitedPersonIds)
}

type WithPartners = Partial<Pick<Process, 'clientBusinessPartnerId' | 'cemeteryId' | 'businessPartnerIds'>>

const partnersOf = ({ clientBusinessPartnerId, cemeteryId, businessPartnerIds = [] }: WithPartners) => [
  { field: 'clientBusinessPartnerId', id: clientBusinessPartnerId },
  { field: 'cemeteryId', id: cemeteryId },
  ...businessPartnerIds.map((id) => ({ field: 'businessPartnerIds', id })),
]

/** A locked partner stays in the cases that he is in and gets no part in another one. @throws 400 */
export const refuseLockedPartners = async (tx: Tx, said: WithPartners, before: WithPartners = {}): Promise<void> => {
  const known = partnersOf(before)
  const given = partnersOf(said).filter(
    ({ field, id }) => id && !known.some((other) => other.field === field && other.id === id),
  )
  if (given.length === 0) return
  const locked = await lockedPartners(
    tx,
    given.map(({ id }) => id as number),
  )
  const refused = given.filter(({ id }) => locked.includes(id as number))
  refuseIfAny(refused.map(({ field }) => ({ field, message: 'partner.locked-hint' })))
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

const parentOf = async (call: Call<(typeof processes)['create']>): Promise<Process> => {
  const { parentId } = call.body
  if (!parentId) throw noParent()
  const found = await findParent(call.tx, call.legalEntityId, parentId)
  // One level only: an additional process has no additional ones of its own.
  if (!found || found.type === 'ADDITIONAL')
    throw invalidField('parentId', 'Parent process for additional process not found')
  return (await getRecord<Process>(call.tx, processFacts, sql`c.id = ${parentId}`)).value()
}

const draftOf = async (call: Call<(typeof processes)['create']>): Promise<Draft> => {
  const { clientPersonInProcessRole, legalEntityId, ...draft } = call.body
  if (legalEntityId !== undefined && legalEntityId !== call.legalEntityId)
    throw invalidField('legalEntityId', 'common.validation-invalid')
  const whole = draft.type === 'ADDITIONAL' ? completedFromParent(draft, await parentOf(call)) : draft
  const role = clientPersonInProcessRole
  const asClient = role && whole.clientPersonId ? [{ personId: whole.clientPersonId, role }] : []
  return { ...whole, processPersons: [...(whole.processPersons ?? []), ...asClient] }
}

export const createProcess: Handler<(typeof processes)['create']> = async (call) => {
  const { tx } = call
  const draft = completed(null, await draftOf(call))
  await refuseBrokenRules(call, draft, draft)
  await refuseLockedPartners(tx, call.body)
  await refuseMissing(
    tx,
    (draft.processPersons ?? []).map((row, at) => ({
      field: `processPersons.${at}.personId`,
      table: 'persons',
      id: row.personId,
    })),
    call.legalEntityId,
  )
  const process = draft as ProcessFields
  if (!call.query.ignoreDuplicates) await refuseSameCase(tx, process, null)
  const { own, links } = splitLinks(draft)
  // Whoever opens a process looks after it until somebody else is named.
  const assigneeId = own.assigneeId ?? (call.actor.homeTenantId === call.tenantId ? call.actor.actorId : null)
  const values = { ...own, assigneeId, legalEntityId: call.legalEntityId }
  const id = await insertProcess(tx, values)
  await storeLinks(tx, id, links)
  return getRecord<Process>(tx, processFacts, sql`c.id = ${id}`)
}
