export { capsOf, type ShortcutName } from './keys'
export { activeShortcuts, capLabel, pressShortcut, shortcutLabel, useShortcut } from './shortcut'
export { useNextTab } from './use-next-tab'
