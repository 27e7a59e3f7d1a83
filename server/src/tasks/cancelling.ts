import type { Call } from '../kit/call'
import { inviteByMail } from './invitations'
import { listAhead } from './list-tasks'
import { cancelTasksOf, isLeftToDo } from './queries'

/**
 * Cancels what is left to do for a process, as whoever cancels that has decided, and tells those who learn of it by mail
 * alone. What is private stays its creator's, whom not even an administrator overrules: spec 3 section 4.1.
 */
export const cancelTasks = async (
  call: Pick<Call, 'actor' | 'house' | 'tenantId' | 'tx'>,
  processId: number,
): Promise<void> => {
  const left = isLeftToDo(processId, call.actor.actorId)
  const ahead = await listAhead(call.tx, left)
  await cancelTasksOf(call.tx, left)
  const cancelled = (before: (typeof ahead)[number]) =>
    ({ ...before, status: 'CANCELLED', version: before.version + 1 }) as const
  await inviteByMail(
    call,
    ahead.map((before) => ({ now: cancelled(before), before })),
  )
}
