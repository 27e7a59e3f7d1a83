import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from '../i18n'

/** A question with two answers. */
export interface Question {
  title: string
  description?: string
  confirm: string
  cancel?: string
  /** The confirming answer destroys something. */
  destructive?: boolean
}

/** The question as a dialog; the harmless answer has the focus. */
export function QuestionDialog({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}title`}
      aria-describedby={question.description ? `${id}text` : undefined}
      onClose={() => onAnswer(false)}
    >
      <DialogTitle id={`${id}title`}>{question.title}</DialogTitle>
      {question.description && (
        <DialogContent>
          <DialogContentText id={`${id}text`}>{question.description}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button autoFocus color="inherit" onClick={() => onAnswer(false)}>
          {question.cancel ?? t('common.cancel')}
        </Button>
        <Button variant="contained" color={question.destructive ? 'error' : 'primary'} onClick={() => onAnswer(true)}>
          {question.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
