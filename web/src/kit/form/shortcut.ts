import { useEffect, useRef } from 'react'

const windows = /win/i.test(navigator.userAgent)

/** Alt on Windows, Ctrl elsewhere, the Mac included: spec 1 section 9. */
export const shortcutLabel = (letter: string) => `${windows ? 'Alt' : 'Strg'} + ${letter.toUpperCase()}`

const matches = (event: KeyboardEvent, letter: string) =>
  event.code === `Key${letter.toUpperCase()}` &&
  (windows ? event.altKey && !event.ctrlKey : event.ctrlKey && !event.altKey) &&
  !event.metaKey &&
  !event.shiftKey

const stack: { letter: string; run: () => void }[] = []

// One listener for all: of two forms with the same shortcut the one opened last gets it.
window.addEventListener('keydown', (event) => {
  const last = stack.findLast((entry) => matches(event, entry.letter))
  if (!last) return
  event.preventDefault()
  last.run()
})

/** Runs `action` on the shortcut as long as the component stands and `enabled` holds. */
export function useShortcut(letter: string, action: () => void, enabled = true) {
  const latest = useRef(action)
  latest.current = action
  useEffect(() => {
    if (!enabled) return
    const entry = { letter, run: () => latest.current() }
    stack.push(entry)
    return () => {
      stack.splice(stack.indexOf(entry), 1)
    }
  }, [letter, enabled])
}
