import { wallTimeOf } from '@pietas/contract/kit'
import type { Process } from '@pietas/contract/processes'
import type { TaskRow } from '@pietas/contract/tasks'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../kit/api/client'
import { formatDate, joinParts, useTranslation } from '../../kit/i18n'
import { taskRecords } from '../store-task'
import { nameOf } from '../task-line'
import * as styles from './next-of-process.module.css'
import { placeIn, TaskLink } from './task-link'

/** More than these are in the tab of the tasks. */
const mostShown = 5

/** What is to be done next for a process, what is due first before the rest. */
export function NextOfProcess({ process }: { process: Pick<Process, 'id' | 'legalEntityId'> }) {
  const { t } = useTranslation()
  const { id, legalEntityId } = process
  const { data, error } = useQuery({
    queryKey: [...taskRecords, legalEntityId, 'next-of-process', id],
    queryFn: ({ signal }) =>
      client.tasks.listOfProcess(id, {
        legalEntityId,
        query: { hasOpenTasks: true, sortBy: 'DUE_DATE', sortDirection: 'ASC', limit: mostShown },
        signal,
      }),
  })
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

/** The day without its year, and the hour below it. */
const whenOf = ({ startDate, dueDate }: TaskRow): string => {
  const day = formatDate(startDate ?? dueDate).slice(0, 6)
  return joinParts([day, startDate && wallTimeOf(startDate).time], ' ')
}
