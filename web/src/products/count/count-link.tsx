import Button from '@mui/material/Button'
import { Link } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'

/** The way to the stocktaking, for who may book. */
export function CountLink() {
  const { t } = useTranslation()
  if (!usePermissions()('Warehouse:BookStock')) return null
  return (
    <Button component={Link} to="/erp/count" variant="outlined" startIcon={<ClipboardList size={18} />}>
      {t('stock.count')}
    </Button>
  )
}
