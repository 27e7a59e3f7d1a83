import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from '../i18n'

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
