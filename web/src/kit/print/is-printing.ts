import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let printing = false
const listeners = new Set<() => void>()

function tell(now: boolean) {
  printing = now
  // The browser copies the page as soon as this returns: what comes later is not on the paper.
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

window.addEventListener('beforeprint', () => tell(true))
window.addEventListener('afterprint', () => tell(false))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether the page is just being put on paper: what is folded up or not drawn on the screen is there for that time. */
export const useIsPrinting = () => useSyncExternalStore(subscribe, () => printing)
