import type { Problem, ProblemCode } from '@pietas/contract/kit'
import { useState } from 'react'
import { isProblem } from '../../api'
import { Abandoned } from './save-failures'

/** How a save is to be tried: as usual, or again because somebody insists. */
export interface Attempt<Flag extends string> {
  insists: boolean
  /** For the call: the flag that lets the server pass over what it found. */
  options: { query?: { [Name in Flag]: true } }
  /** The server must not take the second try for a repetition of the first. */
  keyOf: (idempotencyKey: string) => string
}

/** What stands in the way of a save, and where to say whether it is to be stored all the same. */
export interface InsistQuestion<Found> {
  found: Found[]
  onAnswer: (anyway: boolean) => void
}

interface InsistFacts<Found, Flag extends string> {
  /** The refusal that somebody may insist against. */
  code: ProblemCode
  /** The parameter of the call that says so. */
  flag: Flag
  foundIn: (problem: Problem) => Found[] | undefined
  onRefused?: () => void
}

/** Keeps a refused save until somebody has said whether it is to be done all the same, and then does it. */
export function useInsist<Found, Flag extends string>({ code, flag, foundIn, onRefused }: InsistFacts<Found, Flag>) {
  const [questions, setQuestions] = useState<readonly InsistQuestion<Found>[]>([])

  // Of several saves that are refused each has its question, one after the other: none is lost.
  const ask = (found: Found[]): Promise<boolean> =>
    new Promise((resolve) => {
      const question: InsistQuestion<Found> = {
        found,
        onAnswer: (anyway) => {
          setQuestions((all) => all.filter((one) => one !== question))
          resolve(anyway)
        },
      }
      setQuestions((all) => [...all, question])
    })

  /** @param store is called again when the person insists. @throws Abandoned when not. */
  const storeOrAsk = async <Saved>(store: (attempt: Attempt<Flag>) => Promise<Saved>): Promise<Saved> => {
    try {
      return await store({ insists: false, options: {}, keyOf: (key) => key })
    } catch (error) {
      if (!isProblem(error, code)) throw error
      onRefused?.()
      if (!(await ask(foundIn(error.problem) ?? []))) throw new Abandoned()
      const query = { [flag]: true } as { [Name in Flag]: true }
      return store({ insists: true, options: { query }, keyOf: (key) => `${key}-anyway` })
    }
  }

  return { question: questions[0], storeOrAsk }
}
