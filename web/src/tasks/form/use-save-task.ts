import { ApiProblem } from '@pietas/contract/kit/api-problem'
import type { OverlappingTask, Task } from '@pietas/contract/tasks'
import { isProblem, refresh, showAtOnce } from '../../kit/api'
import { client } from '../../kit/api/client'
import { useDrawers } from '../../kit/drawer'
import { toast } from '../../kit/feedback'
import { Abandoned, type Attempt, type InsistQuestion, type SaveFacts } from '../../kit/form'
import { translate } from '../../kit/i18n'
import { activeLegalEntityId } from '../../kit/session'
import { taskRecords } from '../store-task'
import { useOverlapQuestion } from '../use-overlap-question'
import { findingInForm, newTaskOf, type TaskValues, taskChangesOf, UnknownKind } from './task-values'

/** What is about to be done although something else is planned. */
export type OverlapCause = 'create' | 'update'

export interface OverlapQuestion extends InsistQuestion<OverlappingTask> {
  cause: OverlapCause
}

/** It was tried although something is in the way, and came to nothing all the same. */
class ForcedFailure extends Error {
  override name = 'ForcedFailure'
}

/** What somebody else has changed meanwhile, or what can be mended in the form, is said there. */
const isForForm = (error: unknown) => isProblem(error, 'STALE_VERSION') || isProblem(error, 'INVALID_INPUT')

const typeFixed = 'task.validation.type-fixed'

// What screens show as it is stored; the rest they know by more than its id.
const plain = ['status', 'title', 'description', 'preparationTime', 'preparationType'] as const

const plainOf = (values: Partial<TaskValues>) =>
  Object.fromEntries(plain.filter((name) => name in values).map((name) => [name, values[name]]))

/** Stores a task, new or changed; what is in its way is shown first, and somebody has to insist: spec 3 section 4.3. */
export function useSaveTask(task: Task | undefined) {
  const drawers = useDrawers()
  const { question, storeOrAsk } = useOverlapQuestion()

  const store = (
    changed: Partial<TaskValues>,
    whole: TaskValues,
    facts: SaveFacts,
    { options, keyOf }: Attempt<'ignoreOverlap'>,
  ) => {
    const idempotencyKey = keyOf(facts.idempotencyKey)
    if (!task) return client.tasks.create(newTaskOf(whole, activeLegalEntityId()), { ...options, idempotencyKey })
    const ifMatch = facts.version ?? task.version
    return client.tasks.update(task.id, taskChangesOf(changed, whole), { ...options, idempotencyKey, ifMatch })
  }

  /** @param whole everything in the form, of which `changed` is a part. */
  const save = async (changed: Partial<TaskValues>, whole: TaskValues, facts: SaveFacts): Promise<Task> => {
    const rollBack = task ? showAtOnce(taskRecords, task.id, plainOf(changed)) : undefined
    try {
      const saved = await storeOrAsk((attempt) =>
        store(changed, whole, facts, attempt).catch((failure: unknown) => {
          if (!attempt.insists || isForForm(failure)) throw failure
          throw new ForcedFailure('A task could not be planned over another one', { cause: failure })
        }),
      )
      const open = () => void drawers.open('task', { taskId: saved.id, showDetails: true })
      if (task) toast.success('task.messages.form-toaster.update-success')
      else toast.success('task.messages.form-toaster.create-success', { open })
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
    if (error instanceof UnknownKind) return toast.error('task.messages.type-not-implemented')
    if (task && isProblem(error, 'NOT_FOUND')) {
      void refresh('tasks')
      return toast.error('task.messages.task-not-found')
    }
    // Leave is refused for its kind, and no field of the form is to blame: spec 3 section 4.1.
    if (isProblem(error) && error.problem.errors?.some(({ message }) => message === typeFixed))
      return toast.error(typeFixed)
    if (!(error instanceof ForcedFailure))
      return toast.error(task ? 'task.messages.form-toaster.update-error' : 'task.messages.form-toaster.create-error')
    // biome-ignore lint/suspicious/noConsole: this failure is to be logged: spec 3 section 8
    console.error(error)
    toast.error(`task.overlap.${task ? 'update' : 'create'}-error`, { type: translate(`task.type.${type ?? 'BASIC'}`) })
  }
  const asked: OverlapQuestion | undefined = question && { ...question, cause: task ? 'update' : 'create' }
  return { save, failed, question: asked }
}

/** The findings at the fields of the body, where they stand in the form. */
function placedInForm(error: unknown): unknown {
  if (!isProblem(error) || !error.problem.errors) return error
  return new ApiProblem({ ...error.problem, errors: error.problem.errors.map(findingInForm) })
}
