import type { Call } from '../kit/call'
import { cancelTasksOf } from './queries'

/**
 * Cancels what is left to do for a process, as whoever cancels that has decided. What is private stays its creator's,
 * whom not even an administrator overrules: spec 3 section 4.1.
 */
export const cancelTasks = ({ tx, actor }: Pick<Call, 'tx' | 'actor'>, processId: number): Promise<void> =>
  cancelTasksOf(tx, processId, actor.actorId)
