/** A page with more entries than this is long: it is made in parts, others' turns in between. */
export const longPage = 100

const waiting: (() => void)[] = []

// The part stays in the list while it is done, so that one which asks for the next starts no second round.
const pass = (): void => {
  waiting[0]?.()
  waiting.shift()
  if (waiting.length > 0) setImmediate(pass)
}

/**
 * Does the next part of something long when it is its turn: one part of all that is long, then whatever else has come
 * meanwhile. There is one event loop, and each part that it does at a stretch keeps every other caller waiting.
 */
export const inTurn = (part: () => void): void => {
  waiting.push(part)
  if (waiting.length === 1) setImmediate(pass)
}
