import Button from '@mui/material/Button'
import type { ProcessRow } from '@pietas/contract/processes'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { useDrawers } from '../../kit/drawer'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import { ProcessTable } from '../../processes/process-table'
import { preloadDrawer } from '../global-drawers'
import { Page } from '../shell/page'

export function ProcessesPage() {
  const { t } = useTranslation()
  const may = usePermissions()
  const drawers = useDrawers()
  const navigate = useNavigate()
  const open = useCallback(
    ({ id }: ProcessRow) => void navigate({ to: '/processes/$processId', params: { processId: String(id) } }),
    [navigate],
  )
  const create = may('Process:Create') && (
    <Button
      variant="contained"
      startIcon={<Plus size={18} />}
      onPointerEnter={() => preloadDrawer('process')}
      onFocus={() => preloadDrawer('process')}
      onClick={() => void drawers.open('process', {})}
    >
      {t('process.create')}
    </Button>
  )
  return (
    <Page title={t('process.many')} permission="Process:List" needsEntity actions={create}>
      <ProcessTable onOpen={open} />
    </Page>
  )
}
