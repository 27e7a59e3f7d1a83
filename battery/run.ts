import type { Class } from './classes/class'
import { Pace } from './pace'
import type { Stage } from './stage/stage'
import { Tally } from './tally'

/** What came of one class. */
export type Result = { name: string; tally: Tally }

export type Order = { seed: number; minutes: number }

const tryOut = async ({ run }: Class, stage: Stage, pace: Pace, seed: number): Promise<Tally> => {
  const tally = new Tally()
  try {
    await run(stage, tally, pace, seed)
  } catch (error) {
    tally.count(`broke off: ${error instanceof Error ? error.message : String(error)}`, 'whatever comes next')
  }
  return tally
}

/**
 * Tries classes one after the other. Each gets its share of the time that is left, so that what one does not need goes
 * to those after it.
 *
 * @param onEnd told of each class when it is over.
 */
export const runClasses = async (
  stage: Stage,
  chosen: readonly Class[],
  { seed, minutes }: Order,
  onEnd: (result: Result) => void = () => undefined,
): Promise<Result[]> => {
  const end = Date.now() + minutes * 60_000
  const results: Result[] = []
  for (const [at, one] of chosen.entries()) {
    const shares = chosen.slice(at).reduce((sum, { share }) => sum + share, 0)
    const pace = new Pace(((end - Date.now()) * one.share) / shares, minutes === 0)
    const result = { name: one.name, tally: await tryOut(one, stage, pace, seed) }
    results.push(result)
    onEnd(result)
  }
  return results
}
