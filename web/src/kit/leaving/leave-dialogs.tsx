import { confirm, QuestionDialog } from '../feedback'
import { translate, useTranslation } from '../i18n'
import { whenIdle } from '../loading'
import { discardDrafts } from './drafts'
import { unsaved } from './unsaved'

const question = () => ({
  title: translate('unsaved-changes-dialog.title'),
  description: translate('unsaved-changes-dialog.description'),
  cancel: translate('unsaved-changes-dialog.cancel'),
  confirm: translate('unsaved-changes-dialog.leave'),
  destructive: true,
})

export function UnsavedDialog({ onAnswer }: { onAnswer: (leaving: boolean) => void }) {
  useTranslation()
  return <QuestionDialog question={question()} onAnswer={onAnswer} />
}

export const SubmittingDialog = whenIdle(async () => (await import('./submitting-dialog')).SubmittingDialog)

/** For steps that are no navigation, such as switching the legal entity. Answers whether to go on. */
export async function confirmLeaving(): Promise<boolean> {
  if (!unsaved.dirty()) return true
  const leaving = await confirm(question())
  if (leaving) {
    discardDrafts()
    unsaved.forgetAll()
  }
  return leaving
}
