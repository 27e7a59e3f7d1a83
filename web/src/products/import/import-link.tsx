import Button from '@mui/material/Button'
import { Link, useNavigate } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { useCommands } from '../../kit/commands'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'

/** The way to the import, for who may add articles. */
export function ImportLink() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayCreate = usePermissions()('Warehouse:CreateArticle')
  const command = { id: 'import', label: t('product.import'), icon: Upload }
  useCommands(t('nav.goods'), mayCreate ? [{ ...command, run: () => void navigate({ to: '/admin/erp/import' }) }] : [])
  if (!mayCreate) return null
  return (
    <Button component={Link} to="/admin/erp/import" variant="outlined" startIcon={<Upload size={18} />}>
      {t('product.import')}
    </Button>
  )
}
