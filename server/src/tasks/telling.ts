import { isLeave, type Task, taskTypeOf } from '@pietas/contract/tasks'
import type { Tx } from '../kit/db/transaction'
import { notify } from '../notifications'

type Shared = Pick<Task, 'id' | 'type' | 'title' | 'userId' | 'users' | 'createdBy'>

const isPrivate = ({ type }: Shared): boolean => taskTypeOf(type) === 'PRIVATE'

/** Whom a task is about beside who does it: what is private, nobody. */
const participantsOf = (task: Shared): number[] => (isPrivate(task) ? [] : task.users.map(({ id }) => id))

const without = (ids: readonly number[], others: readonly (number | null)[]): number[] =>
  ids.filter((id) => !others.includes(id))

/**
 * Tells who is to do a task, and who takes part in it, what he did not know before.
 *
 * @param before how the task stood; null for a new one.
 */
export const tellOfTask = async (tx: Tx, task: Shared, before: Shared | null): Promise<void> => {
  const { id: taskId, title: subject, userId } = task
  const known = before ? [before.userId, ...participantsOf(before)] : []
  const assignee = userId !== null && userId !== before?.userId ? [userId] : []
  if (assignee.length > 0) await notify(tx, { occasion: 'TASK_ASSIGNED', subject, taskId, receivers: assignee })
  const shared = without(participantsOf(task), [userId, ...known])
  if (shared.length > 0) await notify(tx, { occasion: 'TASK_SHARED', subject, taskId, receivers: shared })
}

// What is said of leave tells of its kind, which is between who is away and those who plan leave.
const talkers = (task: Shared): (number | null)[] =>
  isLeave(taskTypeOf(task.type) ?? 'ABSENCE') ? [task.userId] : [task.userId, task.createdBy, ...participantsOf(task)]

/** Tells those whose own task it is that somebody has commented on it. */
export const tellOfComment = (tx: Tx, task: Shared): Promise<void> =>
  notify(tx, { occasion: 'TASK_COMMENTED', subject: task.title, taskId: task.id, receivers: talkers(task) })

/** Tells somebody that his leave was accepted. */
export const tellOfAcceptance = (tx: Tx, leave: Pick<Task, 'id' | 'title' | 'userId'>): Promise<void> =>
  notify(tx, { occasion: 'LEAVE_ACCEPTED', subject: leave.title, taskId: leave.id, receivers: [leave.userId] })
