import Button from '@mui/material/Button'
import { Link, useNavigate } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { useCommands } from '../../kit/commands'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'

/** The way to the stocktaking, for who may book. */
export function CountLink() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayBook = usePermissions()('Warehouse:BookStock')
  const command = { id: 'count', label: t('stock.count'), icon: ClipboardList }
  useCommands(t('stock.title'), mayBook ? [{ ...command, run: () => void navigate({ to: '/erp/count' }) }] : [])
  if (!mayBook) return null
  return (
    <Button component={Link} to="/erp/count" variant="outlined" startIcon={<ClipboardList size={18} />}>
      {t('stock.count')}
    </Button>
  )
}
