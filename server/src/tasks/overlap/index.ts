import { isClosed, isLeave, isTimed, type TaskOverlap, type TaskStatus, type TaskType } from '@pietas/contract/tasks'
import type { Call } from '../../kit/call'
import { Refusal } from '../../kit/refusal'
import { askerOf, isReadable, veiled } from '../access'
import { type Clash, findClashes, findGuarded, lockNeeds } from './queries'

export { findGuarded } from './queries'

/** What a task blocks whom with. */
export type Plan = {
  status: TaskStatus
  startDate?: string | null | undefined
  endDate?: string | null | undefined
  dueDate?: string | null | undefined
  preparationTime?: number | null | undefined
  userId?: number | null | undefined
  carId?: number | null | undefined
  userIds?: readonly number[] | undefined
  resourceIds?: readonly number[] | undefined
}

const setOf = (ids: readonly number[] = []): string => [...new Set(ids)].sort((a, b) => a - b).join()

const essence = (type: TaskType, plan: Plan): string =>
  JSON.stringify([
    plan.startDate ?? (type === 'TRANSPORTATION' ? plan.dueDate : null),
    plan.endDate,
    plan.preparationTime ?? 0,
    plan.carId,
    setOf([...(plan.userId ? [plan.userId] : []), ...(plan.userIds ?? [])]),
    setOf(plan.resourceIds),
  ])

/** Whether a task blocks anybody, and others than before: decisions section 7. */
export const isPlannedAnew = (type: TaskType, before: Plan | null, plan: Plan): boolean => {
  if (isClosed(plan.status) || (!isTimed(type) && !isLeave(type))) return false
  return before === null || isClosed(before.status) || essence(type, before) !== essence(type, plan)
}

/** Nobody plans for the same people and things until the transaction ends. */
export const holdPlan = ({ tx }: Pick<Call, 'tx'>, plan: Plan) =>
  lockNeeds(tx, {
    users: [...(plan.userId ? [plan.userId] : []), ...(plan.userIds ?? [])],
    cars: plan.carId ? [plan.carId] : [],
    resources: plan.resourceIds ?? [],
  })

type Asked = Pick<Call, 'actor' | 'grants' | 'tx'>

// Of what the caller may not read he learns when it blocks whom, and nothing else.
const shown = (asked: Asked, { blockedBy, blockedFrom, blockedTo, ...row }: Clash, guarded: number[]) => {
  const times = { startDate: row.startDate ?? blockedFrom, endDate: row.endDate ?? blockedTo }
  const isHidden = row.legalEntityId !== null && guarded.includes(row.legalEntityId)
  if (isReadable(asked, row) && !isHidden) return { ...veiled(askerOf(asked), row), ...times, blockedBy }
  return { startDate: blockedFrom, endDate: blockedTo, blockedBy }
}

// Who has no one-time codes reads nothing of the legal entities that want them.
const guardedFrom = async ({ actor, tx }: Asked, clashes: Clash[]): Promise<number[]> => {
  if (actor.mfaEnrolled) return []
  const entities = clashes.map(({ legalEntityId }) => legalEntityId).filter((id) => id !== null)
  return findGuarded(tx, [...new Set(entities)])
}

/** @throws 409 with the tasks that a stored one collides with. */
export const refuseOverlap = async (asked: Asked, taskId: number): Promise<void> => {
  const clashes = await findClashes(asked.tx, taskId)
  if (clashes.length === 0) return
  const guarded = await guardedFrom(asked, clashes)
  const members: TaskOverlap = { overlappingTasks: clashes.map((clash) => shown(asked, clash, guarded)) }
  throw new Refusal(409, 'TASK_OVERLAP', members)
}
