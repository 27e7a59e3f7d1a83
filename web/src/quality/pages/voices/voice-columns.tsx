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
  width: 80,
  sortBy: 'CREATED_AT',
  kind: 'number',
  value: ageOf,
}

/** What is told of each, from the start of the row on, and how wide it is at least: all of it fits beside the menu. */
const shown: readonly (readonly [id: string, width: number])[] = [
  ['type', 124],
  ['title', 220],
  ['status', 100],
  ['age', 80],
  ['complaintCause', 120],
  ['process', 96],
  ['assignee', 104],
  ['dueDate', 120],
]

const known = [...taskColumns, age]

/** What of a task is told where it is a complaint or feedback; the rest is there to be asked for. */
export const voiceColumns: Column<TaskRow>[] = [
  ...shown.flatMap(([id, width]) =>
    known.filter((column) => column.id === id).map((column) => ({ ...column, width, hidden: false })),
  ),
  ...known
    .filter(({ id }) => ['createdAt', 'author', 'subTasks'].includes(id))
    .map((column) => ({ ...column, hidden: true })),
]
