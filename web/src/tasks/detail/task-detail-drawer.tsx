import { fullName } from '@pietas/contract/persons'
import type { Task } from '@pietas/contract/tasks'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { isProblem } from '../../kit/api'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { joinParts, type Translate, useTranslation } from '../../kit/i18n'
import { infectionText } from '../../kit/infection'
import { useNoteOpened } from '../../users'
import { taskQuery } from '../store-task'
import { TaskType } from '../task-status'
import { TemplateChip } from '../template-chip'
import { TaskActions } from './task-actions'
import { TaskDetail } from './task-detail'
import * as styles from './task-detail-drawer.module.css'
import { TaskOrigin } from './task-origin'

/** A task to be read and worked off: spec 3 section 2.9. */
export function TaskDetailDrawer({ taskId }: { taskId: number }) {
  const { t } = useTranslation()
  const { close } = useDrawers()
  const { data: task, error } = useQuery(taskQuery(taskId))
  // What others have taken away meanwhile is not shown any longer.
  const isGone = isProblem(error, 'NOT_FOUND') || task?.deleted
  const shown = isGone ? undefined : task
  useNoteOpened('TASK', shown?.id)
  return (
    <SideDrawer
      size="large"
      title={shown ? <Heading task={shown} /> : t('task.one')}
      subtitle={shown && <TaskOrigin task={shown} />}
      paperHead={shown && paperHeadOf(shown, t)}
      actions={shown && <TaskActions task={shown} />}
      onClose={close}
    >
      {isGone && (
        <EmptyState
          icon={<SearchX size={32} aria-hidden />}
          title={t('task.messages.task-not-found')}
          hint={t('task.not-found-hint')}
        />
      )}
      {!isGone && error && !task && <EmptyState title={t('common.error')} />}
      {!error && !task && <DrawerSkeleton of="facts" />}
      {shown && <TaskDetail task={shown} />}
    </SideDrawer>
  )
}

/** What is to be done, and for whom: a driver has several sheets in hand. */
function paperHeadOf({ title, process }: Task, t: Translate): string {
  const deceased = process?.deceasedPerson
  return joinParts(
    [
      title,
      process && `${t('process.one')} ${process.id}`,
      deceased && fullName(deceased),
      deceased && infectionText(deceased, t),
    ],
    ' · ',
  )
}

function Heading({ task }: { task: Task }) {
  return (
    <span className={styles.taskHeading}>
      <TaskType type={task.type} />
      {task.template && <TemplateChip template={task.template} />}
      <span dir="auto">{task.title}</span>
    </span>
  )
}
