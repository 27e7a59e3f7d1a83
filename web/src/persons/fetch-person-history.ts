import { loadTexts } from '../kit/i18n'
import { whenIdle } from '../kit/loading'

/** Few look at it, and nobody first. */
export const PersonHistory = whenIdle(async () => {
  const [{ PersonHistory: History }] = await Promise.all([
    import('./person-history'),
    loadTexts(['documents', 'persons', 'trail/history']),
  ])
  return History
})
