import type { PointerEvent } from 'react'

// Further than a hand trembles that only wanted to click.
const farEnough = 8

/** How long a finger rests on something before it drags it and does not scroll, in ms. */
export const longPress = 400

/** Tells when somebody tries to drag what stays where it is: the library would say nothing at all. */
export const watchRefusedDrag = (down: PointerEvent, refuse: () => void): void => {
  const ending = new AbortController()
  const { signal } = ending
  // Whoever scrolls with a finger drags nothing.
  const isMeant = (at: number) => down.pointerType === 'mouse' || at - down.timeStamp >= longPress
  const pulled = (at: number) => {
    ending.abort()
    if (isMeant(at)) refuse()
  }
  const moved = ({ clientX, clientY, timeStamp }: globalThis.PointerEvent) => {
    if (Math.hypot(clientX - down.clientX, clientY - down.clientY) >= farEnough) pulled(timeStamp)
  }
  window.addEventListener('pointermove', moved, { signal })
  window.addEventListener('pointerup', () => ending.abort(), { signal })
  // The browser takes a finger that moves for its own.
  window.addEventListener('pointercancel', ({ timeStamp }) => pulled(timeStamp), { signal })
}
