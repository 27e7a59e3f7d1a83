import Button from '@mui/material/Button'
import { FolderPlus, ListPlus, Palmtree, PhoneIncoming } from 'lucide-react'
import type { Drawers } from '../../kit/drawer/use-drawers'
import { preloadDrawer, useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { usePermissions, useSession } from '../../kit/session'
import { useShortcut } from '../../kit/shortcut'
import * as styles from './day-actions.module.css'

/** What is begun most often. */
export function DayActions() {
  const { t } = useTranslation()
  const may = usePermissions()
  const drawers = useDrawers()
  const { me, legalEntity } = useSession()
  const opener = (name: keyof Drawers & ('task' | 'process' | 'firstCall' | 'absence')) => ({
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
      {/* For somebody of the staff, and not for who visits a tenant. */}
      {me.platformRole === null && legalEntity && (
        <Button className={styles.leave ?? ''} startIcon={<Palmtree size={18} />} {...opener('absence')}>
          {t('header.absence')}
        </Button>
      )}
      <Button variant="outlined" startIcon={<ListPlus size={18} />} {...opener('task')}>
        {t('dashboard.new-task')}
      </Button>
      {mayOpen && (
        <>
          <Button variant="outlined" startIcon={<FolderPlus size={18} />} {...opener('process')}>
            {t('dashboard.new-process')}
          </Button>
          <Button
            className={styles.first ?? ''}
            variant="contained"
            startIcon={<PhoneIncoming size={18} />}
            {...opener('firstCall')}
          >
            {t('header.create-first-call')}
          </Button>
        </>
      )}
    </>
  )
}
