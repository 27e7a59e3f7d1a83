let pressed = false
const waiting = new Set<() => void>()

const release = () => {
  pressed = false
  // After the click that the press is about to become.
  setTimeout(() => {
    for (const go of waiting) go()
    waiting.clear()
  })
}

window.addEventListener('pointerdown', () => (pressed = true), { capture: true })
window.addEventListener('pointerup', release, { capture: true })
window.addEventListener('pointercancel', release, { capture: true })

/**
 * Waits until no pointer is pressed: what closes or complains in between would move what somebody is about to click
 * from below the pointer.
 */
export const released = (): Promise<void> =>
  pressed ? new Promise((resolve) => waiting.add(resolve)) : Promise.resolve()
