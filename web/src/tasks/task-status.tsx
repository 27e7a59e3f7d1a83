import { type TaskStatus as Status, type TaskType as Type, taskTypeOf, type WireTaskType } from '@pietas/contract/tasks'
import { Ban, Pause } from 'lucide-react'
import type { ReactNode } from 'react'
import { type MessageKey, useTranslation } from '../kit/i18n'
import { SoftChip, type Tone } from '../kit/theme'

/** Where a task stands: spec 3 section 3.1. */
export const statusTones: Record<Status, Tone> = {
  OPEN: 'neutral',
  ACTIVE: 'blue',
  PAUSED: 'red',
  REVIEW: 'magenta',
  DONE: 'green',
  CANCELLED: 'red',
}

// Two states are red; a sign tells them apart before the word is read.
const statusSigns: Partial<Record<Status, ReactNode>> = {
  PAUSED: <Pause size={13} aria-hidden />,
  CANCELLED: <Ban size={13} aria-hidden />,
}

/** What a task is: spec 3 section 3.1. */
export const typeTones: Record<Type, Tone> = {
  BASIC: 'neutral',
  APPOINTMENT: 'red',
  WORK: 'purple',
  TRANSPORTATION: 'forest',
  COMPLAINT: 'neutral',
  FEEDBACK: 'neutral',
  PRIVATE: 'neutral',
  VACATION: 'orange',
  ABSENCE: 'orange',
  SICK_DAY: 'orange',
  SCHOOL_ABSENCE: 'orange',
}

/** The key of what a kind is called, in either of its forms. */
export const typeLabel = (type: Type | WireTaskType): MessageKey => `task.type.${taskTypeOf(type) ?? 'BASIC'}`

export function TaskStatus({ status }: { status: Status }) {
  const { t } = useTranslation()
  return (
    <SoftChip tone={statusTones[status]}>
      {statusSigns[status]}
      {t(`task.status.${status}`)}
    </SoftChip>
  )
}

export function TaskType({ type }: { type: Type | WireTaskType }) {
  const { t } = useTranslation()
  return <SoftChip tone={typeTones[taskTypeOf(type) ?? 'BASIC']}>{t(typeLabel(type))}</SoftChip>
}
