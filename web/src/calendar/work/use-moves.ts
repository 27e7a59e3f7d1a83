import { useEffect, useRef } from 'react'
import { isProblem, refresh, showAtOnce } from '../../kit/api'
import { toast } from '../../kit/feedback'
import { Abandoned } from '../../kit/form/record/save-failures'
import { isMessageKey } from '../../kit/i18n'
import { storeTask, taskRecords, useOverlapQuestion } from '../../tasks'
import type { PlannedTask } from '../planned-task'
import type { Means } from '../rows/timeline-rows'
import { faultOf, fieldsBefore, fieldsOf, type MovedFields, type Put, shownFields } from './move-fields'

/** Something is in the way, and whoever could say whether it may be has left the page. */
class Unasked extends Error {
  override name = 'Unasked'
}

/** Stores where somebody has put a task: at once on the screen, taken back when it comes to nothing. */
export function useMoves(means: Means) {
  const { question, storeOrAsk } = useOverlapQuestion()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  // Moves of one task follow each other: each begins with the version that the one before it has left.
  const left = useRef(new Map<number, Promise<number>>())

  const store = async (
    task: PlannedTask,
    fields: MovedFields,
    version: Promise<number>,
  ): Promise<{ version: number } | undefined> => {
    const takeBack = showAtOnce(taskRecords, task.id, shownFields(fields, means))
    const stored = version.then((begun) =>
      storeOrAsk(({ options }) =>
        storeTask(task, fields as never, begun, options).catch((error) => {
          throw isProblem(error, 'TASK_OVERLAP') && !isHere.current ? new Unasked() : error
        }),
      ),
    )
    left.current.set(
      task.id,
      stored.then(
        (saved) => saved.version,
        () => version,
      ),
    )
    try {
      return await stored
    } catch (error) {
      takeBack()
      tell(error)
      return undefined
    } finally {
      void refresh('tasks')
    }
  }

  /** What somebody's own moves have left, as long as the screen does not know a later one. */
  const latest = async ({ id, version }: PlannedTask): Promise<number> =>
    Math.max(version, (await left.current.get(id)) ?? version)

  const undo = async (task: PlannedTask, fields: MovedFields, version: number): Promise<void> => {
    const moved = { ...task, ...shownFields(fields, means), version } as PlannedTask
    if (await store(moved, fieldsBefore(task, fields), Promise.resolve(version))) toast.success('calendar.move.undone')
  }

  /** @returns whether it stands there now. */
  const move = async (task: PlannedTask, put: Put): Promise<boolean> => {
    const fields = fieldsOf(task, put)
    if (Object.keys(fields).length === 0) return false
    const fault = faultOf(task, fields)
    if (fault) {
      toast.error(isMessageKey(fault) ? fault : 'calendar.move.failed')
      return false
    }
    const saved = await store(task, fields, latest(task))
    if (saved) toast.success('calendar.move.done', { undo: () => void undo(task, fields, saved.version) })
    return saved !== undefined
  }

  return { move, question: question && ({ ...question, cause: 'update' } as const) }
}

function tell(error: unknown): void {
  if (error instanceof Abandoned) return
  if (error instanceof Unasked) return void toast.error('calendar.move.unasked')
  if (isProblem(error, 'STALE_VERSION')) return void toast.error('calendar.move.stale')
  if (isProblem(error, 'NOT_FOUND')) return void toast.error('task.messages.task-not-found')
  const finding = isProblem(error) ? error.problem.errors?.[0]?.message : undefined
  toast.error(finding && isMessageKey(finding) ? finding : 'calendar.move.failed')
}
