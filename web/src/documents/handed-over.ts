import type { DocumentContext } from '@pietas/contract/documents'
import { useEffect } from 'react'
import type { Dropped } from '../kit/upload'

type Take = (chosen: Dropped) => void

const takers = new Map<string, Take>()
const waiting = new Map<string, Dropped>()

const keyOf = (context: DocumentContext, ownerId: number) => `${context} ${ownerId}`

/** Hands files that were chosen elsewhere to the documents of a record, now or as soon as they stand on the screen. */
export function handOver(context: DocumentContext, ownerId: number, chosen: Dropped) {
  const key = keyOf(context, ownerId)
  const take = takers.get(key)
  if (take) return take(chosen)
  // What nobody came for belongs to no later visit.
  waiting.clear()
  waiting.set(key, chosen)
}

/** Takes what is handed to the documents of a record; `take` stays the same function. */
export function useHandedOver(context: DocumentContext, ownerId: number, take: Take) {
  useEffect(() => {
    const key = keyOf(context, ownerId)
    takers.set(key, take)
    const chosen = waiting.get(key)
    waiting.delete(key)
    if (chosen) take(chosen)
    return () => {
      if (takers.get(key) === take) takers.delete(key)
    }
  }, [context, ownerId, take])
}
