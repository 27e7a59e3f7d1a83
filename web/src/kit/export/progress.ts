export interface Counts {
  fetched: number
  completed: number
  /** Undefined while nobody knows how many there are. */
  total: number | undefined
  /** Rows are completed one by one after they have been fetched: then there are two passes. */
  hasSecondPass: boolean
}

/**
 * The progress in per cent: with a second pass fetching counts up to 50 and completing up to 100, without one fetching
 * alone reaches 100. Null while it cannot be told honestly.
 */
export function progressOf({ fetched, completed, total, hasSecondPass }: Counts): number | null {
  if (total === undefined) return null
  const passes = hasSecondPass ? 2 : 1
  const all = total * passes
  return all === 0 ? 100 : Math.min(100, Math.round(((fetched + completed) / all) * 100))
}
