import { whenIdle } from '../loading'

/** A menu of short lines that hangs on a button of the frame around every page. */
export const AnchoredMenu = whenIdle(async () => (await import('./menu-panel')).MenuPanel)
