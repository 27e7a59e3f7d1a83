import type { Dashboard } from '@pietas/contract/dashboard'
import { wallTimeOf } from '@pietas/contract/kit/instants'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { joinParts, useTranslation } from '../../kit/i18n'
import { isInstant } from '../../kit/time'
import { caseOf, nameOf, placeOf, titleOf } from '../../tasks/task-line'
import { TaskStatus } from '../../tasks/task-status'
import { Line, Tile } from './tile'
import { toAppointments } from './ways'

/** Appointments, work and transports of today in order of time: of the house, or the tour of who sees only his own. */
export function AppointmentsTile({
  appointments,
  isOfHouse,
}: {
  appointments: Dashboard['appointments']
  isOfHouse: boolean
}) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const title = t(isOfHouse ? 'dashboard.appointments' : 'dashboard.own-appointments')
  return (
    <Tile title={title} total={appointments.total} way={toAppointments} empty={t('dashboard.no-appointments')}>
      {appointments.items.map((task) => (
        <Line
          key={task.id}
          start={isInstant(task.startDate) ? wallTimeOf(task.startDate).time : '–'}
          href={drawers.hrefOf('task', { taskId: task.id, showDetails: true })}
          name={titleOf(task, t)}
          facts={joinParts([caseOf(task), placeOf(task), isOfHouse ? nameOf(task.user) : null, task.car?.name], ' · ')}
          signs={task.status !== 'OPEN' && <TaskStatus status={task.status} />}
        />
      ))}
    </Tile>
  )
}
