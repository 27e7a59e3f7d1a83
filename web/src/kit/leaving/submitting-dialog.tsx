import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from '../i18n'

/** It cannot be dismissed: it goes when the save has ended, or has been given up where that is possible. */
export function SubmittingDialog({ onStop }: { onStop: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <Dialog open aria-labelledby="submitting-title">
      <DialogTitle id="submitting-title">{t('submitting-changes-dialog.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', justifyItems: 'center', pb: onStop ? 1 : 4 }}>
        <CircularProgress size={28} aria-hidden />
      </DialogContent>
      {onStop && (
        <DialogActions>
          <Button color="inherit" autoFocus onClick={onStop}>
            {t('submitting-changes-dialog.stop')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
