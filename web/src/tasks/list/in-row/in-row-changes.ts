import type { TaskRow, TaskStatus } from '@pietas/contract/tasks'
import { toast } from '../../../kit/feedback'
import { durationOf, endAfter } from '../../../kit/time'
import type { ChangeAtOnce, useChangeTask } from '../../change-task'

interface Colleague {
  id: number
  firstName: string
  lastName: string
}

const saved = 'task.messages.form-toaster.update-success'
const fault = 'task.messages.form-toaster.update-error'

/** What is moved keeps its length. */
function moved({ startDate, endDate }: TaskRow, start: string | null) {
  if (!start || !startDate || !endDate) return { startDate: start, endDate: null }
  return { startDate: start, endDate: endAfter(start, durationOf({ start: startDate, end: endDate })) }
}

/** What can be chosen in a row, each with the way back in its message. */
export function inRowChanges(change: ReturnType<typeof useChangeTask>['change'], task: TaskRow) {
  const store = async (
    there: ChangeAtOnce,
    back: ChangeAtOnce,
    told: typeof saved | 'task.messages.status-success',
  ) => {
    if (await change(task, there)) toast.success(told, { undo: () => void change(task, back) })
  }
  return {
    status: (status: TaskStatus) =>
      store(
        { fields: { status }, fault: 'task.messages.status-error' },
        { fields: { status: task.status }, fault: 'task.messages.status-error' },
        'task.messages.status-success',
      ),
    assignee: (user: Colleague) =>
      store(
        { fields: { userId: user.id }, shown: { userId: user.id, user: { ...user, deleted: false } }, fault },
        { fields: { userId: task.userId }, shown: { userId: task.userId, user: task.user }, fault },
        saved,
      ),
    dueDate: (dueDate: string | null) =>
      store({ fields: { dueDate }, shown: {}, fault }, { fields: { dueDate: task.dueDate }, fault }, saved),
    startDate: (start: string | null) => {
      const { startDate, endDate } = task
      return store({ fields: moved(task, start), fault }, { fields: { startDate, endDate }, fault }, saved)
    },
  }
}
export type InRowChanges = ReturnType<typeof inRowChanges>
