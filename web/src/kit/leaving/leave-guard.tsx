import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { discardDrafts } from './drafts'
import { SubmittingDialog, UnsavedDialog } from './leave-dialogs'
import { unsaved, useSaving } from './unsaved'

/**
 * Stands once in the app: no way out of a changed form without a question, and none while it is being saved.
 * Saving wins over unsaved changes: spec 1 section 4.
 */
export function LeaveGuard() {
  const leave = useBlocker({
    shouldBlockFn: () => unsaved.dirty() || unsaved.saving(),
    enableBeforeUnload: () => unsaved.dirty() || unsaved.saving(),
    withResolver: true,
  })
  const saving = useSaving()
  const waiting = useRef(false)

  useEffect(() => {
    if (leave.status !== 'blocked') return
    if (saving) {
      waiting.current = true
      return
    }
    if (!waiting.current) return
    waiting.current = false
    // A failed save keeps the person where his text is.
    if (unsaved.dirty()) leave.reset()
    else leave.proceed()
  }, [leave, saving])

  if (leave.status !== 'blocked') return null
  if (saving || waiting.current) return <SubmittingDialog />
  const answer = (leaving: boolean) => {
    if (!leaving) return leave.reset()
    discardDrafts()
    unsaved.forgetAll()
    leave.proceed()
  }
  return <UnsavedDialog onAnswer={answer} />
}
