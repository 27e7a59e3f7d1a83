import { dayOf, today } from '../kit'
import { isClosed, type TaskStatus } from '../tasks'

/**
 * How a mandatory point is missing: its task is left to do, its task is called done though parts of it are not ticked,
 * or there is no task any more.
 */
export const missingKinds = ['OVERDUE', 'UNTICKED', 'GONE'] as const
export type MissingKind = (typeof missingKinds)[number]

/** A task of a checklist or standard task. */
interface Mandatory {
  status: TaskStatus
  /** An instant; midnight in Berlin stands for the whole day. */
  dueDate: string | null
  /** How many of its parts are not ticked. */
  openParts: number
}

/**
 * How a point that the house has made a rule of is missing. Only when its day is over: until then nobody is late. What
 * was cancelled was decided by somebody and is not missing.
 *
 * @param task null = there is none although the rule asks for it.
 * @param dueDate when the rule wants it done.
 * @param day today, `YYYY-MM-DD`.
 */
export const missingKindOf = (
  task: Omit<Mandatory, 'dueDate'> | null,
  dueDate: string | null,
  day = today(),
): MissingKind | null => {
  if (!dueDate || dayOf(dueDate) >= day) return null
  if (!task) return 'GONE'
  if (!isClosed(task.status)) return 'OVERDUE'
  return task.status === 'DONE' && task.openParts > 0 ? 'UNTICKED' : null
}
