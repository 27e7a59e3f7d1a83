import Button from '@mui/material/Button'
import { Link } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'

/** The way to the import, for who may add articles. */
export function ImportLink() {
  const { t } = useTranslation()
  if (!usePermissions()('Warehouse:CreateArticle')) return null
  return (
    <Button component={Link} to="/admin/erp/import" variant="outlined" startIcon={<Upload size={18} />}>
      {t('product.import')}
    </Button>
  )
}
