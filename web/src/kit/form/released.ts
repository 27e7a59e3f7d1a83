let pressed = false
const waiting = new Set<() => void>()

const release = () => {
  pressed = false
  // After the click that the press is about to become.
  setTimeout(() => {
    const due = [...waiting]
    waiting.clear()
    for (const go of due) go()
  })
}

window.addEventListener('pointerdown', () => (pressed = true), { capture: true })
window.addEventListener('pointerup', release, { capture: true })
window.addEventListener('pointercancel', release, { capture: true })
// A pointer that is let go of elsewhere tells nobody.
window.addEventListener('blur', release)

/**
 * Does something at once, or as soon as no pointer is pressed: what closes or complains in between would move what
 * somebody is about to click from below the pointer, and his click would be lost.
 */
export const whenReleased = (go: () => void): void => {
  if (pressed) waiting.add(go)
  else go()
}

/** The same as a promise. */
export const released = (): Promise<void> => new Promise((resolve) => whenReleased(resolve))
