import IconButton from '@mui/material/IconButton'
import { mayChangeTask, mayDeleteTask, type Task } from '@pietas/contract/tasks'
import { Pencil, Trash2 } from 'lucide-react'
import { useDrawers } from '../../kit/drawer'
import { useTranslation } from '../../kit/i18n'
import { PrintButton } from '../../kit/print'
import { Tooltip } from '../../kit/tooltip'
import { useDeleteTask } from '../change-task'
import { useAsker } from '../use-asker'

/** To rewrite a task and to take it away, for whoever may. */
export function TaskActions({ task }: { task: Task }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const asker = useAsker()
  const deleteTask = useDeleteTask()
  return (
    <>
      <PrintButton />
      {mayChangeTask(asker, task) && (
        <Tooltip title={t('common.edit')}>
          <IconButton aria-label={t('common.edit')} onClick={() => void drawers.open('task', { taskId: task.id })}>
            <Pencil size={20} />
          </IconButton>
        </Tooltip>
      )}
      {mayDeleteTask(asker, task) && (
        <Tooltip title={t('common.delete')}>
          <IconButton
            color="error"
            aria-label={t('common.delete')}
            onClick={async () => {
              if (await deleteTask(task)) drawers.finish()
            }}
          >
            <Trash2 size={20} />
          </IconButton>
        </Tooltip>
      )}
    </>
  )
}
