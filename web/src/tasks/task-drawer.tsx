import { isLeave, mayChangeTask, taskTypeOf } from '@pietas/contract/tasks'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isProblem } from '../kit/api'
import { client } from '../kit/api/client'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../kit/drawer'
import { EmptyState, toast } from '../kit/feedback'
import { useTranslation } from '../kit/i18n'
import { whenIdle } from '../kit/loading'
import { TaskForm } from './form/task-form'
import type { TaskPreset } from './form/task-values'
import { useAsker } from './use-asker'

declare module '../kit/drawer' {
  interface Drawers {
    /** Without an id a new task; with one it is changed, or looked at with its details. */
    task: TaskDrawerProps
  }
}

export interface TaskDrawerProps {
  taskId?: number
  showDetails?: boolean
  preset?: TaskPreset
}

const TaskDetailDrawer = whenIdle(async () => (await import('./detail/task-detail-drawer')).TaskDetailDrawer)

/** A task from the side: new, to be changed, or in detail. */
export function TaskDrawer({ taskId, showDetails = false, preset }: TaskDrawerProps) {
  if (taskId === undefined) return <NewTask preset={preset} />
  if (showDetails) return <Details taskId={taskId} />
  return <StoredTask taskId={taskId} />
}

function NewTask({ preset }: Pick<TaskDrawerProps, 'preset'>) {
  const { t } = useTranslation()
  const { close, finish } = useDrawers()
  return (
    <SideDrawer size="large" title={t('task.create')} onClose={close}>
      <TaskForm preset={preset ?? {}} title={t('task.create')} onSaved={finish} onCancel={close} />
    </SideDrawer>
  )
}

function Details({ taskId }: { taskId: number }) {
  const { close } = useDrawers()
  return <TaskDetailDrawer taskId={taskId} waiting={<Waiting />} onMissing={close} />
}

function Waiting() {
  const { close } = useDrawers()
  return (
    <SideDrawer size="large" title="" onClose={close}>
      <DrawerSkeleton />
    </SideDrawer>
  )
}

function StoredTask({ taskId }: { taskId: number }) {
  const { t } = useTranslation()
  const { close, finish } = useDrawers()
  const asker = useAsker()
  const { data: task, error } = useQuery({
    queryKey: ['tasks', 'form', taskId],
    queryFn: ({ signal }) => client.tasks.get(taskId, { signal }),
    // The form must start from what is stored now, not from what was looked at before.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const type = task && taskTypeOf(task.type)
  const isFixed = type !== undefined && isLeave(type)
  useEffect(() => {
    // Whoever was sent here to change it is told why there is nothing to type in: spec 3 section 4.1.
    if (isFixed) toast.error('task.validation.type-fixed')
  }, [isFixed])
  // Leave, and what somebody else has planned, can only be looked at.
  if (task && (task.deleted || !mayChangeTask(asker, task))) return <Details taskId={taskId} />
  return (
    <SideDrawer size="large" title={t('task.edit')} subtitle={type && t(`task.type.${type}`)} onClose={close}>
      {task && (
        <TaskForm
          task={task}
          isGone={isProblem(error, 'NOT_FOUND')}
          title={t('task.edit')}
          onSaved={finish}
          onCancel={close}
        />
      )}
      {!task && !error && <DrawerSkeleton />}
      {error && !task && (
        <EmptyState title={t(isProblem(error, 'NOT_FOUND') ? 'task.messages.task-not-found' : 'common.error')} />
      )}
    </SideDrawer>
  )
}
