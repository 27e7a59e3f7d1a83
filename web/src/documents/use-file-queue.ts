import { useCallback, useState } from 'react'
import type { Dropped } from '../kit/upload'
import { type Refusal, sortedOut } from './sorted-out'

/** Files that wait to be said what they are: one in a form of its own, several in a table. */
interface Queue {
  /** Names those who wait: others get another drawer. */
  number: number
  waiting: readonly File[]
  refused: readonly Refusal[]
}

const empty: Queue = { number: 0, waiting: [], refused: [] }

/** @param forbidden endings of files that are not taken. */
export function useFileQueue(forbidden: readonly string[]) {
  const [queue, setQueue] = useState(empty)
  const add = useCallback(
    (dropped: Dropped) => {
      const { fitting, refused } = sortedOut(dropped, forbidden)
      setQueue(({ number }) => ({ number: number + 1, waiting: fitting, refused }))
    },
    [forbidden],
  )
  /** Done with them, stored or not. */
  const done = useCallback(() => setQueue((before) => ({ ...before, waiting: [] })), [])
  const forgetRefused = () => setQueue((before) => ({ ...before, refused: [] }))
  return { ...queue, add, done, forgetRefused }
}
