import { fullName } from '@pietas/contract/persons'
import { isOverdue, processTime, type Task } from '@pietas/contract/tasks'
import { ExternalLink } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type Translate, useTranslation } from '../../kit/i18n'
import { useMaybeSession } from '../../kit/session'
import { SoftChip } from '../../kit/theme'
import { momentText, timeOfDayText } from '../../kit/time'
import { caseOf } from '../task-line'
import { durationText } from '../task-times'
import * as styles from './task-facts.module.css'
import { TaskNote } from './task-note'
import { FactList } from './task-section'
import { TaskUserName } from './task-user-name'
import * as words from './task-words.module.css'

/** Where a task belongs, when it takes place, and who and what is needed for it. */
export function TaskFacts({ task, opensProcess }: { task: Task; opensProcess: boolean }) {
  const { t } = useTranslation()
  const entities = useMaybeSession()?.tenant?.legalEntities ?? []
  const { resources, users, car, process, preparationTime, complaintCause } = task
  return (
    <FactList
      items={[
        // Start and end are both known or neither is; in front of the rest they always stand side by side.
        [t('task.startDate'), timeOfDayText(task.startDate)],
        [t('task.endDate'), timeOfDayText(task.endDate)],
        [t('task.dueDate'), task.dueDate && <Due task={task} />],
        [t('task.process-time'), timeText(task, t)],
        [t('task.legalEntityId'), entities.find(({ id }) => id === task.legalEntityId)?.name],
        [t('task.processId'), process && <ProcessLink process={process} opens={opensProcess} />],
        [t('task.complaintCauseId'), complaintCause && <Named {...complaintCause} />],
        [
          t('task.noteId'),
          opensProcess && task.noteId !== null && <TaskNote noteId={task.noteId} process={caseOf(task) ?? ''} />,
        ],
        [t('task.preparationTime'), preparationTime !== null && durationText(preparationTime, t)],
        [
          t('task.userIds'),
          users.length > 0 && (
            <Names>
              {users.map((user) => (
                <TaskUserName key={user.id} user={user} />
              ))}
            </Names>
          ),
        ],
        [
          t('task.resourceIds'),
          resources.length > 0 && (
            <Names>
              {resources.map(({ id, name, deleted }) => (
                <Named key={id} name={name} deleted={deleted} />
              ))}
            </Names>
          ),
        ],
        [t('task.carId'), car && <Named name={`${car.name} · ${car.licensePlate}`} deleted={car.deleted} />],
      ]}
    />
  )
}

/** How long a task was worked on: spec 3 section 4.2. */
function timeText({ taskStatusLogs }: Task, t: Translate): string {
  const time = processTime(taskStatusLogs)
  if (time.state === 'not-started') return t('task.not-started')
  return time.state === 'in-progress' ? t('task.in-progress') : durationText(time.minutes, t)
}

const Names = ({ children }: { children: ReactNode }) => <span className={styles.taskNames}>{children}</span>

/** A car, a thing or a cause; one that has been deleted meanwhile is named as such. */
function Named({ name, deleted }: { name: string; deleted: boolean }) {
  const { t } = useTranslation()
  if (!deleted) return <bdi>{name}</bdi>
  return (
    <span className={words.taskDeleted} data-deleted>
      <bdi>{name}</bdi> ({t('common.deleted')})
    </span>
  )
}

function ProcessLink({ process, opens }: { process: NonNullable<Task['process']>; opens: boolean }) {
  const { t } = useTranslation()
  const name = (
    <bdi>
      {process.id} · {fullName(process.deceasedPerson)}
    </bdi>
  )
  if (!opens) return name
  return (
    <a
      href={`/processes/${process.id}`}
      target="_blank"
      rel="noreferrer"
      className={words.taskLink}
      title={t('task.new-tab')}
    >
      {name} <ExternalLink size={14} aria-hidden />
    </a>
  )
}

/** The day a task is due, with a mark once it should have been done. */
function Due({ task }: { task: Task }) {
  const { t } = useTranslation()
  const overdue = useOverdue(task)
  return (
    <span className={`${styles.taskDue} numeric ${overdue ? styles.overdue : ''}`}>
      {momentText(task.dueDate)}
      {overdue && <SoftChip tone="red">{t('task.overdue')}</SoftChip>}
    </span>
  )
}

const often = 60_000

function useOverdue(task: Task): boolean {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), often)
    return () => clearInterval(timer)
  }, [])
  return isOverdue(task, now)
}
