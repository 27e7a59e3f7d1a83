export { shortcutLabel, useShortcut } from './shortcut'
