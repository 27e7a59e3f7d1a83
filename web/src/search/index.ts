import { loadTexts } from '../kit/i18n'
import { whenIdle } from '../kit/loading'

export type { CommandMenuProps } from './command-menu'

/** Everything that can be found and done, by typing. */
export const CommandMenu = whenIdle(async () => {
  const [{ CommandMenu: Menu }] = await Promise.all([import('./command-menu'), loadTexts(['search', 'tasks'])])
  return Menu
})
