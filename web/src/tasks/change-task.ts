import type { Task, TaskStatus } from '@pietas/contract/tasks'
import { isProblem, refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { confirm, toast } from '../kit/feedback'
import { Abandoned } from '../kit/form/record/save-failures'
import { type MessageKey, useTranslation } from '../kit/i18n'
import { type Changed, type Fields, storeAtOnce, storeTask } from './store-task'
import { titleOf } from './task-line'
import { useOverlapQuestion } from './use-overlap-question'

/** A change that is shown at once. */
export interface ChangeAtOnce {
  fields: Fields
  /** What screens show of it, where that is more than the fields. */
  shown?: object
  fault: MessageKey
}

/** Changes a task at once, with the question whether to go on where something is in the way. */
export function useChangeTask() {
  const { question, storeOrAsk } = useOverlapQuestion()
  /** @returns whether it has been stored. */
  const change = async (task: Changed, { fields, shown = fields, fault }: ChangeAtOnce): Promise<boolean> => {
    try {
      await storeAtOnce(task, shown, () => storeOrAsk(({ options }) => storeTask(task, fields, undefined, options)))
      return true
    } catch (error) {
      if (!(error instanceof Abandoned)) toast.error(fault)
      return false
    }
  }
  const changeStatus = (task: Changed, status: TaskStatus) =>
    change(task, { fields: { status }, fault: 'task.messages.status-error' })
  return { change, changeStatus, question: question && ({ ...question, cause: 'update' } as const) }
}

/** Asks, and takes a task away. */
export function useDeleteTask() {
  const { t } = useTranslation()
  return async (task: Pick<Task, 'id' | 'type' | 'title'>): Promise<boolean> => {
    let deleted = false
    const sure = await confirm({
      title: t('task.messages.delete-confirm', {
        title: titleOf(task, t),
      }),
      confirm: t('common.delete'),
      destructive: true,
      run: async () => {
        deleted = await deleteTask(task.id)
      },
    })
    return sure && deleted
  }
}

/** It was there a moment ago: what has been planned at its time meanwhile shows as a conflict. */
async function restoreTask(taskId: number): Promise<void> {
  try {
    await client.tasks.restore(taskId, { query: { ignoreOverlap: true } })
    toast.success('task.messages.restored')
  } catch {
    toast.error('task.messages.restore-error')
  } finally {
    void refresh('tasks')
  }
}

async function deleteTask(taskId: number): Promise<boolean> {
  try {
    await client.tasks.delete(taskId)
    toast.success('task.messages.delete-task-success', { undo: () => void restoreTask(taskId) })
    return true
  } catch (error) {
    toast.error(isProblem(error, 'NOT_FOUND') ? 'task.messages.task-not-found' : 'task.messages.delete-task-error')
    return false
  } finally {
    void refresh('tasks')
  }
}
