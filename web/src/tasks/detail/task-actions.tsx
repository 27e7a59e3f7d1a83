import IconButton from '@mui/material/IconButton'
import { mayChangeTask, mayDeleteTask, type Task } from '@pietas/contract/tasks'
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react'
import { taskFileAddress } from '../../kit/api/client'
import { linkCommand, useCommands } from '../../kit/commands'
import { useDrawers } from '../../kit/drawer'
import { useTranslation } from '../../kit/i18n'
import { PrintButton, printCommand } from '../../kit/print'
import { Tooltip } from '../../kit/tooltip'
import { useDeleteTask } from '../change-task'
import { titleOf } from '../task-line'
import { useAsker } from '../use-asker'

/** To rewrite a task and to take it away, for whoever may. */
export function TaskActions({ task }: { task: Task }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const asker = useAsker()
  const deleteTask = useDeleteTask()
  const mayChange = mayChangeTask(asker, task)
  const isDated = (task.startDate ?? task.dueDate) !== null
  const mayDelete = mayDeleteTask(asker, task)
  const edit = () => void drawers.open('task', { taskId: task.id })
  const remove = async () => {
    if (await deleteTask(task)) drawers.finish()
  }
  const change = { id: 'task-edit', label: t('task.edit-command'), icon: Pencil, run: edit }
  const deletion = { id: 'task-delete', label: t('task.delete-command'), icon: Trash2, run: () => void remove() }
  useCommands(titleOf(task, t), [
    ...(mayChange ? [change] : []),
    linkCommand(`/tasks?task=${task.id}`),
    printCommand(),
    ...(mayDelete ? [deletion] : []),
  ])
  return (
    <>
      <PrintButton />
      {isDated && (
        <Tooltip title={t('task.to-calendar')}>
          <IconButton component="a" href={taskFileAddress(task.id)} download aria-label={t('task.to-calendar')}>
            <CalendarPlus size={20} />
          </IconButton>
        </Tooltip>
      )}
      {mayChange && (
        <Tooltip title={t('common.edit')}>
          <IconButton aria-label={t('common.edit')} onClick={edit}>
            <Pencil size={20} />
          </IconButton>
        </Tooltip>
      )}
      {mayDelete && (
        <Tooltip title={t('common.delete')}>
          <IconButton color="error" aria-label={t('common.delete')} onClick={() => void remove()}>
            <Trash2 size={20} />
          </IconButton>
        </Tooltip>
      )}
    </>
  )
}
