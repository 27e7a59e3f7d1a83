import Button from '@mui/material/Button'
import { mayAcceptLeave, type Task, taskTypeOf } from '@pietas/contract/tasks'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { isProblem, refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { useCommands } from '../../kit/commands'
import { toast } from '../../kit/feedback'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { titleOf } from '../task-line'
import { useAsker } from '../use-asker'

/** Accepts leave, for whoever keeps it; that nobody accepts his own while others may, the server knows. */
export function AcceptLeave({ task }: { task: Task }) {
  const { t } = useTranslation()
  const asker = useAsker()
  const [isBusy, setBusy] = useState(false)
  const isDone = task.status === 'DONE' || task.status === 'CANCELLED'
  // Of one's own the server knows whether anybody else could.
  const mayAccept = mayAcceptLeave(asker, task, false) && task.mayAccept !== false
  const label = t(`task.accept.${taskTypeOf(task.type) ?? 'ABSENCE'}` as MessageKey)
  const accept = async () => {
    setBusy(true)
    try {
      await client.tasks.accept(task.id)
      toast.success('task.messages.form-toaster.absence.accept-success')
    } catch (error) {
      const isOwn = isProblem(error, 'FORBIDDEN') && task.userId === asker.userId
      toast.error(`task.messages.form-toaster.absence.${isOwn ? 'accept-own' : 'accept-error'}`)
    } finally {
      setBusy(false)
      void refresh('tasks')
    }
  }
  useCommands(
    titleOf(task, t),
    mayAccept && !isDone ? [{ id: 'task-accept', label, icon: CalendarCheck, run: () => void accept() }] : [],
  )
  if (!mayAccept) return null
  return (
    <Button
      variant="contained"
      startIcon={<CalendarCheck size={18} />}
      disabled={isBusy || isDone}
      onClick={() => void accept()}
    >
      {label}
    </Button>
  )
}
