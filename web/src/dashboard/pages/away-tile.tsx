import type { Dashboard } from '@pietas/contract/dashboard'
import { today } from '@pietas/contract/kit/days'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { formatDate, joinParts, useTranslation } from '../../kit/i18n'
import { nameOf } from '../../tasks/task-line'
import { typeLabel } from '../../tasks/task-status'
import { Line, Tile } from './tile'
import { toAway } from './ways'

/** Who is missing today and until when; why, only for who may know it. */
export function AwayTile({ absences }: { absences: NonNullable<Dashboard['absences']> }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  return (
    <Tile title={t('dashboard.away')} total={absences.total} way={toAway} empty={t('dashboard.no-away')}>
      {absences.items.map((task) => (
        <Line
          key={task.id}
          href={drawers.hrefOf('task', { taskId: task.id, showDetails: true })}
          name={nameOf(task.user) || t(typeLabel(task.type))}
          facts={joinParts(
            [
              t(typeLabel(task.type)),
              task.endDate && task.endDate > today() ? t('dashboard.until', { day: formatDate(task.endDate) }) : null,
              task.type === 'vacation' && task.status !== 'DONE' ? t('dashboard.requested') : null,
            ],
            ' · ',
          )}
        />
      ))}
    </Tile>
  )
}
