import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from '../i18n'

export function DraftHint({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation()
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button size="small" color="inherit" onClick={onDiscard}>
          {t('form.draft-discard')}
        </Button>
      }
    >
      {t('form.draft-restored')}
    </Alert>
  )
}
