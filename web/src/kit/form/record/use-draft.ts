import { type RefObject, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { drafts } from '../../leaving'

interface DraftFacts<Values extends FieldValues> {
  /** Key of the draft; absent = there is none. */
  draft: string | undefined
  hook: UseFormReturn<Values>
  stored: RefObject<Values>
}

/** Brings back what was typed before and never stored. */
export function useDraft<Values extends FieldValues>({ draft, hook, stored }: DraftFacts<Values>) {
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const earlier = draft ? drafts.read(draft) : undefined
    if (!earlier) return
    hook.reset({ ...stored.current, ...earlier }, { keepDefaultValues: true })
    setRestored(true)
  }, [draft, hook.reset, stored])

  const discardDraft = () => {
    setRestored(false)
    hook.reset(stored.current)
    if (draft) drafts.clear(draft)
  }

  // What belongs to the house by now is no draft any more, and nothing to throw away by one press.
  return { restored: restored && draft !== undefined, discardDraft }
}
