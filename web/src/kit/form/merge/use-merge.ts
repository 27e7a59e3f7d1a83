import { useCallback, useState } from 'react'

/** A question to somebody whose fields were changed by somebody else meanwhile. */
export interface MergeQuestion {
  fields: string[]
  own: Record<string, unknown>
  theirs: Record<string, unknown>
  /** The fields of which the other version counts; undefined = nothing is decided. */
  answer: (takeTheirs: ReadonlySet<string> | undefined) => void
}

type Versions = Omit<MergeQuestion, 'answer'>

/** Asks which version of contested fields counts. */
export function useMerge() {
  const [question, setQuestion] = useState<MergeQuestion>()
  const ask = useCallback(
    (versions: Versions) =>
      new Promise<ReadonlySet<string> | undefined>((resolve) => {
        const answer = (takeTheirs: ReadonlySet<string> | undefined) => {
          setQuestion(undefined)
          resolve(takeTheirs)
        }
        setQuestion({ ...versions, answer })
      }),
    [],
  )
  return { question, ask }
}
