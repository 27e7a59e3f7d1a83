import { dayOf, daysBetween, today } from '@pietas/contract/kit/days'
import { isClosed, type TaskRow } from '@pietas/contract/tasks'
import type { Column } from '../../../kit/list'
import { taskColumns } from '../../../tasks/list/task-columns'

/** So many days ago it was said; of what is closed nobody counts on. */
const ageOf = ({ status, createdAt }: TaskRow): number | null =>
  isClosed(status) ? null : daysBetween(dayOf(createdAt), today())

const age: Column<TaskRow> = {
  id: 'age',
  header: 'quality.age',
  width: 110,
  sortBy: 'CREATED_AT',
  kind: 'number',
  value: ageOf,
}

const shown = ['type', 'title', 'status', 'age', 'complaintCause', 'process', 'assignee', 'dueDate']
const known = [...taskColumns.map((column) => ({ ...column, hidden: true })), age]

/** What of a task is told where it is a complaint or feedback; the rest is there to be asked for. */
export const voiceColumns: Column<TaskRow>[] = [
  ...shown.flatMap((id) => known.filter((column) => column.id === id)).map((column) => ({ ...column, hidden: false })),
  ...known.filter(({ id }) => ['createdAt', 'author', 'subTasks'].includes(id)),
]
