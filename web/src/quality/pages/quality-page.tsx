import Button from '@mui/material/Button'
import { Plus } from 'lucide-react'
import { preloadDrawer, useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { CreateButton, Fill, Page, PageTabs } from '../../kit/page'
import { usePermissions } from '../../kit/session'
import { VoicesTable } from './voices/voices-table'

const Evaluation = whenIdle(async () => (await import('../evaluation/evaluation')).Evaluation)
const IncompleteTable = whenIdle(async () => (await import('../incomplete/incomplete-table')).IncompleteTable)
const FollowUpTable = whenIdle(async () => (await import('../follow-ups/follow-up-table')).FollowUpTable)

const near = () => preloadDrawer('task')

/** What families say of the house, what becomes of it, and whom to ask. */
export function QualityPage() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const may = usePermissions()
  const complain = () => void drawers.open('task', { preset: { type: 'COMPLAINT' } })
  const praise = () => void drawers.open('task', { preset: { type: 'FEEDBACK' } })
  const complaint = { label: t('quality.create-complaint'), permission: 'Task:Create', onCreate: complain } as const
  const feedback = { label: t('quality.create-feedback'), permission: 'Task:Create', onCreate: praise } as const
  return (
    <Page
      title={t('nav.quality')}
      actions={
        <>
          {may('Task:Create') && (
            <Button variant="outlined" startIcon={<Plus size={18} />} onPointerEnter={near} onClick={praise}>
              {feedback.label}
            </Button>
          )}
          <CreateButton {...complaint} other={feedback} onNear={near} />
        </>
      }
    >
      <PageTabs
        label={t('nav.quality')}
        tabs={[
          {
            id: 'voices',
            label: t('quality.tab.voices'),
            content: () => (
              <Fill onNear={near}>
                <VoicesTable create={complaint} />
              </Fill>
            ),
          },
          { id: 'evaluation', label: t('quality.tab.evaluation'), content: () => <Evaluation /> },
          {
            id: 'incomplete',
            label: t('quality.tab.incomplete'),
            content: () => (
              <Fill>
                <IncompleteTable />
              </Fill>
            ),
          },
          {
            id: 'follow-ups',
            label: t('quality.tab.follow-ups'),
            content: () => (
              <Fill onNear={() => preloadDrawer('followUp')}>
                <FollowUpTable />
              </Fill>
            ),
          },
        ]}
      />
    </Page>
  )
}
