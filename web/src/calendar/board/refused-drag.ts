import type { PointerEvent } from 'react'

// Further than a hand trembles that only wanted to click.
const farEnough = 8

/** Tells when somebody tries to drag what stays where it is: the library would say nothing at all. */
export const watchRefusedDrag = (down: PointerEvent, refuse: () => void): void => {
  const ending = new AbortController()
  const { signal } = ending
  const moved = ({ clientX, clientY }: globalThis.PointerEvent) => {
    if (Math.hypot(clientX - down.clientX, clientY - down.clientY) < farEnough) return
    ending.abort()
    // Whoever scrolls with a finger drags nothing.
    if (down.pointerType === 'mouse') refuse()
  }
  window.addEventListener('pointermove', moved, { signal })
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => ending.abort(), { signal })
}
