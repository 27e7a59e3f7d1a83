import type { SubTask, Task } from '@pietas/contract/tasks'
import { useRef, useState } from 'react'
import { isProblem, refresh } from '../../kit/api'
import { toast } from '../../kit/feedback'
import { storeTask } from '../store-task'

type Ticks = ReadonlyMap<number, boolean>

// The list is stored as a whole, so it has to be told from its latest version; of the parts only the ticks are told.
const storeFrom = (task: Task, ticks: Ticks): Promise<Task> => {
  const subTasks = task.subTasks.map(({ id, title }) => ({
    id,
    title,
    ...(ticks.has(id) ? { done: ticks.get(id) } : {}),
  }))
  return storeTask(task, { subTasks }, task.version)
}

/** Stores ticks; whatever others have changed of the task meanwhile stays. */
async function storeTicks(task: Task, ticks: Ticks): Promise<Task> {
  try {
    return await storeFrom(task, ticks)
  } catch (error) {
    if (!isProblem(error, 'STALE_VERSION')) throw error
    return storeFrom(error.problem.current as Task, ticks)
  }
}

/**
 * The ticks of a task as the person sets them. What is on its way lies over what is stored, so that several quick ones
 * never undo each other on the screen; one that fails is taken back.
 */
export function useTicks(task: Task) {
  const [shown, setShown] = useState<Ticks>(new Map())
  const wanted = useRef(new Map<number, boolean>())
  const onTheWay = useRef(0)
  const stored = useRef(task)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const show = () => setShown(new Map(wanted.current))

  // One after the other: each begins with the version that the one before it has left.
  const store = async () => {
    const latest = stored.current.version > task.version ? stored.current : task
    stored.current = await storeTicks(latest, wanted.current)
  }

  const tick = async (part: SubTask, done: boolean) => {
    wanted.current.set(part.id, done)
    show()
    onTheWay.current += 1
    const mine = queue.current.then(store)
    queue.current = mine.catch(() => undefined)
    try {
      await mine
    } catch {
      wanted.current.delete(part.id)
      toast.error('task.messages.sub-task-error')
    }
    onTheWay.current -= 1
    if (onTheWay.current === 0) await refresh('tasks')
    if (onTheWay.current === 0) wanted.current.clear()
    show()
  }

  return { isDone: ({ id, done }: SubTask): boolean => shown.get(id) ?? done, tick }
}
