import { useEffect, useRef } from 'react'
import { translate } from '../i18n'

const windows = /win/i.test(navigator.userAgent)

/** Alt on Windows, Ctrl elsewhere, the Mac included: spec 1 section 9. */
export const shortcutLabel = (letter: string) =>
  `${windows || letter === 'n' ? 'Alt' : translate('key.ctrl')} + ${letter.toUpperCase()}`

function matches(event: KeyboardEvent, letter: string): boolean {
  if (event.code !== `Key${letter.toUpperCase()}` || event.metaKey || event.shiftKey) return false
  const alt = event.altKey && !event.ctrlKey
  const ctrl = event.ctrlKey && !event.altKey
  // Browsers keep Ctrl+N for themselves, so that Alt+N has to do everywhere.
  return windows || letter === 'n' ? alt || (ctrl && !windows) : ctrl
}

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
