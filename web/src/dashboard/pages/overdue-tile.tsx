import type { Dashboard } from '@pietas/contract/dashboard'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { joinParts, useTranslation } from '../../kit/i18n'
import { momentText } from '../../kit/time'
import { caseOf, nameOf, titleOf } from '../../tasks/task-line'
import { Line, Tile } from './tile'
import { toOverdue } from './ways'

/** What has been left undone in the house, the oldest first. */
export function OverdueTile({ tasks }: { tasks: NonNullable<Dashboard['overdueTasks']> }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  return (
    <Tile title={t('dashboard.overdue')} total={tasks.total} way={toOverdue} empty={t('dashboard.no-overdue')}>
      {tasks.items.map((task) => (
        <Line
          key={task.id}
          href={drawers.hrefOf('task', { taskId: task.id, showDetails: true })}
          name={titleOf(task, t)}
          facts={joinParts([momentText(task.dueDate), nameOf(task.user), caseOf(task)], ' · ')}
        />
      ))}
    </Tile>
  )
}
