/** So long at most a part gives way to the page, and the next one to a part that does not come, in ms. */
const patience = 4000
/** Who has not pressed a key for so long has stopped, in ms. */
const breath = 400
const pause = 30

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const idle = () =>
  'requestIdleCallback' in window
    ? new Promise<void>((resolve) => window.requestIdleCallback(() => resolve(), { timeout: 3000 }))
    : after(pause)

let lastKey = Number.NEGATIVE_INFINITY
addEventListener('keydown', () => (lastKey = performance.now()), { capture: true, passive: true })

/** Somebody waits for the page, of which what is on its way is drawn pale, or types into it. */
const isNeeded = () => performance.now() - lastKey < breath || document.querySelector('.MuiSkeleton-root') !== null

const waiting: (() => Promise<unknown>)[] = []
let isWorking = false

/**
 * One after another, each in a moment of its own: all at once they would take the browser from the page that somebody
 * waits for, and from the keys that somebody presses in it.
 */
async function work(): Promise<void> {
  isWorking = true
  let until = performance.now() + patience
  for (let next = waiting[0]; next; next = waiting[0]) {
    await idle()
    if (isNeeded() && performance.now() < until) {
      await after(pause)
      continue
    }
    waiting.shift()
    await Promise.race([next().catch(() => undefined), after(patience)])
    until = performance.now() + patience
  }
  isWorking = false
}

/**
 * Code that comes as soon as the browser has nothing better to do: it is there when the server is gone by the time it
 * is wanted. A load that failed is tried again when somebody asks.
 *
 * @returns hands the code over, at once.
 */
export function inIdleTime<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined
  const once = () => {
    loading ??= load()
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  waiting.push(once)
  if (!isWorking) void work()
  return once
}
