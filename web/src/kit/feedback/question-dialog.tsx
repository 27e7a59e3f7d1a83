import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from '../i18n'
import { after } from '../loading/moments'

/** A question with two answers. */
export interface Question {
  title: string
  description?: string
  confirm: string
  cancel?: string
  /** The confirming answer destroys something. */
  destructive?: boolean
  /** What confirming does; the question stands, busy and locked, until it is done. It says itself where it fails. */
  run?: () => Promise<unknown>
}

/** So long somebody sees at least that something is being done, in ms: spec 3 section 4.4. */
const leastBusy = 1000

/** The question as a dialog; the harmless answer has the focus. */
export function QuestionDialog({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  const { t } = useTranslation()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const refuse = () => {
    if (!busy) onAnswer(false)
  }
  const agree = async () => {
    if (question.run) {
      setBusy(true)
      await Promise.all([question.run(), after(leastBusy)])
    }
    onAnswer(true)
  }
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}title`}
      aria-describedby={question.description ? `${id}text` : undefined}
      slotProps={{ paper: { 'aria-busy': busy } }}
      onClose={refuse}
    >
      <DialogTitle id={`${id}title`}>{question.title}</DialogTitle>
      {question.description && (
        <DialogContent>
          <DialogContentText id={`${id}text`}>{question.description}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button autoFocus color="inherit" disabled={busy} onClick={refuse}>
          {question.cancel ?? t('common.cancel')}
        </Button>
        <Button
          variant="contained"
          color={question.destructive ? 'error' : 'primary'}
          loading={busy}
          onClick={() => void agree()}
        >
          {question.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
