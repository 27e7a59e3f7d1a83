import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { confirm, QuestionDialog } from '../feedback'
import { translate, useTranslation } from '../i18n'
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

/** It cannot be dismissed: it goes when the save has ended. */
export function SubmittingDialog() {
  const { t } = useTranslation()
  return (
    <Dialog open aria-labelledby="submitting-title">
      <DialogTitle id="submitting-title">{t('submitting-changes-dialog.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', justifyItems: 'center', pb: 4 }}>
        <CircularProgress size={28} aria-hidden />
      </DialogContent>
    </Dialog>
  )
}

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
