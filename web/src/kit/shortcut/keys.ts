export type Platform = 'windows' | 'mac' | 'other'
export type ShortcutName =
  | 'save'
  | 'create'
  | 'create-other'
  | 'next-tab'
  | 'previous'
  | 'next'
  | 'today'
  | 'help'
  | 'search'
  | 'commands'
  | 'first-call'

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** One way to press a shortcut. */
interface Keys {
  /** The place on the keyboard, or the character where that is what counts. */
  key: `Key${string}` | `Page${string}` | 'F6' | '?'
  modifier?: 'alt' | 'ctrl' | 'meta'
  shift?: boolean
}

/** @param agent the browser's name for itself. */
export const platformOf = (agent: string): Platform => {
  if (/windows/i.test(agent)) return 'windows'
  return /mac/i.test(agent) ? 'mac' : 'other'
}

export const platform = platformOf(navigator.userAgent)

const letter = (place: 'KeyS' | 'KeyN', shift: boolean, on: Platform): Keys[] => {
  // Alt on Windows, Ctrl elsewhere, the Mac included: spec 1 section 9.
  const main: Keys = { key: place, modifier: on === 'windows' ? 'alt' : 'ctrl', shift }
  // Browsers keep Ctrl+N for themselves, so Alt+N has to do everywhere, and is the one to be told.
  return place === 'KeyS' || on === 'windows' ? [main] : [{ ...main, modifier: 'alt' }, main]
}

const ways: Record<ShortcutName, (on: Platform) => Keys[]> = {
  save: (on) => letter('KeyS', false, on),
  create: (on) => letter('KeyN', false, on),
  'create-other': (on) => letter('KeyN', true, on),
  'next-tab': () => [{ key: 'F6' }],
  previous: () => [{ key: 'PageUp', modifier: 'alt' }],
  next: () => [{ key: 'PageDown', modifier: 'alt' }],
  today: () => [{ key: 'KeyT', modifier: 'alt' }],
  help: () => [{ key: '?' }],
  search: (on) => [{ key: 'KeyK', modifier: on === 'mac' ? 'meta' : 'ctrl', shift: false }],
  commands: (on) => [{ key: 'KeyK', modifier: on === 'mac' ? 'meta' : 'ctrl', shift: true }],
  'first-call': () => [{ key: 'KeyA', modifier: 'alt' }],
}

const isPressed = (event: Pressed, { key, modifier, shift = false }: Keys): boolean => {
  const isKey = key.startsWith('Key') ? event.code === key : event.key === key
  // Where `?` is typed with Shift differs from keyboard to keyboard.
  const shifted = key === '?' || event.shiftKey === shift
  const { altKey, ctrlKey, metaKey } = event
  const held = altKey === (modifier === 'alt') && ctrlKey === (modifier === 'ctrl') && metaKey === (modifier === 'meta')
  return isKey && shifted && held
}

/** @returns whether a key event is the shortcut. */
export const matches = (event: Pressed, name: ShortcutName, on: Platform = platform): boolean =>
  ways[name](on).some((keys) => isPressed(event, keys))

/** The keys of a shortcut, each way as a list of caps; modifiers are `alt`, `ctrl`, `meta` and `shift`. */
export const capsOf = (name: ShortcutName, on: Platform = platform): string[][] =>
  ways[name](on).map(({ key, modifier, shift }) => [
    ...(modifier ? [modifier] : []),
    ...(shift ? ['shift'] : []),
    key.replace('Key', ''),
  ])
