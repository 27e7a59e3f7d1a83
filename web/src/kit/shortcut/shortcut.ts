import { useEffect, useRef } from 'react'
import { type MessageKey, translate } from '../i18n'
import { capsOf, matches, platform, type ShortcutName } from './keys'

interface Entry {
  name: ShortcutName
  /** What it does just here; without it the general name of the shortcut has to do. */
  about: string | undefined
  /** How many dialogs and drawers were open when it came: what lies below a later one is out of reach. */
  depth: number
  run: () => void
}

const stack: Entry[] = []

const depthNow = () => document.querySelectorAll('[aria-modal="true"]').length
// The overview and the search may be wanted anywhere.
const anywhere: readonly ShortcutName[] = ['help', 'search', 'commands']
const isInReach = ({ name, depth }: Entry) => anywhere.includes(name) || depth >= depthNow()

// Somebody who writes a question mark wants to write it.
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

// One listener for all: of two forms with the same shortcut the one opened last gets it.
window.addEventListener('keydown', (event) => {
  const matching = stack.filter(({ name }) => matches(event, name))
  if (matching.length === 0 || event.defaultPrevented) return
  if (matching[0]?.name === 'help' && isTyping(event)) return
  // Out of reach as well: nobody wants the page of the browser saved because a dialog is open.
  event.preventDefault()
  if (!event.repeat) matching.findLast(isInReach)?.run()
})

/** Runs `action` on the shortcut as long as the component stands and `enabled` holds. */
export function useShortcut(name: ShortcutName, action: () => void, enabled = true, about?: string) {
  const latest = useRef(action)
  latest.current = action
  const depth = useRef<number>(undefined)
  useEffect(() => {
    if (!enabled) return
    // Kept: who renders anew below a drawer does not come to lie on top of it.
    depth.current ??= depthNow()
    const entry = { name, about, depth: depth.current, run: () => latest.current() }
    stack.push(entry)
    return () => {
      stack.splice(stack.indexOf(entry), 1)
    }
  }, [name, enabled, about])
}

/** What works on the screen just now, each shortcut once: the one that would run. */
export const activeShortcuts = (): Pick<Entry, 'name' | 'about'>[] =>
  stack.filter(isInReach).filter((entry, at, within) => within.findLastIndex(({ name }) => name === entry.name) === at)

const capNames: Record<string, MessageKey> = {
  alt: platform === 'mac' ? 'key.option' : 'key.alt',
  ctrl: 'key.ctrl',
  meta: 'key.meta',
  shift: 'key.shift',
}

/** Does what the shortcut would do if it were pressed now. */
export const pressShortcut = (name: ShortcutName) =>
  stack.findLast((entry) => entry.name === name && isInReach(entry))?.run()

/** A cap as it stands on the keyboard. */
export const capLabel = (cap: string): string => (capNames[cap] ? translate(capNames[cap]) : cap)

/** The shortcut in a tooltip: `Strg + S`. */
export const shortcutLabel = (name: ShortcutName): string => (capsOf(name)[0] ?? []).map(capLabel).join(' + ')
