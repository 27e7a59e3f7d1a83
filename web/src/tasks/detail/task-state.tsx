import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import {
  hasPrimaryAction,
  isLeave,
  mayApplyAction,
  mayChangeStatus,
  nextStatus,
  primaryAction,
  type TaskStatus as Status,
  type Task,
  taskStatuses,
  taskTypeOf,
} from '@pietas/contract/tasks'
import { CheckCheck, Play } from 'lucide-react'
import { useCommands } from '../../kit/commands'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { useChangeTask } from '../change-task'
import { titleOf } from '../task-line'
import { TaskStatus } from '../task-status'
import { useAsker } from '../use-asker'
import { AcceptLeave } from './accept-leave'
import * as styles from './task-state.module.css'
import { TaskUserName } from './task-user-name'
import * as words from './task-words.module.css'

const OverlapDialog = whenIdle(async () => (await import('../form/overlap-dialog')).OverlapDialog)

/** Where a task stands, who does it, and the step that comes next; all of it is stored at once. */
export function TaskState({ task }: { task: Task }) {
  const { t } = useTranslation()
  const asker = useAsker()
  const { changeStatus, question } = useChangeTask()
  const change = (status: Status) => void changeStatus(task, status)
  // What is private and nobody's is its creator's.
  const assignee = task.user ?? (taskTypeOf(task.type) === 'PRIVATE' ? task.author : null)
  const isAway = isLeave(taskTypeOf(task.type) ?? 'BASIC')
  const isStart = primaryAction(task.status) === 'start'
  const mayStep = hasPrimaryAction(task.status) && mayApplyAction(asker, task)
  const stepLabel = t(isStart ? 'task.action.start' : 'task.action.finish')
  const step = () => change(nextStatus(task.status))
  useCommands(
    titleOf(task, t),
    mayStep ? [{ id: 'task-step', label: stepLabel, icon: isStart ? Play : CheckCheck, run: step }] : [],
  )
  return (
    <div className={styles.taskState}>
      <TextField
        select
        size="small"
        label={t('task.status')}
        value={task.status}
        disabled={!mayChangeStatus(asker, task)}
        onChange={({ target }) => change(target.value as Status)}
        slotProps={{ select: { renderValue: (value) => <TaskStatus status={value as Status} /> } }}
      >
        {taskStatuses.map((status) => (
          <MenuItem key={status} value={status}>
            <TaskStatus status={status} />
          </MenuItem>
        ))}
      </TextField>
      <div className={styles.taskAssignee}>
        <span className={words.taskLabel}>{t('task.userId')}</span>
        {assignee ? (
          <TaskUserName user={assignee} />
        ) : (
          <span className={words.taskNothing}>{t('task.no-assignee')}</span>
        )}
      </div>
      {isAway && <AcceptLeave task={task} />}
      {mayStep && (
        <Button variant="contained" startIcon={isStart ? <Play size={18} /> : <CheckCheck size={18} />} onClick={step}>
          {stepLabel}
        </Button>
      )}
      {question && <OverlapDialog {...question} onMissing={() => question.onAnswer(false)} />}
    </div>
  )
}
