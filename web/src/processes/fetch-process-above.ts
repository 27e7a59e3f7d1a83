import { loadTexts } from '../kit/i18n'
import { whenIdle } from '../kit/loading'

/** What is known of a case above what is open, to be filled in there. */
export const ProcessAbove = whenIdle(async () => {
  const [{ ProcessAbove: Above }] = await Promise.all([
    import('./process-above'),
    loadTexts(['partners', 'persons', 'processes', 'processes/case']),
  ])
  return Above
})
