import { today, wallTimeOf } from '@pietas/contract/kit'
import { fullName } from '@pietas/contract/persons'
import type { TaskRow } from '@pietas/contract/tasks'
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import type { MouseEvent } from 'react'
import { client } from '../../kit/api/client'
import { useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { formatDate, joinParts, useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { TaskStatus, TaskType } from '../task-status'
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
                <TaskLine task={task} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {data.nextCursor && <p className={styles.upcomingMore}>{t('task.upcoming.more')}</p>}
    </>
  )
}

const timeOf = (instant: string | null): string => (instant ? wallTimeOf(instant).time : '')

function TaskLine({ task, onLeave }: { task: TaskRow; onLeave: () => void }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const opened = { taskId: task.id, showDetails: true }
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLeave()
    void drawers.open('task', opened)
  }
  const deceased = task.process?.deceasedPerson
  const place = joinParts([task.address?.name, task.address?.city], ', ')
  return (
    <a href={drawers.hrefOf('task', opened)} className={styles.upcomingTask} onClick={open}>
      <span className={styles.upcomingTime}>
        {joinParts([timeOf(task.startDate), timeOf(task.endDate)], ' – ') || t('task.upcoming.no-time')}
      </span>
      <span className={styles.upcomingWhat}>
        <span dir="auto" className={styles.upcomingTitle}>
          {task.title}
        </span>
        <span dir="auto">{joinParts([deceased && fullName(deceased), place], ' · ')}</span>
        <span className={styles.upcomingChips}>
          <TaskType type={task.type} />
          {task.status !== 'OPEN' && <TaskStatus status={task.status} />}
        </span>
      </span>
    </a>
  )
}
