import type { Finding } from '@pietas/contract/kit'
import { isLeave, type Task, type TaskFields, type TaskType } from '@pietas/contract/tasks'
import type { Tx } from '../kit/db/transaction'
import { replaceLinks, type Values } from '../kit/db/write'
import { type Reference, refuseMissing } from '../kit/records'
import { refuseIfAny } from '../kit/refusal'
import { refuseLocked } from '../partners'
import { findStaff, replaceSubTasks, type StoredSubTask } from './queries'
import { refuseForeignTemplate } from './templates/queries'

/** A task as it is sent, or what would be sent to make the stored one. */
export type Draft = Partial<TaskFields>

/** What stands in tables of its own. */
export type Links = Pick<Draft, 'userIds' | 'resourceIds'> & { subTasks?: StoredSubTask[] | undefined }

/** @returns a stored task as it would have been sent. */
export const draftOf = ({ users, resources, ...task }: Task): Draft & Pick<TaskFields, 'status'> => ({
  ...task,
  userIds: users.map(({ id }) => id),
  resourceIds: resources.map(({ id }) => id),
})

/** @returns the columns of a draft; leave names days where other tasks name instants. */
export const columnsOf = (type: TaskType, draft: Draft): Values => {
  const { userIds: _users, resourceIds: _resources, subTasks: _parts, ...own } = draft
  if (!isLeave(type)) return own
  const { startDate, endDate, ...rest } = own
  return { ...rest, firstDay: startDate, lastDay: endDate }
}

/**
 * The parts of a task completed: what is not said of a known one stays.
 *
 * @throws 400 for an id that is none of the task's own, or that comes twice.
 */
export const completedSubTasks = (sent: Draft['subTasks'], stored: Task['subTasks']): StoredSubTask[] | undefined => {
  if (!sent) return undefined
  const known = new Map(stored.map((part) => [part.id, part]))
  const isOdd = (id: number | undefined, at: number) =>
    id !== undefined && (!known.has(id) || sent.findIndex((part) => part.id === id) !== at)
  refuseIfAny(
    sent.flatMap(({ id }, at): Finding[] =>
      isOdd(id, at) ? [{ field: `subTasks.${at}.id`, message: 'common.validation-unknown-reference' }] : [],
    ),
  )
  const empty = { done: false, comment: null, businessPartnerId: null }
  return sent.map((part) => {
    const said = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
    return { ...empty, ...known.get(part.id ?? 0), ...said, title: part.title }
  })
}

const referencesOf = ({
  userId,
  userIds,
  carId,
  resourceIds,
  subTasks,
  noteId,
  complaintCauseId,
}: Draft): Reference[] => [
  { field: 'userId', table: 'users', id: userId },
  ...(userIds ?? []).map((id) => ({ field: 'userIds', table: 'users', id })),
  { field: 'noteId', table: 'process_notes', id: noteId },
  { field: 'complaintCauseId', table: 'complaint_causes', id: complaintCauseId },
  { field: 'carId', table: 'cars', id: carId },
  ...(resourceIds ?? []).map((id) => ({ field: 'resourceIds', table: 'resources', id })),
  ...(subTasks ?? []).map(({ businessPartnerId }, at) => ({
    field: `subTasks.${at}.businessPartnerId`,
    table: 'business_partners',
    id: businessPartnerId,
  })),
]

/**
 * Refuses people and things that cannot be chosen; what a task names already may stay, whatever has become of it.
 *
 * @throws 400
 */
export const refuseUnknown = async (
  tx: Tx,
  said: Draft,
  before: Draft,
  legalEntityId: number | null,
): Promise<void> => {
  if (said.templateId && said.templateId !== before.templateId)
    await refuseForeignTemplate(tx, said.templateId, legalEntityId)
  const known = new Set(referencesOf(before).map(({ table, id }) => `${table} ${id}`))
  const asked = referencesOf(said).filter(({ table, id }) => id && !known.has(`${table} ${id}`))
  const [ofEntity, others] = [asked.filter(isPartner), asked.filter((reference) => !isPartner(reference))]
  await refuseMissing(tx, ofEntity, legalEntityId ?? undefined)
  await refuseLocked(tx, ofEntity)
  await refuseMissing(tx, others)
  const users = others.filter(({ table }) => table === 'users')
  if (users.length === 0) return
  const there = await findStaff(
    tx,
    users.map(({ id }) => id as number),
  )
  const gone = users.filter(({ id }) => !there.includes(id as number))
  refuseIfAny(gone.map(({ field }) => ({ field, message: 'common.validation-unknown-reference' })))
}

const isPartner = ({ table }: Reference): boolean => table === 'business_partners'

/** Stores the links that are given; others stay. */
export const storeLinks = async (tx: Tx, taskId: number, { userIds, resourceIds, subTasks }: Links): Promise<void> => {
  const linked = (table: string, member: string, ids: readonly number[]) =>
    replaceLinks(tx, { table, owner: 'task_id', member }, taskId, ids)
  if (userIds) await linked('task_users', 'user_id', userIds)
  if (resourceIds) await linked('task_resources', 'resource_id', resourceIds)
  if (subTasks) await replaceSubTasks(tx, taskId, subTasks)
}
