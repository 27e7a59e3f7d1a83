import { ApiProblem } from '@pietas/contract/kit/api-problem'
import type { OverlappingTask, Task } from '@pietas/contract/tasks'
import { useState } from 'react'
import { isProblem, refresh, showAtOnce } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { Abandoned, type SaveFacts } from '../../kit/form'
import { translate } from '../../kit/i18n'
import { activeLegalEntityId } from '../../kit/session'
import { taskRecords } from '../change-task'
import { findingInForm, newTaskOf, type TaskValues, taskChangesOf } from './task-values'

/** What is about to be done although something else is planned. */
export type OverlapCause = 'create' | 'update'

export interface OverlapQuestion {
  tasks: OverlappingTask[]
  cause: OverlapCause
  onAnswer: (anyway: boolean) => void
}

/** It was tried although something is in the way, and came to nothing all the same. */
class ForcedFailure extends Error {
  override name = 'ForcedFailure'
}

/** Shows what is in the way of a task, and goes on only when somebody insists: spec 3 section 4.3. */
export function useOverlapQuestion(cause: OverlapCause) {
  const [question, setQuestion] = useState<OverlapQuestion>()

  const askAnyway = (tasks: OverlappingTask[]): Promise<boolean> =>
    new Promise((resolve) => {
      const onAnswer = (anyway: boolean) => {
        setQuestion(undefined)
        resolve(anyway)
      }
      setQuestion({ tasks, cause, onAnswer })
    })

  /** @param store is called again with true when the person insists. @throws Abandoned when not. */
  const storeOrAsk = (store: (ignoreOverlap: boolean) => Promise<Task>): Promise<Task> =>
    store(false).catch(async (error: unknown) => {
      if (!isProblem(error, 'TASK_OVERLAP')) throw error
      const anyway = await askAnyway((error.problem.overlappingTasks ?? []) as OverlappingTask[])
      if (!anyway) throw new Abandoned()
      return store(true).catch((failure: unknown) => {
        // What somebody else has changed meanwhile, or what can be mended in the form, is said there.
        if (isProblem(failure, 'STALE_VERSION') || isProblem(failure, 'INVALID_INPUT')) throw failure
        throw new ForcedFailure('A task could not be planned over another one', { cause: failure })
      })
    })

  return { question, storeOrAsk }
}

// What screens show as it is stored; the rest they know by more than its id.
const plain = ['status', 'title', 'description', 'preparationTime', 'preparationType'] as const

const plainOf = (values: Partial<TaskValues>) =>
  Object.fromEntries(plain.filter((name) => name in values).map((name) => [name, values[name]]))

/** Stores a task, new or changed; what is in its way is shown first. */
export function useSaveTask(task: Task | undefined) {
  const { question, storeOrAsk } = useOverlapQuestion(task ? 'update' : 'create')

  const store = (changed: Partial<TaskValues>, whole: TaskValues, facts: SaveFacts, ignoreOverlap: boolean) => {
    const query = ignoreOverlap ? { query: { ignoreOverlap } } : {}
    const idempotencyKey = ignoreOverlap ? `${facts.idempotencyKey}-anyway` : facts.idempotencyKey
    if (!task) return client.tasks.create(newTaskOf(whole, activeLegalEntityId()), { ...query, idempotencyKey })
    const ifMatch = facts.version ?? task.version
    return client.tasks.update(task.id, taskChangesOf(changed, whole), { ...query, idempotencyKey, ifMatch })
  }

  /** @param whole everything in the form, of which `changed` is a part. */
  const save = async (changed: Partial<TaskValues>, whole: TaskValues, facts: SaveFacts): Promise<Task> => {
    const rollBack = task ? showAtOnce(taskRecords, task.id, plainOf(changed)) : undefined
    try {
      const saved = await storeOrAsk((ignoreOverlap) => store(changed, whole, facts, ignoreOverlap))
      toast.success(`task.messages.form-toaster.${task ? 'update' : 'create'}-success`)
      void refresh('tasks')
      return saved
    } catch (error) {
      rollBack?.()
      throw placedInForm(error)
    }
  }

  /** @param type the kind of the task, which an error about a forced save names: spec 3 section 8. */
  const failed = (error: unknown, { type }: Pick<TaskValues, 'type'>) => {
    if (error instanceof Abandoned) return
    if (task && isProblem(error, 'NOT_FOUND')) {
      void refresh('tasks')
      return toast.error('task.messages.task-not-found')
    }
    const cause = task ? 'update' : 'create'
    if (!(error instanceof ForcedFailure)) return toast.error(`task.messages.form-toaster.${cause}-error`)
    // biome-ignore lint/suspicious/noConsole: this failure is to be logged: spec 3 section 8
    console.error(error)
    toast.error(`task.overlap.${cause}-error`, { type: translate(`task.type.${type ?? 'BASIC'}`) })
  }
  return { save, failed, question }
}

/** The findings at the fields of the body, where they stand in the form. */
function placedInForm(error: unknown): unknown {
  if (!isProblem(error) || !error.problem.errors) return error
  return new ApiProblem({ ...error.problem, errors: error.problem.errors.map(findingInForm) })
}
