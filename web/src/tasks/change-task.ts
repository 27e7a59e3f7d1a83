import { type Task, type TaskChanges, type TaskRow, type TaskStatus, taskTypeOf } from '@pietas/contract/tasks'
import { refresh, showAtOnce } from '../kit/api'
import { client } from '../kit/api/client'
import { confirm, toast } from '../kit/feedback'
import { useTranslation } from '../kit/i18n'

/** Under this name screens keep tasks, those of lists and single ones alike. */
export const taskRecords = ['tasks', 'records'] as const

/** One task in full. */
export const taskQuery = (taskId: number) => ({
  queryKey: [...taskRecords, 'one', taskId],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.tasks.get(taskId, { signal }),
})

type Changed = Pick<Task | TaskRow, 'id' | 'type'>
type Fields = NonNullable<TaskChanges['basic']>

/**
 * Stores some fields of a task under the key of its kind.
 *
 * @param version the one that the fields were taken from; absent = whatever is stored by now.
 */
export const storeTask = ({ id, type }: Changed, fields: Fields, version?: number): Promise<Task> =>
  client.tasks.update(id, { [type]: fields } as TaskChanges, version === undefined ? {} : { ifMatch: version })

/**
 * Puts a task into another status at once; it is taken back when the server refuses: spec 3 section 4.4.
 *
 * @returns whether it has been stored.
 */
export async function changeStatus(task: Changed, status: TaskStatus): Promise<boolean> {
  const takeBack = showAtOnce(taskRecords, task.id, { status })
  try {
    await storeTask(task, { status })
    return true
  } catch {
    takeBack()
    return false
  } finally {
    void refresh('tasks')
  }
}

/** The same with a word to the person where it fails. */
export async function changeStatusAloud(task: Changed, status: TaskStatus): Promise<void> {
  if (!(await changeStatus(task, status))) toast.error('task.messages.status-error')
}

/** Asks, and takes a task away. */
export function useDeleteTask() {
  const { t } = useTranslation()
  return async (task: Pick<Task, 'id' | 'type' | 'title'>): Promise<boolean> => {
    const sure = await confirm({
      title: t('task.messages.delete-confirm', {
        title: task.title || t(`task.type.${taskTypeOf(task.type) ?? 'BASIC'}`),
      }),
      confirm: t('common.delete'),
      destructive: true,
    })
    if (!sure) return false
    try {
      await client.tasks.delete(task.id)
      toast.success('task.messages.delete-task-success')
      return true
    } catch {
      toast.error('task.messages.delete-task-error')
      return false
    } finally {
      void refresh('tasks')
    }
  }
}
