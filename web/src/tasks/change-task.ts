import { type Task, type TaskChanges, type TaskRow, type TaskStatus, taskTypeOf } from '@pietas/contract/tasks'
import { isProblem, refresh, showAtOnce } from '../kit/api'
import { client } from '../kit/api/client'
import { confirm, toast } from '../kit/feedback'
import { Abandoned } from '../kit/form/record/save-failures'
import type { Attempt } from '../kit/form/record/use-insist'
import { useTranslation } from '../kit/i18n'
import { useOverlapQuestion } from './use-overlap-question'

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
export const storeTask = (
  { id, type }: Changed,
  fields: Fields,
  version?: number,
  options: Attempt<'ignoreOverlap'>['options'] = {},
): Promise<Task> =>
  client.tasks.update(
    id,
    { [type]: fields } as TaskChanges,
    version === undefined ? options : { ...options, ifMatch: version },
  )

async function storeAtOnce(task: Changed, status: TaskStatus, store: () => Promise<unknown>): Promise<void> {
  const takeBack = showAtOnce(taskRecords, task.id, { status })
  try {
    await store()
  } catch (error) {
    takeBack()
    throw error
  } finally {
    void refresh('tasks')
  }
}

/**
 * Puts a task into another status at once; it is taken back when the server refuses: spec 3 section 4.4.
 *
 * @returns whether it has been stored.
 */
export const changeStatus = (task: Changed, status: TaskStatus): Promise<boolean> =>
  storeAtOnce(task, status, () => storeTask(task, { status })).then(
    () => true,
    () => false,
  )

/** The same, with the question whether to go on where something is in the way, and a word where it fails. */
export function useChangeStatus() {
  const { question, storeOrAsk } = useOverlapQuestion()
  const change = async (task: Changed, status: TaskStatus): Promise<void> => {
    try {
      await storeAtOnce(task, status, () =>
        storeOrAsk(({ options }) => storeTask(task, { status }, undefined, options)),
      )
    } catch (error) {
      if (!(error instanceof Abandoned)) toast.error('task.messages.status-error')
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
        title: task.title || t(`task.type.${taskTypeOf(task.type) ?? 'BASIC'}`),
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
