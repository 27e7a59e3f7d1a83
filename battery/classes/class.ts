import type { Pace } from '../pace'
import type { Stage } from '../stage/stage'
import type { Tally } from '../tally'

/** One kind of attack, or of fault. */
export type Class = {
  name: string
  /** Of the time that there is, compared with the others. */
  share: number
  /** Tries everything at least once and counts. What only some servers allow is left out, and said. */
  run: (stage: Stage, tally: Tally, pace: Pace, seed: number) => Promise<void>
}
