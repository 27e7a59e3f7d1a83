import { loadTexts } from '../kit/i18n'
import { whenIdle } from '../kit/loading'

/** A business partner above what is open, to be filled in there. */
export const PartnerAbove = whenIdle(async () => {
  const [{ PartnerAbove: Above }] = await Promise.all([import('./partner-above'), loadTexts(['partners'])])
  return Above
})
