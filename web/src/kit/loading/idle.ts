import { after, isOnItsWay } from './moments'
import { isTouching } from './touch'

/** So long at most a part gives way to a page that is on its way, and the next one to a part that does not come, in ms. */
const patience = 4000
/** So long at most a part gives way to somebody who never stops for a breath, in ms. */
const longPatience = 30_000
const pause = 30

const idle = () =>
  'requestIdleCallback' in window
    ? new Promise<void>((resolve) => window.requestIdleCallback(() => resolve(), { timeout: 3000 }))
    : after(pause)

type Part = () => Promise<unknown>

/** What opens from the page that stands there, and everything else. */
const next: Part[] = []
const others: Part[] = []

/**
 * Somebody types, opens or scrolls, or waits for what comes: it is drawn pale. While a list waits for its rows, the
 * browser has nothing to do, and fetches what opens from them.
 *
 * @param waited how long a part has given way already, in ms.
 */
function mustWait(waited: number): boolean {
  if (isTouching()) return waited < longPatience
  return next.length === 0 && isOnItsWay() && waited < patience
}

let isWorking = false

/**
 * One after another, each in a moment of its own: all at once they would take the browser from the page that somebody
 * waits for, and from what somebody does in it.
 */
async function work(): Promise<void> {
  isWorking = true
  let since = performance.now()
  while (next.length + others.length > 0) {
    await idle()
    if (mustWait(performance.now() - since)) {
      await after(pause)
      continue
    }
    const part = next.shift() ?? others.shift()
    await Promise.race([part?.().catch(() => undefined), after(patience)])
    since = performance.now()
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
