import IconButton from '@mui/material/IconButton'
import { Printer } from 'lucide-react'
import { useTranslation } from '../i18n'
import { Tooltip } from '../tooltip'
import { printPage } from './print-page'

/** Prints what is being looked at. */
export function PrintButton() {
  const { t } = useTranslation()
  return (
    <Tooltip title={t('common.print')}>
      <IconButton aria-label={t('common.print')} onClick={printPage}>
        <Printer size={20} />
      </IconButton>
    </Tooltip>
  )
}
