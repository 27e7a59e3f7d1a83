import Button from '@mui/material/Button'
import { TriangleAlert } from 'lucide-react'
import { EmptyState } from '../feedback'
import { useTranslation } from '../i18n'

/** The last resort when a page breaks, or what a page says whose record cannot be loaded. */
export function Failed({ isPage = true }: { isPage?: boolean }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        isPage={isPage}
        icon={<TriangleAlert size={32} aria-hidden />}
        title={t('page.failed')}
        hint={t('page.failed-hint')}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('page.reload')}
          </Button>
        }
      />
    </div>
  )
}
