import { today } from '../kit/days'
import { type Grants, hasPermission, type Permission } from '../kit/permissions'
import { isLeave, type TaskStatus, type TaskType, taskTypeOf, type WireTaskType } from './enums'

/** What the rights to a task are judged by; the kind in either form. */
export interface JudgedTask {
  type: TaskType | WireTaskType
  legalEntityId: number | null
  createdBy: number | null
  /** The assignee. */
  userId: number | null
}

/** Who asks. */
export interface Asker {
  userId: number
  grants: Grants
}

const holds = ({ grants }: Asker, permission: Permission, { legalEntityId }: JudgedTask): boolean =>
  hasPermission(grants, permission, legalEntityId ?? 'tenant')
const isCreator = ({ userId }: Asker, task: JudgedTask): boolean => task.createdBy === userId
const isOwn = (asker: Asker, task: JudgedTask): boolean => isCreator(asker, task) || task.userId === asker.userId
const typeOf = ({ type }: JudgedTask): TaskType | undefined => taskTypeOf(type)
const isFixed = (task: JudgedTask): boolean => isLeave(typeOf(task) ?? 'ABSENCE')

/**
 * Everybody who has a part in it, and whoever lists all tasks of its legal entity; what is private, only who created it
 * and who does it: roles section 4.
 *
 * @param participants the others who take part, by their ids.
 */
export const mayReadTask = (asker: Asker, task: JudgedTask, participants: readonly number[]): boolean => {
  if (isOwn(asker, task)) return true
  return typeOf(task) !== 'PRIVATE' && (participants.includes(asker.userId) || holds(asker, 'Task:ListAll', task))
}

/** What kind of leave it is says something of somebody's health; others learn that he is absent: roles section 4. */
export const mayKnowKind = (asker: Asker, task: JudgedTask): boolean =>
  !isFixed(task) || task.userId === asker.userId || holds(asker, 'Task:CreateAbsence', task)

/** Leave is changed by nobody; what is private, by those who see it; the rest by who planned it, does it or plans. */
export const mayChangeTask = (asker: Asker, task: JudgedTask): boolean => {
  if (isFixed(task)) return false
  return isOwn(asker, task) || (typeOf(task) !== 'PRIVATE' && holds(asker, 'Task:Create', task))
}

/** The status alone; that of a private task only its creator changes, not even an administrator: spec 3 section 4.1. */
export const mayChangeStatus = (asker: Asker, task: JudgedTask): boolean => {
  if (isFixed(task)) return false
  if (typeOf(task) === 'PRIVATE') return isCreator(asker, task)
  return mayChangeTask(asker, task) || holds(asker, 'Task:ApplyAction', task)
}

/** The button that starts and finishes; one's own private task needs no right: spec 3 section 6, roles section 3. */
export const mayApplyAction = (asker: Asker, task: JudgedTask): boolean =>
  mayChangeStatus(asker, task) && (typeOf(task) === 'PRIVATE' || holds(asker, 'Task:ApplyAction', task))

/** What the right to take a task away depends on besides. */
export type DeletedTask = JudgedTask & {
  status: TaskStatus
  /** Of leave its first day. */
  startDate: string | null
}

// What was granted and has begun is a fact that others have counted on: decisions section 10.
const isWithdrawable = (task: DeletedTask, day: string): boolean =>
  !isFixed(task) || task.status !== 'DONE' || (task.startDate ?? '') > day

/**
 * Whoever created it, and who holds Task:Delete: spec 3 section 6. Who has asked for leave withdraws it until it is
 * accepted, and afterwards while it has not begun.
 *
 * @param day today in Berlin.
 */
export const mayDeleteTask = (asker: Asker, task: DeletedTask, day = today()): boolean =>
  (isCreator(asker, task) && isWithdrawable(task, day)) ||
  (typeOf(task) !== 'PRIVATE' && holds(asker, 'Task:Delete', task))
