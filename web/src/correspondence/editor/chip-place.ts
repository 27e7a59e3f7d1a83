import type { ChoiceCase } from '@pietas/contract/correspondence'
import { createContext } from 'react'

/** What the chips of a text say in the letter at hand; without one they say what they are. */
export interface ChipFacts {
  /** What each placeholder says there, null where nobody has written it down. */
  values: Readonly<Record<string, string | null>>
  /** Which words fit there, by what they hang on. */
  cases: Readonly<Partial<Record<string, ChoiceCase>>>
}

/** The letter that the editors below it write, once its process has been read. */
export const ChipPlace = createContext<ChipFacts | undefined>(undefined)

/** What the chips of one editor ask; they stand outside of what React draws. */
export interface ChipStore {
  get: () => ChipFacts | undefined
  set: (facts: ChipFacts | undefined) => void
  subscribe: (listener: () => void) => () => void
}

export const chipStore = (): ChipStore => {
  let facts: ChipFacts | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => facts,
    set: (next) => {
      if (next === facts) return
      facts = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
