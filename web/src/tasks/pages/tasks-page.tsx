import { preloadDrawer, useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { CreateButton, Fill, Page } from '../../kit/page'
import { TaskTable } from '../list/task-table'

export function TasksPage() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  // For everybody: whoever lacks Task:Create plans private tasks here, the only kind the form then offers.
  const create = (
    <CreateButton
      label={t('task.create')}
      onCreate={() => void drawers.open('task', {})}
      onNear={() => preloadDrawer('task')}
    />
  )
  return (
    <Page title={t('task.list')} actions={create}>
      <Fill onNear={() => preloadDrawer('task')}>
        <TaskTable />
      </Fill>
    </Page>
  )
}
