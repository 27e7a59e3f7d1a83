/** How long a class goes on: one round at least, then as long as its time lasts. */
export class Pace {
  readonly #end: number
  readonly #now: () => number
  /** A little of everything is enough. */
  readonly isBrief: boolean
  /** How many rounds are over. */
  round = 0

  constructor(milliseconds: number, isBrief = false, now: () => number = Date.now) {
    this.#now = now
    this.isBrief = isBrief
    this.#end = now() + milliseconds
  }

  /** Ends a round. @returns whether there is time for another. */
  goesOn(): boolean {
    this.round += 1
    return this.isTime()
  }

  /** @returns whether there is time left, in the middle of a round. */
  isTime(): boolean {
    return this.#now() < this.#end
  }
}
