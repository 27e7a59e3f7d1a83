import { hasPermission } from '@pietas/contract/kit'
import { isLeave, type TaskFields, type TaskType } from '@pietas/contract/tasks'
import { type Call, demand, demandMfa, reaches } from '../kit/call'
import { refuseMissing } from '../kit/records'
import { forbidden, invalidField } from '../kit/refusal'
import { entersLeave, mayAccept } from './access'
import { findProcess, worksAt } from './queries'

type Asked = Pick<Call, 'actor' | 'grants' | 'tx'>
type Draft = Partial<TaskFields>

const unknown = 'common.validation-unknown-reference'

/**
 * The legal entity of the process that a task is to belong to.
 *
 * @throws 400; of one that the caller may not read he learns no more than of a number that nobody has.
 */
export const entityOfProcess = async (call: Asked, processId: number): Promise<number> => {
  const process = await findProcess(call.tx, processId)
  const isKnown = process && hasPermission(call.grants, 'Process:List', process.legalEntityId)
  if (!isKnown) throw invalidField('processId', unknown)
  return process.legalEntityId
}

/** Where a new task belongs: with its process, otherwise where it says; null for nowhere in particular. @throws 400 */
export const placeOf = async (call: Asked, { processId, legalEntityId }: Draft): Promise<number | null> => {
  if (processId) {
    const entity = await entityOfProcess(call, processId)
    if (legalEntityId && legalEntityId !== entity) throw invalidField('legalEntityId', 'common.validation-invalid')
    return entity
  }
  if (!legalEntityId) return null
  if (!reaches(call.actor, legalEntityId)) throw invalidField('legalEntityId', unknown)
  await refuseMissing(call.tx, [{ field: 'legalEntityId', table: 'legal_entities', id: legalEntityId }])
  return legalEntityId
}

// For oneself everybody may ask; granting it, and leave of others, are for those who keep it.
const demandLeave = async (call: Asked, { userId, status }: Draft, legalEntityId: number | null): Promise<void> => {
  const isOwn = userId === call.actor.actorId
  if (!userId || (isOwn && status === 'OPEN')) return
  if (!entersLeave(call, legalEntityId)) throw forbidden()
  // What somebody enters for himself as granted is accepted by himself.
  if (isOwn && !(await mayAccept(call, { type: 'VACATION', createdBy: userId, userId, legalEntityId })))
    throw forbidden()
  if (isOwn || legalEntityId === null || entersLeave(call, null)) return
  if (!(await worksAt(call.tx, userId, legalEntityId))) throw forbidden()
}

/** @throws 403 for who may not plan such a task at a legal entity; 400 where it has to name one. */
export const demandCreate = async (
  call: Asked,
  type: TaskType,
  draft: Draft,
  legalEntityId: number | null,
): Promise<void> => {
  await demandMfa(call, legalEntityId)
  if (type === 'PRIVATE') return
  if (isLeave(type)) return demandLeave(call, draft, legalEntityId)
  if (legalEntityId === null) throw invalidField('legalEntityId', 'common.validation-required')
  await demand(call, 'Task:Create', legalEntityId)
}
