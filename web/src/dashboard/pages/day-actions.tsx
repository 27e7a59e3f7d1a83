import Button from '@mui/material/Button'
import { FolderPlus, ListPlus, PhoneIncoming } from 'lucide-react'
import type { Drawers } from '../../kit/drawer/use-drawers'
import { preloadDrawer, useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import { useShortcut } from '../../kit/shortcut'

/** What is begun most often. */
export function DayActions() {
  const { t } = useTranslation()
  const may = usePermissions()
  const drawers = useDrawers()
  const opener = (name: keyof Drawers & ('task' | 'process' | 'firstCall')) => ({
    onPointerEnter: () => preloadDrawer(name),
    onFocus: () => preloadDrawer(name),
    onClick: () => void drawers.open(name, {}),
  })
  const mayOpen = may('Process:Create')
  const open = (name: 'task' | 'process') => () => void drawers.open(name, {})
  useShortcut('create', open('process'), mayOpen, t('dashboard.new-process'))
  useShortcut(mayOpen ? 'create-other' : 'create', open('task'), true, t('dashboard.new-task'))
  return (
    <>
      <Button variant="outlined" startIcon={<ListPlus size={18} />} {...opener('task')}>
        {t('dashboard.new-task')}
      </Button>
      {mayOpen && (
        <>
          <Button variant="outlined" startIcon={<FolderPlus size={18} />} {...opener('process')}>
            {t('dashboard.new-process')}
          </Button>
          <Button variant="contained" startIcon={<PhoneIncoming size={18} />} {...opener('firstCall')}>
            {t('header.create-first-call')}
          </Button>
        </>
      )}
    </>
  )
}
