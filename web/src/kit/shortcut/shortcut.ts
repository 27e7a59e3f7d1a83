import { useEffect, useRef } from 'react'
import { type MessageKey, translate } from '../i18n'
import { capsOf, matches, platform, type ShortcutName } from './keys'

interface Entry {
  name: ShortcutName
  /** What it does just here; without it the general name of the shortcut has to do. */
  about: string | undefined
  run: () => void
}

const stack: Entry[] = []

// Somebody who writes a question mark wants to write it.
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

// One listener for all: of two forms with the same shortcut the one opened last gets it.
window.addEventListener('keydown', (event) => {
  const last = stack.findLast(({ name }) => matches(event, name))
  if (!last || event.defaultPrevented || (last.name === 'help' && isTyping(event))) return
  event.preventDefault()
  if (!event.repeat) last.run()
})

/** Runs `action` on the shortcut as long as the component stands and `enabled` holds. */
export function useShortcut(name: ShortcutName, action: () => void, enabled = true, about?: string) {
  const latest = useRef(action)
  latest.current = action
  useEffect(() => {
    if (!enabled) return
    const entry = { name, about, run: () => latest.current() }
    stack.push(entry)
    return () => {
      stack.splice(stack.indexOf(entry), 1)
    }
  }, [name, enabled, about])
}

/** What works on the screen just now, each shortcut once: the one that would run. */
export const activeShortcuts = (): Pick<Entry, 'name' | 'about'>[] =>
  stack.filter((entry, at) => stack.findLastIndex(({ name }) => name === entry.name) === at)

const capNames: Record<string, MessageKey> = {
  alt: platform === 'mac' ? 'key.option' : 'key.alt',
  ctrl: 'key.ctrl',
  shift: 'key.shift',
}

/** A cap as it stands on the keyboard. */
export const capLabel = (cap: string): string => (capNames[cap] ? translate(capNames[cap]) : cap)

/** The shortcut in a tooltip: `Strg + S`. */
export const shortcutLabel = (name: ShortcutName): string => (capsOf(name)[0] ?? []).map(capLabel).join(' + ')
