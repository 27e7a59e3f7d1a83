import { today, wallTimeOf } from '@pietas/contract/kit'
import { fullName } from '@pietas/contract/persons'
import type { TaskRow } from '@pietas/contract/tasks'
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { client } from '../../kit/api/client'
import { EmptyState } from '../../kit/feedback'
import { formatDate, joinParts, useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { placeIn, TaskLink } from './task-link'
import { byDay, upcomingQuery } from './upcoming'
import * as styles from './upcoming-tasks.module.css'

/** What the person has to do today and tomorrow, wherever he takes part; each line opens the task. */
export function UpcomingTasks({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const { me, tenant } = useSession()
  const userId = me.user.id
  const day = today()
  const { data, error, refetch } = useQuery({
    queryKey: ['tasks', 'upcoming', tenant?.id, userId, day],
    queryFn: ({ signal }) => client.tasks.listAccessible({ query: upcomingQuery(userId, day), signal }),
  })
  if (error && !data)
    return (
      <EmptyState
        title={t('common.error')}
        action={
          <button type="button" className={styles.upcomingRetry} onClick={() => void refetch()}>
            {t('common.retry')}
          </button>
        }
      />
    )
  if (!data) return <div className={styles.upcomingWaiting} aria-busy />
  const days = byDay(data.items, day)
  if (days.length === 0)
    return (
      <EmptyState
        icon={<CalendarCheck size={32} aria-hidden />}
        title={t('task.upcoming.empty')}
        hint={t('task.upcoming.empty-hint')}
      />
    )
  return (
    <>
      {days.map((one) => (
        <section key={one.day} aria-label={formatDate(one.day)}>
          <h3 className={styles.upcomingDay}>
            {t(one.day === day ? 'task.upcoming.today' : 'task.upcoming.tomorrow')}
            <span className="numeric">{formatDate(one.day)}</span>
          </h3>
          <ul className={styles.upcomingTasks}>
            {one.tasks.map((task) => (
              <li key={task.id}>
                <TaskLink
                  task={task}
                  when={joinParts([timeOf(task.startDate), timeOf(task.endDate)], ' – ') || t('task.upcoming.no-time')}
                  about={joinParts([deceasedOf(task), placeIn(task)], ' · ')}
                  onLeave={onLeave}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {data.nextCursor && <p className={styles.upcomingMore}>{t('task.upcoming.more')}</p>}
    </>
  )
}

const deceasedOf = ({ process }: TaskRow) => process && fullName(process.deceasedPerson)
const timeOf = (instant: string | null): string => (instant ? wallTimeOf(instant).time : '')
