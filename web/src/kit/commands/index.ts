export { type Command, openCommands, useCommands } from './commands'
export { copyText, linkCommand } from './copying'
export { openPanel, type PanelName, usePanels } from './panels'
