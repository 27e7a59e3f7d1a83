import { mayChangeStatus, mayChangeTask, type TaskRow } from '@pietas/contract/tasks'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from '../../../kit/i18n'
import type { CellEdit } from '../../../kit/list'
import { whenIdle } from '../../../kit/loading'
import type { useChangeTask } from '../../change-task'
import { useAsker } from '../../use-asker'
import { inRowChanges } from './in-row-changes'
import { assigneeOf, type InRowPart, momentOf } from './in-row-part'

const InRowPicker = whenIdle(async () => (await import('./in-row-picker')).InRowPicker)

interface Asked {
  part: InRowPart
  task: TaskRow
  cell: HTMLElement
}

/** Status, assignee and day of a task are changed in its row. */
export function useInRow(change: ReturnType<typeof useChangeTask>['change']): {
  edits: CellEdit<TaskRow>[]
  picker: ReactNode
} {
  const { t } = useTranslation()
  const asker = useAsker()
  const [asked, setAsked] = useState<Asked>()
  const edits = useMemo((): CellEdit<TaskRow>[] => {
    const ask = (part: InRowPart) => (task: TaskRow, cell: HTMLElement) => setAsked({ part, task, cell })
    return [
      {
        column: 'status',
        label: ({ status }) => t('task.in-row.status', { value: t(`task.status.${status}`) }),
        isFor: (task) => mayChangeStatus(asker, task),
        run: ask('status'),
      },
      {
        column: 'assignee',
        label: (task) => t('task.in-row.assignee', { value: assigneeOf(task) || t('task.no-assignee') }),
        // What is private and nobody's is its creator's.
        isFor: (task) => task.type !== 'private' && mayChangeTask(asker, task),
        run: ask('assignee'),
      },
      {
        column: 'dueDate',
        label: (task) => t('task.in-row.date', { value: momentOf(task).text || t('task.in-row.no-date') }),
        isFor: (task) => mayChangeTask(asker, task),
        run: ask('date'),
      },
    ]
  }, [asker, t])
  const close = () => {
    setAsked(undefined)
    asked?.cell.focus()
  }
  const changes = asked && inRowChanges(change, asked.task)
  return {
    edits,
    picker: asked && changes && <InRowPicker {...asked} changes={changes} onClose={close} onMissing={close} />,
  }
}
