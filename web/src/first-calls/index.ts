import { loadTexts } from '../kit/i18n'
import { whenIdle } from '../kit/loading'

/** How many calls wait to be finished, and the way to each; with the shortcut for a new one. */
export const OpenCalls = whenIdle(async () => {
  const [{ OpenCallsButton }] = await Promise.all([import('./open-calls-button'), loadTexts(['first-calls'])])
  return OpenCallsButton
})
