import { addDays, dayOf, mondayOf, today } from '@pietas/contract/kit/days'
import { isClosed, type TaskRow } from '@pietas/contract/tasks'
import type { MessageKey } from '../../kit/i18n'
import type { Grouping } from '../../kit/list'
import { caseOf, nameOf } from '../task-line'

/** How near something is, in the order of the days. */
const nearnesses = ['earlier', 'overdue', 'today', 'tomorrow', 'week', 'later', 'undated'] as const
export type Nearness = (typeof nearnesses)[number]

type Dated = Pick<TaskRow, 'status' | 'startDate' | 'dueDate'>

/**
 * @param sortBy the list is in the order of the start, or of the day on which something has to be done or begins.
 * @param now the day, `YYYY-MM-DD`, that `today` means.
 */
export function nearnessOf({ status, startDate, dueDate }: Dated, sortBy: string, now = today()): Nearness {
  const moment = sortBy === 'START_DATE' ? startDate : (dueDate ?? startDate)
  if (!moment) return 'undated'
  const day = dayOf(moment)
  if (day < now) return isClosed(status) ? 'earlier' : 'overdue'
  if (day === now) return 'today'
  if (day === addDays(now, 1)) return 'tomorrow'
  return day <= addDays(mondayOf(now), 6) ? 'week' : 'later'
}

const label = (nearness: Nearness): MessageKey => `task.group.${nearness}`

export const taskGroupings: readonly Grouping<TaskRow>[] = [
  {
    id: 'day',
    label: 'task.group.by-day',
    sorts: ['START_DATE', 'DUE_DATE'],
    groupOf: (task, t, sort) => {
      const nearness = nearnessOf(task, sort?.sortBy ?? '')
      const place = nearnesses.indexOf(nearness)
      return { id: nearness, label: t(label(nearness)), place, isLast: nearness === 'undated' }
    },
  },
  {
    id: 'process',
    label: 'task.group.by-process',
    groupOf: (task, t) => ({
      id: String(task.process?.id ?? ''),
      label: caseOf(task) ?? t('task.group.no-process'),
    }),
  },
  {
    id: 'person',
    label: 'task.group.by-person',
    groupOf: (task, t) => {
      const user = task.user ?? (task.type === 'private' ? task.author : null)
      return { id: String(user?.id ?? ''), label: nameOf(user) || t('task.group.nobody') }
    },
  },
]
