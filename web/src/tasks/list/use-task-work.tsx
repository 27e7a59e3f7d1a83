import { mayChangeStatus, mayChangeTask, nextStatus, type TaskRow } from '@pietas/contract/tasks'
import { CircleDot, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import type { BulkAction, RowAction } from '../../kit/list'
import { useChangeStatus } from '../change-task'
import { nextStep, steps } from '../next-step'
import { OverlapDialog } from '../overlap-question'
import { useAsker } from '../use-asker'
import { StatusDialog } from './status-dialog'

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
  const step = (wanted: keyof typeof steps): RowAction<TaskRow> => ({
    label: t(steps[wanted].label),
    icon: steps[wanted].icon,
    isFor: (task) => nextStep(asker, task) === wanted,
    run: (task) => void change(task, nextStatus(task.status)),
  })
  return {
    onOpen: ({ id }) => void drawers.open('task', { taskId: id, showDetails: true }),
    href: ({ id }) => drawers.hrefOf('task', { taskId: id, showDetails: true }),
    rowActions: [
      step('start'),
      step('finish'),
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
