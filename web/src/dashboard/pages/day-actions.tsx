import Button from '@mui/material/Button'
import { FolderPlus, ListPlus } from 'lucide-react'
import type { Drawers } from '../../kit/drawer/use-drawers'
import { preloadDrawer, useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'

/** What is begun most often. */
export function DayActions() {
  const { t } = useTranslation()
  const may = usePermissions()
  const drawers = useDrawers()
  const opener = (name: keyof Drawers & ('task' | 'process')) => ({
    onPointerEnter: () => preloadDrawer(name),
    onFocus: () => preloadDrawer(name),
    onClick: () => void drawers.open(name, {}),
  })
  return (
    <>
      <Button variant="outlined" startIcon={<ListPlus size={18} />} {...opener('task')}>
        {t('dashboard.new-task')}
      </Button>
      {may('Process:Create') && (
        <Button variant="contained" startIcon={<FolderPlus size={18} />} {...opener('process')}>
          {t('dashboard.new-process')}
        </Button>
      )}
    </>
  )
}
