import type { TaskStatus } from '@pietas/contract/tasks'
import { Circle, CircleCheck, CircleDot, CirclePause, CircleSlash } from 'lucide-react'
import type { ReactNode } from 'react'

/** How far a task has come, as a tick in front of its row. */
export const tickIcons: Readonly<Record<TaskStatus, ReactNode>> = {
  OPEN: <Circle size={20} aria-hidden />,
  ACTIVE: <CircleDot size={20} aria-hidden />,
  PAUSED: <CirclePause size={20} aria-hidden />,
  REVIEW: <CircleDot size={20} aria-hidden />,
  DONE: <CircleCheck size={20} aria-hidden />,
  CANCELLED: <CircleSlash size={20} aria-hidden />,
}
