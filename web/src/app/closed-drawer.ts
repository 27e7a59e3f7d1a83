import { loadTexts } from '../kit/i18n'
import { whenIdle } from '../kit/loading'

/** A drawer that a link leads to, for somebody who may not look into it. */
export const ClosedDrawer = whenIdle(async () => {
  await loadTexts(['users/rights'])
  return (await import('./drawer-shape')).ClosedDrawer
})
