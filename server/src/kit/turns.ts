/** A page with more entries than this is long: it is made in parts, others' turns in between. */
export const longPage = 100

/** Milliseconds that the next part of something long waits at most for the short calls that are at work. */
export const patience = 16

const waiting: (() => void)[] = []
let shortCalls = 0
let timer: NodeJS.Timeout | undefined

// The part stays in the list while it is done, so that one which asks for the next starts no second round.
const pass = (): void => {
  timer = undefined
  waiting[0]?.()
  waiting.shift()
  if (waiting.length > 0) passSoon()
}

const passSoon = (): void => {
  if (shortCalls === 0) setImmediate(pass)
  else timer = setTimeout(pass, patience)
}

/**
 * Does the next part of something long when it is its turn: one part of all that is long, then whatever else has come
 * meanwhile. There is one event loop, and each part that it does at a stretch keeps every other caller waiting. While
 * somebody waits for a short answer the parts come more slowly, but they come.
 */
export const inTurn = (part: () => void): void => {
  waiting.push(part)
  if (waiting.length === 1) passSoon()
}

/** @returns how many short calls are at work. */
export const shortCallsAtWork = (): number => shortCalls

/** A call is at work that is answered soon. @returns a function that says that it is answered; it may be called again. */
export const beginShortCall = (): (() => void) => {
  shortCalls += 1
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    shortCalls -= 1
    if (shortCalls > 0 || timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    setImmediate(pass)
  }
}
