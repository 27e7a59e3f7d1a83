import type { Task, TaskChanges, TaskRow, TaskStatus } from '@pietas/contract/tasks'
import { refresh, showAtOnce } from '../kit/api'
import { client } from '../kit/api/client'
import type { Attempt } from '../kit/form/record/use-insist'

/** Under this name screens keep tasks, those of lists and single ones alike. */
export const taskRecords = ['tasks', 'records'] as const

/** One task in full. */
export const taskQuery = (taskId: number) => ({
  queryKey: [...taskRecords, 'one', taskId],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.tasks.get(taskId, { signal }),
})

export type Changed = Pick<Task | TaskRow, 'id' | 'type'>
export type Fields = NonNullable<TaskChanges['transportation']>

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

/** Shows a change before the server has answered. @throws what the server refuses, after it is taken back. */
export async function storeAtOnce(task: Changed, shown: object, store: () => Promise<unknown>): Promise<void> {
  const takeBack = showAtOnce(taskRecords, task.id, shown)
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
  storeAtOnce(task, { status }, () => storeTask(task, { status })).then(
    () => true,
    () => false,
  )
