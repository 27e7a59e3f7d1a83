let isPressed = false

const released = ['pointerup', 'pointercancel', 'dragend'] as const

// Heard before anybody else, so that nothing can keep it from us.
const press = (pressed: boolean) => () => {
  isPressed = pressed
}
window.addEventListener('pointerdown', press(true), { capture: true })
for (const name of released) window.addEventListener(name, press(false), { capture: true })

/**
 * Does something at once, or as soon as the pointer that is pressed now has been let go: what moves the page in between
 * takes the target away from under it, and the click is lost.
 */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work()
    return
  }
  const listening = new AbortController()
  const go = () => {
    listening.abort()
    // The click comes right after the release.
    setTimeout(work)
  }
  for (const name of released) window.addEventListener(name, go, { capture: true, signal: listening.signal })
}
