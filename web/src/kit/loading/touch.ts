/** Who has not touched anything for so long has stopped, in ms. */
const breath = 400

let last = Number.NEGATIVE_INFINITY
let told = Number.NEGATIVE_INFINITY
const listeners = new Set<() => void>()

for (const touch of ['keydown', 'click', 'scroll'])
  addEventListener(
    touch,
    () => {
      last = performance.now()
      if (last - told < breath / 2) return
      told = last
      for (const listener of listeners) listener()
    },
    { capture: true, passive: true },
  )

/** @returns whether somebody types, opens or scrolls: what nobody waits for does not take the browser from him. */
export const isTouching = () => performance.now() - last < breath

/**
 * @param listener is told of touches, of many at once only now and then.
 * @returns takes the listener back.
 */
export function onTouch(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
