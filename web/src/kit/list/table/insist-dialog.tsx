import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../i18n'
import { PlainTable, type PlainTableProps } from './plain-table'

interface InsistDialogProps extends Omit<PlainTableProps, 'label'> {
  title: string
  subtitle: string
  /** What the button says that goes on all the same. */
  confirm: string
  onAnswer: (insists: boolean) => void
  /** What opens above it. */
  children?: ReactNode
}

/** What speaks against storing something, and the choice to store it all the same; going back is what is near. */
export function InsistDialog({ title, subtitle, confirm, onAnswer, children, ...table }: InsistDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={id} onClose={() => onAnswer(false)}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{subtitle}</DialogContentText>
        <PlainTable label={title} {...table} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={() => onAnswer(false)}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onAnswer(true)}>
          {confirm}
        </Button>
      </DialogActions>
      {children}
    </Dialog>
  )
}
