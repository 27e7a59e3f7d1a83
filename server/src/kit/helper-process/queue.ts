import { unavailable } from '../refusal'
import { limitsFor } from './limits'
import { type HelperFacts, HelperProcess, TooMuch } from './process'

/** How many questions a helper gets, and how long it stays. */
export type QueueFacts<Reply> = HelperFacts & {
  /** What one question leaves behind in memory is gone before it adds up. */
  perProcess: number
  /** So many wait at most. */
  longest: number
  /** What a question has come to that was too much. */
  lost: Reply
  hasFailed: (reply: Reply) => boolean
}

/** Asks one question after the other, of a process that is there only while it is needed. */
export type HelperQueue<Question, Reply> = {
  /**
   * Has work done that asks once it is its turn. @throws 503 where too many wait already
   */
  inTurn: <T>(work: (ask: (question: Question) => Promise<Reply>) => Promise<T>) => Promise<T>
  close: () => void
}

const idle = 20_000

/** @returns a queue in front of a helper. */
export const helperQueue = <Question, Reply>(facts: QueueFacts<Reply>): HelperQueue<Question, Reply> => {
  const { perProcess, longest, lost, hasFailed } = facts
  let helper: HelperProcess<Question, Reply> | null = null
  let asked = 0
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  let resting: NodeJS.Timeout | undefined

  const close = (): void => {
    clearTimeout(resting)
    helper?.end()
    helper = null
  }
  const current = async (): Promise<HelperProcess<Question, Reply>> => {
    if (helper?.isGone || asked >= perProcess) close()
    if (!helper) {
      helper = new HelperProcess(facts, await limitsFor(facts.bounds))
      asked = 0
    }
    asked += 1
    return helper
  }
  // What came before may have left a helper with too little memory: only the word of a fresh one counts against a
  // question, and whoever has failed is asked nothing more.
  const ask = async (question: Question): Promise<Reply> => {
    const at = await current()
    const isFresh = asked === 1
    const reply = await at.ask(question).catch((error) => {
      if (error instanceof TooMuch) return lost
      throw error
    })
    if (!hasFailed(reply)) return reply
    close()
    return isFresh ? reply : ask(question)
  }
  const take = async <T>(work: (ask: (question: Question) => Promise<Reply>) => Promise<T>): Promise<T> => {
    clearTimeout(resting)
    try {
      return await work(ask)
    } catch (error) {
      close()
      throw error
    } finally {
      waiting -= 1
      resting = setTimeout(close, idle)
      resting.unref()
    }
  }

  return {
    inTurn: (work) => {
      if (waiting >= longest) return Promise.reject(unavailable())
      waiting += 1
      const done = last.then(() => take(work))
      last = done.catch(() => undefined)
      return done
    },
    close,
  }
}
