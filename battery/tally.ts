import { faultOfAny } from '../server/src/house/documented'
import type { Answer, Call } from './wire'

/** What went wrong, and what to do to see it again. */
export type Failure = { fault: string; by: Call | string }

const shown = 5

/** What one class has tried and what came of it. */
export class Tally {
  tried = 0
  failed = 0
  /** The first of them. */
  readonly failures: Failure[] = []
  /** What could not be tried here, and why. */
  readonly leftOut: string[] = []

  /** Counts one attempt. @param fault what is wrong, or null. @param by the call, or words for what was done. */
  count(fault: string | null, by: Call | string): void {
    this.tried += 1
    if (fault === null) return
    this.failed += 1
    if (this.failures.length < shown) this.failures.push({ fault, by })
  }

  /** Counts one answer, which has to be one of these and no fault of the server. */
  expect(answer: Answer, ...statuses: number[]): boolean {
    const isExpected = statuses.includes(answer.status)
    const other = `${answer.status} instead of ${statuses.join(' or ')}: ${answer.bytes.toString('utf8').slice(0, 300)}`
    const fault = faultOfAny(answer) ?? (isExpected ? null : other)
    this.count(fault, answer.call)
    return fault === null
  }

  leaveOut(what: string): void {
    if (!this.leftOut.includes(what)) this.leftOut.push(what)
  }
}
