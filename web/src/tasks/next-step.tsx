import { type Asker, hasPrimaryAction, mayApplyAction, primaryAction, type TaskRow } from '@pietas/contract/tasks'
import { CheckCheck, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MessageKey } from '../kit/i18n'

type StepName = ReturnType<typeof primaryAction>

/** What a step is called, and its sign. */
export const steps: Readonly<Record<StepName, { label: MessageKey; icon: ReactNode }>> = {
  start: { label: 'task.action.start', icon: <Play size={18} /> },
  finish: { label: 'task.action.finish', icon: <CheckCheck size={18} /> },
}

/** To start a task or to finish it, whichever comes next, for whoever may; else undefined. */
export const nextStep = (asker: Asker, task: TaskRow): StepName | undefined =>
  hasPrimaryAction(task.status) && mayApplyAction(asker, task) ? primaryAction(task.status) : undefined
