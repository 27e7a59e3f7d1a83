export { capsOf, type ShortcutName } from './keys'
export { activeShortcuts, capLabel, shortcutLabel, useShortcut } from './shortcut'
export { useNextTab } from './use-next-tab'
