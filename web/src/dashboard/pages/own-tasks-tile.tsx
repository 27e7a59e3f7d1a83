import type { Dashboard } from '@pietas/contract/dashboard'
import { today } from '@pietas/contract/kit/days'
import { isOverdue, type TaskRow } from '@pietas/contract/tasks'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { joinParts, useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { useSession } from '../../kit/session'
import { SoftChip } from '../../kit/theme'
import { momentText, timeOfDayText } from '../../kit/time'
import { caseOf, titleOf } from '../../tasks/task-line'
import { Line, Tile } from './tile'
import { toOwnTasks } from './ways'

const NextStep = whenIdle(async () => (await import('./next-step')).NextStep)

/** What the person has to do today, late things first, with the next step of each at hand. */
export function OwnTasksTile({ own }: { own: Dashboard['ownTasks'] }) {
  const { t } = useTranslation()
  const { me } = useSession()
  const way = toOwnTasks(me.user.id, today())
  return (
    <Tile title={t('dashboard.due')} total={own.total} way={way} empty={t('dashboard.no-due')}>
      {own.items.map((task) => (
        <TaskLine key={task.id} task={task} />
      ))}
    </Tile>
  )
}

function TaskLine({ task }: { task: TaskRow }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const due = momentText(task.dueDate) || timeOfDayText(task.startDate)
  return (
    <Line
      href={drawers.hrefOf('task', { taskId: task.id, showDetails: true })}
      name={titleOf(task, t)}
      facts={joinParts([caseOf(task), due], ' · ')}
      signs={isOverdue(task) && <SoftChip tone="red">{t('task.overdue')}</SoftChip>}
      action={<NextStep task={task} />}
    />
  )
}
