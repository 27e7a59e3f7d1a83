import type { CompletedCall, DuplicateKind, FirstCall } from '@pietas/contract/first-calls'
import type { Problem } from '@pietas/contract/kit'
import type { PersonDuplicate } from '@pietas/contract/persons'
import type { ProcessDuplicate } from '@pietas/contract/processes'
import { useRef } from 'react'
import { isProblem, refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { Abandoned, type SaveFacts, useInsist } from '../../kit/form'
import { changedFields } from '../../kit/form/merge/compare'
import { isEmpty } from '../../kit/form/record/sound-fields'
import { useOverlapQuestion } from '../../tasks'
import type { FirstCallValues } from '../first-call-values'
import { type BegunCall, heldHere } from '../held-here'

/** Who or what a call may be about already. */
export type Twins =
  | { of: 'PROCESS'; found: ProcessDuplicate[] }
  | { of: Exclude<DuplicateKind, 'PROCESS'>; found: PersonDuplicate[] }

const twinsIn = ({
  duplicates = [],
  duplicatesOf: of = 'PROCESS',
}: Problem & { duplicatesOf?: DuplicateKind }): Twins[] =>
  of === 'PROCESS'
    ? [{ of, found: duplicates as ProcessDuplicate[] }]
    : [{ of, found: duplicates as PersonDuplicate[] }]

/** A call after a save, and the case if it has become one. */
export interface SavedCall {
  call: FirstCall
  version: number
  completed?: CompletedCall
}

/** Keeps a call, or makes a case of it; whatever stands in the way, the call itself is kept by then. */
export function useSaveFirstCall(loaded: FirstCall | undefined) {
  const kept = useRef(loaded)
  const isCompleting = useRef(true)
  const begun = useRef<BegunCall>(undefined)
  const isSending = useRef(false)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const taken = useRef<Partial<FirstCallValues>>(undefined)
  const twins = useInsist({ code: 'DUPLICATE', flag: 'ignoreDuplicates', foundIn: twinsIn })
  const overlap = useOverlapQuestion()

  // What was sent first is sent again as it was, until it is known to be kept or refused: a call is never kept twice.
  const begin = async (values: Partial<FirstCallValues>, idempotencyKey: string): Promise<FirstCall> => {
    begun.current ??= heldHere.begun() ?? { values: structuredClone(values), idempotencyKey }
    heldHere.begin(begun.current)
    const { values: sent, ...options } = begun.current
    try {
      kept.current = await client.firstCalls.create(sent, options)
    } catch (error) {
      if (isProblem(error)) {
        begun.current = undefined
        heldHere.forget()
      }
      throw error
    }
    heldHere.remember(kept.current.id)
    const later = changedFields(sent, values)
    return isEmpty(later)
      ? kept.current
      : client.firstCalls.update(kept.current.id, later, { ifMatch: kept.current.version })
  }

  const keepNow = async (values: Partial<FirstCallValues>, { version, idempotencyKey }: SaveFacts) => {
    const before = kept.current
    if (!before) kept.current = await begin(values, idempotencyKey)
    else if (Object.keys(values).length > 0)
      // What was kept before the case was refused is newer than what the form has learned of.
      kept.current = await client.firstCalls.update(before.id, values, {
        ifMatch: Math.max(version ?? 0, before.version),
      })
    void refresh('first-calls')
    return kept.current as FirstCall
  }

  /** What is kept while somebody types, and what he keeps himself, follow each other. */
  const keep = (values: Partial<FirstCallValues>, facts: SaveFacts): Promise<FirstCall> => {
    const mine = turn.current.then(() => keepNow(values, facts))
    turn.current = mine.catch(() => undefined)
    return mine
  }

  const complete = ({ id, version }: FirstCall, { idempotencyKey }: SaveFacts) =>
    twins.storeOrAsk((twin) =>
      overlap.storeOrAsk((clash) =>
        client.firstCalls.complete(id, {
          query: { ...twin.options.query, ...clash.options.query },
          idempotencyKey: clash.keyOf(twin.keyOf(`${idempotencyKey}-${version}`)),
        }),
      ),
    )

  /** Somebody who was shown is taken instead of a new person, and the call goes on with him. */
  const completeWithTaken = async (call: FirstCall, facts: SaveFacts): Promise<CompletedCall> => {
    taken.current = undefined
    try {
      return await complete(call, facts)
    } catch (error) {
      if (!(error instanceof Abandoned) || !taken.current) throw error
      kept.current = await client.firstCalls.update(call.id, taken.current, { ifMatch: call.version })
      return completeWithTaken(kept.current, facts)
    }
  }

  const store = async (values: Partial<FirstCallValues>, facts: SaveFacts): Promise<SavedCall> => {
    const call = await keep(values, facts)
    if (!isCompleting.current) {
      toast.success('firstCall.kept')
      return { call, version: call.version }
    }
    const completed = await completeWithTaken(call, facts)
    void refresh('first-calls', 'processes', 'persons', 'tasks')
    return { call, version: call.version, completed }
  }

  const save = async (values: Partial<FirstCallValues>, facts: SaveFacts): Promise<SavedCall> => {
    isSending.current = true
    try {
      return await store(values, facts)
    } finally {
      isSending.current = false
    }
  }

  const failed = (error: unknown) => {
    if (error instanceof Abandoned) return
    const isKept = kept.current !== undefined && isProblem(error, 'INVALID_INPUT')
    toast.error(isKept && isCompleting.current ? 'firstCall.not-completed' : 'firstCall.failed')
  }

  const [asked] = twins.question?.found ?? []
  const question = twins.question &&
    asked && {
      ...asked,
      onAnswer: twins.question.onAnswer,
      onTake: (personId: number) => {
        taken.current = asked.of === 'CALLER' ? { callerPersonId: personId } : { deceasedPersonId: personId }
        twins.question?.onAnswer(false)
      },
    }
  return { save, failed, question, overlap: overlap.question, isCompleting, isSending, keep }
}
