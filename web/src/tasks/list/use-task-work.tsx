import { mayChangeStatus, mayChangeTask, nextStatus, type TaskRow } from '@pietas/contract/tasks'
import { CircleDot, Pencil } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { toast } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import type { BulkAction, CellEdit, RowAction, RowTick } from '../../kit/list'
import { useChangeTask } from '../change-task'
import { nextStep, steps } from '../next-step'
import { OverlapDialog } from '../overlap-question'
import { titleOf } from '../task-line'
import { useAsker } from '../use-asker'
import { useInRow } from './in-row/use-in-row'
import { StatusDialog } from './status-dialog'
import { tickIcons } from './tick-icons'

interface TaskWork {
  onOpen: (task: TaskRow) => void
  href: (task: TaskRow) => string
  rowActions: RowAction<TaskRow>[]
  bulkActions: BulkAction<TaskRow>[]
  tick: RowTick<TaskRow>
  edits: CellEdit<TaskRow>[]
  /** The question that an action asks, if it asks one. */
  question: ReactNode
}

/** What can be done with the rows of a list of tasks, one by one and together. */
export function useTaskWork(): TaskWork {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const asker = useAsker()
  const { change: changeFields, changeStatus: change, question } = useChangeTask()
  const { edits, picker } = useInRow(changeFields)
  const [asked, setAsked] = useState<readonly TaskRow[]>()
  const underWay = useRef(new Set<number>())
  const takeStep = async (task: TaskRow) => {
    if (underWay.current.has(task.id)) return
    underWay.current.add(task.id)
    const status = nextStatus(task.status)
    const isTaken = await change(task, status).finally(() => underWay.current.delete(task.id))
    if (!isTaken) return
    toast.success(`task.messages.step-${status === 'DONE' ? 'finished' : 'started'}`, {
      undo: () => void change(task, task.status),
    })
  }
  const step = (wanted: keyof typeof steps): RowAction<TaskRow> => ({
    label: t(steps[wanted].label),
    icon: steps[wanted].icon,
    isFor: (task) => nextStep(asker, task) === wanted,
    run: (task) => void takeStep(task),
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
    tick: {
      label: t('task.action.step'),
      stepOf: (task) => {
        const step = nextStep(asker, task)
        const icon = tickIcons[task.status]
        if (!step) return { icon, label: t(`task.status.${task.status}`) }
        const label = t('task.action.step-of', { action: t(steps[step].label), title: titleOf(task, t) })
        return { icon, label, run: () => void takeStep(task) }
      },
    },
    bulkActions: [
      {
        label: t('task.action.status'),
        icon: <CircleDot size={16} />,
        isFor: (task) => mayChangeStatus(asker, task),
        run: setAsked,
      },
    ],
    edits,
    question: (
      <>
        {picker}
        {asked && <StatusDialog tasks={asked} onClose={() => setAsked(undefined)} />}
        {question && <OverlapDialog {...question} onMissing={() => question.onAnswer(false)} />}
      </>
    ),
  }
}
