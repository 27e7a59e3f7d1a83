import {
  hasPrimaryAction,
  mayApplyAction,
  mayChangeStatus,
  mayChangeTask,
  nextStatus,
  primaryAction,
  type TaskRow,
} from '@pietas/contract/tasks'
import { CheckCheck, CircleDot, Pencil, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import type { BulkAction, RowAction } from '../../kit/list'
import { whenIdle } from '../../kit/loading'
import { useChangeStatus } from '../change-task'
import { useAsker } from '../use-asker'
import { StatusDialog } from './status-dialog'

const OverlapDialog = whenIdle(async () => (await import('../form/overlap-dialog')).OverlapDialog)

interface TaskWork {
  onOpen: (task: TaskRow) => void
  href: (task: TaskRow) => string
  rowActions: RowAction<TaskRow>[]
  bulkActions: BulkAction<TaskRow>[]
  /** The question that an action asks, if it asks one. */
  question: ReactNode
}

/** What can be done with the rows of a list of tasks, one by one and together. */
export function useTaskWork(): TaskWork {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const asker = useAsker()
  const { change, question } = useChangeStatus()
  const [asked, setAsked] = useState<readonly TaskRow[]>()
  const step = (wanted: 'start' | 'finish', icon: ReactNode): RowAction<TaskRow> => ({
    label: t(`task.action.${wanted}`),
    icon,
    isFor: (task) =>
      hasPrimaryAction(task.status) && primaryAction(task.status) === wanted && mayApplyAction(asker, task),
    run: (task) => void change(task, nextStatus(task.status)),
  })
  return {
    onOpen: ({ id }) => void drawers.open('task', { taskId: id, showDetails: true }),
    href: ({ id }) => drawers.hrefOf('task', { taskId: id, showDetails: true }),
    rowActions: [
      step('start', <Play size={18} />),
      step('finish', <CheckCheck size={18} />),
      {
        label: t('common.edit'),
        icon: <Pencil size={18} />,
        isFor: (task) => mayChangeTask(asker, task),
        run: ({ id }) => void drawers.open('task', { taskId: id }),
      },
    ],
    bulkActions: [
      {
        label: t('task.action.status'),
        icon: <CircleDot size={16} />,
        isFor: (task) => mayChangeStatus(asker, task),
        run: setAsked,
      },
    ],
    question: (
      <>
        {asked && <StatusDialog tasks={asked} onClose={() => setAsked(undefined)} />}
        {question && <OverlapDialog {...question} onMissing={() => question.onAnswer(false)} />}
      </>
    ),
  }
}
