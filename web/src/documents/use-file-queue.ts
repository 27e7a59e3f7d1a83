import { useCallback, useState } from 'react'
import type { Dropped } from '../kit/upload'
import { type Refusal, sortedOut } from './sorted-out'

/** Files that wait for their drawer, one after another. */
interface Queue {
  /** Names the first of them: each gets a drawer of its own. */
  number: number
  waiting: readonly File[]
  total: number
  refused: readonly Refusal[]
}

const empty: Queue = { number: 0, waiting: [], total: 0, refused: [] }

/** @param forbidden endings of files that are not taken. */
export function useFileQueue(forbidden: readonly string[]) {
  const [queue, setQueue] = useState(empty)
  const add = useCallback(
    (dropped: Dropped) => {
      const { fitting, refused } = sortedOut(dropped, forbidden)
      setQueue(({ number }) => ({ ...empty, number: number + 1, waiting: fitting, total: fitting.length, refused }))
    },
    [forbidden],
  )
  /** Done with a file, stored or not. Whoever says so twice is heard once. */
  const next = (number: number) =>
    setQueue((before) =>
      before.number === number ? { ...before, number: number + 1, waiting: before.waiting.slice(1) } : before,
    )
  const skipAll = () => setQueue((before) => ({ ...before, waiting: [] }))
  const forgetRefused = () => setQueue((before) => ({ ...before, refused: [] }))
  return { ...queue, file: queue.waiting[0], add, next, skipAll, forgetRefused }
}

export type FileQueue = ReturnType<typeof useFileQueue>
