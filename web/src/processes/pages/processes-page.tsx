import type { ProcessRow } from '@pietas/contract/processes'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { preloadDrawer, useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import type { CreateFacts } from '../../kit/list'
import { CreateButton, Page } from '../../kit/page'
import { ProcessTable } from '../process-table'

export function ProcessesPage() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const navigate = useNavigate()
  const open = useCallback(
    ({ id }: ProcessRow) => void navigate({ to: '/processes/$processId', params: { processId: String(id) } }),
    [navigate],
  )
  const create: CreateFacts = {
    label: t('process.create'),
    permission: 'Process:Create',
    onCreate: () => void drawers.open('process', {}),
  }
  return (
    <Page title={t('process.many')} actions={<CreateButton {...create} onNear={() => preloadDrawer('process')} />}>
      <ProcessTable onOpen={open} create={create} />
    </Page>
  )
}
