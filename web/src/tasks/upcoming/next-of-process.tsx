import { wallTimeOf } from '@pietas/contract/kit'
import { dayOf } from '@pietas/contract/kit/days'
import type { Process } from '@pietas/contract/processes'
import { isOverdue, type TaskRow } from '@pietas/contract/tasks'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { client } from '../../kit/api/client'
import { formatDate, joinParts, useTranslation } from '../../kit/i18n'
import { useSetting } from '../../kit/settings'
import { daysAwayText, useToday } from '../../kit/time'
import { taskRecords } from '../store-task'
import { nameOf } from '../task-line'
import * as styles from './next-of-process.module.css'
import { placeIn, TaskLink } from './task-link'

type Case = Pick<Process, 'id' | 'legalEntityId'>

/** More than these are in the tab of the tasks. */
const mostShown = 5

const useOpenTasks = ({ id, legalEntityId }: Case, deadline: boolean) =>
  useQuery({
    queryKey: [...taskRecords, legalEntityId, 'next-of-process', id, deadline],
    queryFn: ({ signal }) =>
      client.tasks.listOfProcess(id, {
        legalEntityId,
        query: { hasOpenTasks: true, deadline, sortBy: 'DUE_DATE', sortDirection: 'ASC', limit: mostShown },
        signal,
      }),
  })

/** What people have planned next for a process, what is due first before the rest. */
export function NextOfProcess({ process }: { process: Case }) {
  const { t } = useTranslation()
  const { data, error } = useOpenTasks(process, false)
  if (error && !data) return <p className={styles.none}>{t('common.error')}</p>
  if (!data) return <div className={styles.waiting} aria-busy />
  if (data.items.length === 0) return <p className={styles.none}>{t('task.next-none')}</p>
  return (
    <ul className={styles.nextTasks}>
      {data.items.map((task) => (
        <li key={task.id}>
          <TaskLink task={task} when={whenOf(task)} about={joinParts([nameOf(task.user), placeIn(task)], ' · ')} />
        </li>
      ))}
    </ul>
  )
}

interface DeadlinesProps {
  process: Case
  /** What stands around them, where there are any. */
  within: (deadlines: ReactNode) => ReactNode
}

/** By when a process has to be so far, as the house has set it in its standard tasks; nothing where it has not. */
export function DeadlinesOfProcess({ process, within }: DeadlinesProps) {
  const { t } = useTranslation()
  const language = useSetting('language')
  const today = useToday()
  const { data, error } = useOpenTasks(process, true)
  if (error && !data) return within(<p className={styles.none}>{t('common.error')}</p>)
  if (!data?.items.length) return null
  return within(
    <ul className={styles.nextTasks}>
      {data.items.map((task) => {
        const isLate = isOverdue(task)
        const away = daysAwayText(dayOf(task.dueDate as string), today, language)
        const about = joinParts([isLate ? t('task.overdue') : '', away, nameOf(task.user)], ' · ')
        return (
          <li key={task.id}>
            <TaskLink task={task} when={shortDay(task.dueDate)} isLate={isLate} about={about} />
          </li>
        )
      })}
    </ul>,
  )
}

/** The day without its year. */
const shortDay = (date: string | null): string => formatDate(date).slice(0, 6)

/** The day, and the hour below it. */
const whenOf = ({ startDate, dueDate }: TaskRow): string =>
  joinParts([shortDay(startDate ?? dueDate), startDate && wallTimeOf(startDate).time], ' ')
