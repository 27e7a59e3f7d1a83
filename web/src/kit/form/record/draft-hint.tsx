import Button from '@mui/material/Button'
import { useTranslation } from '../../i18n'
import { Notice } from '../notice'

export function DraftHint({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice
      severity="info"
      variant="outlined"
      action={
        <Button size="small" color="inherit" onClick={onDiscard}>
          {t('form.draft-discard')}
        </Button>
      }
    >
      {t('form.draft-restored')}
    </Notice>
  )
}
