import type { ProcessRow } from '@pietas/contract/processes'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { ProcessTable } from '../../processes/process-table'
import { preloadDrawer } from '../global-drawers'
import { CreateButton } from '../shell/frame/create-button'
import { Page } from '../shell/frame/page'

export function ProcessesPage() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const navigate = useNavigate()
  const open = useCallback(
    ({ id }: ProcessRow) => void navigate({ to: '/processes/$processId', params: { processId: String(id) } }),
    [navigate],
  )
  const create = (
    <CreateButton
      label={t('process.create')}
      permission="Process:Create"
      onCreate={() => void drawers.open('process', {})}
      onNear={() => preloadDrawer('process')}
    />
  )
  return (
    <Page title={t('process.many')} permission="Process:List" needsEntity actions={create}>
      <ProcessTable onOpen={open} />
    </Page>
  )
}
