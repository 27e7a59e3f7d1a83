import { loadTexts } from '../../../kit/i18n'
import { whenIdle } from '../../../kit/loading'

/** The help beside a page, with what it says. */
export const HelpPanel = whenIdle(async () => {
  await loadTexts(['help'])
  return (await import('../../../help')).HelpPanel
})
