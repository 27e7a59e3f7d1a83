import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
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

  const saved = leave.status === 'blocked' && !saving && !unsaved.dirty()
  useEffect(() => {
    if (saved) leave.proceed?.()
  }, [saved, leave.proceed])

  if (leave.status !== 'blocked' || saved) return null
  if (saving) return <SubmittingDialog />
  const answer = (leaving: boolean) => {
    if (!leaving) return leave.reset()
    discardDrafts()
    unsaved.forgetAll()
    leave.proceed()
  }
  return <UnsavedDialog onAnswer={answer} />
}
