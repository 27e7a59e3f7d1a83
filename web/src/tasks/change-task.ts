import type { Task, TaskStatus } from '@pietas/contract/tasks'
import { isProblem, refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { confirm, toast } from '../kit/feedback'
import { Abandoned } from '../kit/form/record/save-failures'
import { useTranslation } from '../kit/i18n'
import { type Changed, storeAtOnce, storeTask } from './store-task'
import { titleOf } from './task-line'
import { useOverlapQuestion } from './use-overlap-question'

/** Puts a task into another status at once, with the question whether to go on where something is in the way. */
export function useChangeStatus() {
  const { question, storeOrAsk } = useOverlapQuestion()
  /** @returns whether it has been stored. */
  const change = async (task: Changed, status: TaskStatus): Promise<boolean> => {
    try {
      await storeAtOnce(task, status, () =>
        storeOrAsk(({ options }) => storeTask(task, { status }, undefined, options)),
      )
      return true
    } catch (error) {
      if (!(error instanceof Abandoned)) toast.error('task.messages.status-error')
      return false
    }
  }
  return { change, question: question && ({ ...question, cause: 'update' } as const) }
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

async function deleteTask(taskId: number): Promise<boolean> {
  try {
    await client.tasks.delete(taskId)
    toast.success('task.messages.delete-task-success')
    return true
  } catch (error) {
    toast.error(isProblem(error, 'NOT_FOUND') ? 'task.messages.task-not-found' : 'task.messages.delete-task-error')
    return false
  } finally {
    void refresh('tasks')
  }
}
