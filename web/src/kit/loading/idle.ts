import { after, isOnItsWay } from './moments'

/** So long at most a part gives way to the page, and the next one to a part that does not come, in ms. */
const patience = 4000
/** Who has not pressed a key for so long has stopped, in ms. */
const breath = 400
const pause = 30

const idle = () =>
  'requestIdleCallback' in window
    ? new Promise<void>((resolve) => window.requestIdleCallback(() => resolve(), { timeout: 3000 }))
    : after(pause)

let lastKey = Number.NEGATIVE_INFINITY
addEventListener('keydown', () => (lastKey = performance.now()), { capture: true, passive: true })

type Part = () => Promise<unknown>

/** What opens from the page that stands there, and everything else. */
const next: Part[] = []
const others: Part[] = []

/**
 * Somebody types into the page, or waits for it: what is on its way is drawn pale. While a list waits for its rows, the
 * browser has nothing to do, and fetches what opens from them.
 */
const mustWait = () => performance.now() - lastKey < breath || (next.length === 0 && isOnItsWay())

let isWorking = false

/**
 * One after another, each in a moment of its own: all at once they would take the browser from the page that somebody
 * waits for, and from the keys that somebody presses in it.
 */
async function work(): Promise<void> {
  isWorking = true
  let until = performance.now() + patience
  while (next.length + others.length > 0) {
    await idle()
    if (mustWait() && performance.now() < until) {
      await after(pause)
      continue
    }
    const part = next.shift() ?? others.shift()
    await Promise.race([part?.().catch(() => undefined), after(patience)])
    until = performance.now() + patience
  }
  isWorking = false
}

/**
 * Code that comes as soon as the browser has nothing better to do: it is there when the server is gone by the time it
 * is wanted. A load that failed is tried again when somebody asks.
 *
 * @param turn whether it is what opens from the page that stands there; all others come after that.
 * @returns hands the code over, at once.
 */
export function inIdleTime<Code>(load: () => Promise<Code>, turn: 'next' | 'later' = 'later'): () => Promise<Code> {
  let loading: Promise<Code> | undefined
  const once = () => {
    loading ??= load()
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  ;(turn === 'next' ? next : others).push(once)
  if (!isWorking) void work()
  return once
}
