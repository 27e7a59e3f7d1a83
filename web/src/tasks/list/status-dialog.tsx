import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import { type TaskStatus as Status, type TaskRow, taskStatuses } from '@pietas/contract/tasks'
import { useId } from 'react'
import { toast } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { changeStatus } from '../store-task'
import { TaskStatus } from '../task-status'

/** Puts several tasks into a status, one after the other, and tells whether all of them took it. */
async function changeAll(tasks: readonly TaskRow[], status: Status): Promise<void> {
  const others = tasks.filter((task) => task.status !== status)
  const isChanged = await changeEach(others, () => status)
  if (!isChanged) return toast.error('task.messages.some-status-error')
  toast.success('task.messages.status-success', { undo: () => void putBack(others) })
}

async function putBack(tasks: readonly TaskRow[]): Promise<void> {
  if (await changeEach(tasks, (task) => task.status)) toast.success('task.messages.status-success')
  else toast.error('task.messages.some-status-error')
}

async function changeEach(tasks: readonly TaskRow[], statusOf: (task: TaskRow) => Status): Promise<boolean> {
  let failed = false
  for (const task of tasks) failed = !(await changeStatus(task, statusOf(task))) || failed
  return !failed
}

/** Asks which status some tasks are put into. */
export function StatusDialog({ tasks, onClose }: { tasks: readonly TaskRow[]; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const choose = (status: Status) => {
    onClose()
    void changeAll(tasks, status)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('task.action.status-of', { count: tasks.length })}</DialogTitle>
      <List sx={{ minWidth: 280, py: 0 }}>
        {taskStatuses.map((status) => (
          <ListItemButton key={status} onClick={() => choose(status)} sx={{ px: 3 }}>
            <TaskStatus status={status} />
          </ListItemButton>
        ))}
      </List>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
