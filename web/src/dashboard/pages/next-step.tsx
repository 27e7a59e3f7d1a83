import IconButton from '@mui/material/IconButton'
import { nextStatus, type TaskRow } from '@pietas/contract/tasks'
import { useState } from 'react'
import { toast } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { Tooltip } from '../../kit/tooltip'
import { nextStep, steps } from '../../tasks/next-step'
import { changeStatus } from '../../tasks/store-task'
import { useAsker } from '../../tasks/use-asker'

/** Takes the step of an unfinished task that comes next; it has its time already, so nothing new is in its way. */
export function NextStep({ task }: { task: TaskRow }) {
  const { t } = useTranslation()
  const asker = useAsker()
  const [isBusy, setBusy] = useState(false)
  const step = nextStep(asker, task)
  if (!step) return null
  const label = t(steps[step].label)
  const run = async () => {
    setBusy(true)
    const isStored = await changeStatus(task, nextStatus(task.status))
    if (!isStored) toast.error('task.messages.status-error')
    setBusy(false)
  }
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={`${label}: ${task.title}`} disabled={isBusy} onClick={() => void run()}>
        {steps[step].icon}
      </IconButton>
    </Tooltip>
  )
}
