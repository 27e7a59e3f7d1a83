import type { MatchedBy } from '@pietas/contract/kit'
import { foldedName } from '@pietas/contract/persons'
import type { LucideIcon } from 'lucide-react'

/** A line of the menu. */
export interface Entry {
  /** Unique in the whole menu: the line that is highlighted stays it, whatever comes in around it. */
  id: string
  label: string
  secondary?: string | undefined
  /** Stands behind it, in groups. */
  phone?: string | null
  icon: LucideIcon
  /** How a record was found, when not by its words. */
  matchedBy?: MatchedBy | undefined
  /** How it is done without the menu. */
  shortcut?: string | undefined
  /** Leads on within the menu, which stays open. */
  stays?: boolean
  /** No answer to an empty menu, but found by whoever looks for it. */
  quiet?: boolean | undefined
  run: () => void
}

export interface Section {
  id: string
  title: string
  entries: readonly Entry[]
  hasFailed?: boolean
}

const wordsOf = (text: string) => foldedName(text).split(/[^\p{L}\p{N}]+/u)

/** Those whose label has a word for each typed one that begins with it. */
export const matching = (entries: readonly Entry[], query: string): Entry[] => {
  const typed = wordsOf(query).filter(Boolean)
  if (query !== '' && typed.length === 0) return []
  return entries.filter(({ label }) => typed.every((word) => wordsOf(label).some((one) => one.startsWith(word))))
}
