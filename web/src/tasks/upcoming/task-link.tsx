import type { TaskRow } from '@pietas/contract/tasks'
import type { MouseEvent } from 'react'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { joinParts, useTranslation } from '../../kit/i18n'
import { titleOf } from '../task-line'
import { TaskStatus, TaskType } from '../task-status'
import * as styles from './task-link.module.css'

/** Where a task is, as short as it can be said. */
export const placeIn = ({ address }: TaskRow): string => joinParts([address?.name, address?.city], ', ')

interface TaskLinkProps {
  task: TaskRow
  when: string
  about: string
  /** It should have been done by now. */
  isLate?: boolean
  /** Before the task is opened. */
  onLeave?: () => void
}

/** A task in a short list: when, what, whose and where; it opens the task. */
export function TaskLink({ task, when, about, isLate = false, onLeave }: TaskLinkProps) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const opened = { taskId: task.id, showDetails: true }
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLeave?.()
    void drawers.open('task', opened)
  }
  return (
    <a href={drawers.hrefOf('task', opened)} className={styles.taskLink} onClick={open}>
      <span className={styles.taskWhen} data-late={isLate || undefined}>
        {when}
      </span>
      <span className={styles.taskWhat}>
        <span dir="auto" className={styles.taskTitle}>
          {titleOf(task, t)}
        </span>
        {about && <span dir="auto">{about}</span>}
        <span className={styles.taskChips}>
          <TaskType type={task.type} />
          {task.status !== 'OPEN' && <TaskStatus status={task.status} />}
        </span>
      </span>
    </a>
  )
}
