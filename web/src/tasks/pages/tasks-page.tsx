import { preloadDrawer, useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { CreateButton, Fill, Page } from '../../kit/page'
import { TaskTable } from '../list/task-table'
import * as styles from './tasks-page.module.css'

// The list comes first; nobody types before it stands.
const OneLineField = whenIdle(async () => (await import('../one-line/one-line-field')).OneLineField)

export function TasksPage() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  // For everybody: whoever lacks Task:Create plans private tasks here, the only kind the form then offers.
  const create = { label: t('task.create'), onCreate: () => void drawers.open('task', {}) }
  return (
    <Page title={t('task.list')} actions={<CreateButton {...create} onNear={() => preloadDrawer('task')} />}>
      <Fill onNear={() => preloadDrawer('task')}>
        <OneLineField waiting={<div className={styles.waitingLine} />} />
        <TaskTable create={create} />
      </Fill>
    </Page>
  )
}
