import type { Dashboard } from '@pietas/contract/dashboard'
import { today } from '@pietas/contract/kit/days'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import * as styles from './glance.module.css'
import { countText } from './tile'
import { toAppointments, toAway, toOverdue, toOwnTasks, toUnburied, type Way } from './ways'

interface Sight {
  label: string
  total: number
  way: Way
  /** What of it is in the way. */
  alarm?: string | undefined
}

/** The day in a handful of numbers, each a link to the list that it counts. */
export function Glance({ day }: { day: Dashboard }) {
  const { t } = useTranslation()
  const { me } = useSession()
  const { ownTasks, appointments, overdueTasks, absences, openProcesses } = day
  const late = ownTasks.overdue > 0 ? t('dashboard.late', { count: ownTasks.overdue }) : undefined
  const sights: (Sight | false | undefined)[] = [
    openProcesses && {
      label: t('dashboard.unburied'),
      total: openProcesses.total,
      way: toUnburied,
      alarm:
        openProcesses.withoutDate > 0 ? t('dashboard.without-date', { count: openProcesses.withoutDate }) : undefined,
    },
    { label: t('dashboard.due'), total: ownTasks.total, way: toOwnTasks(me.user.id, today()), alarm: late },
    {
      label: t(overdueTasks ? 'dashboard.appointments' : 'dashboard.own-appointments'),
      total: appointments.total,
      way: toAppointments,
    },
    overdueTasks && { label: t('dashboard.overdue'), total: overdueTasks.total, way: toOverdue },
    absences && { label: t('dashboard.away'), total: absences.total, way: toAway },
  ]
  return (
    <div className={styles.glanceRoom}>
      <ul className={styles.glance} aria-label={t('dashboard.glance')}>
        {sights.map(
          (sight) =>
            sight && (
              <li key={sight.label}>
                <Link {...(sight.way as { to: '/tasks'; search: never })} className={styles.sight}>
                  <span className={`${styles.number} numeric`}>{countText(sight.total)}</span>
                  <span className={styles.label}>{sight.label}</span>
                  {sight.alarm && <span className={styles.alarm}>{sight.alarm}</span>}
                </Link>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
