import { useEffect, useRef } from 'react'
import { SubmittingDialog, UnsavedDialog } from './leave-dialogs'
import { type Staying, unsaved, useSaving, useStop } from './unsaved'

interface LeavingFacts {
  /** Somebody wants to leave. */
  asked: boolean
  proceed: () => void
  stay: () => void
  staying?: Staying
}

/**
 * The question for somebody who wants to leave, whatever the way out. Saving wins over unsaved changes: spec 1
 * section 4. While something is being saved one waits, and then goes; when it fails one stays where the text is. What may
 * take long, such as a file on a slow line, can be given up there as well.
 */
export function useLeaving({ asked, proceed, stay, staying }: LeavingFacts) {
  const saving = useSaving(staying)
  const stop = useStop(staying)
  const waiting = useRef(false)

  useEffect(() => {
    if (!asked) return
    if (saving) {
      waiting.current = true
      return
    }
    if (!waiting.current) return
    waiting.current = false
    if (unsaved.dirty(staying) || unsaved.failed(staying)) stay()
    else proceed()
  }, [asked, saving, staying, proceed, stay])

  if (!asked) return null
  if (saving || waiting.current) return <SubmittingDialog onStop={stop} />
  const answer = (leaving: boolean) => {
    if (!leaving) return stay()
    unsaved.forgetAll(staying)
    proceed()
  }
  return <UnsavedDialog onAnswer={answer} />
}
