import {
  type Asker,
  isClosed,
  isLeave,
  mayChangeTask,
  type TaskStatus,
  type TaskType,
  taskTypeOf,
} from '@pietas/contract/tasks'
import { joinParts, type Translate } from '../../kit/i18n'
import { caseOf, nameOf, placeOf, titleOf, typeLabel } from '../../tasks'
import type { PlannedTask } from '../planned-task'
import { carRow, resourceRow, userRow } from '../rows/row-id'
import { blockedSpan, type Span, shownSpan } from './shown-span'
import { dayIn, timeIn, type Wall, wallOf } from './wall'

/** Why something stays where it is. */
export type Fixed = 'leave' | 'foreign' | 'busy'

/** Something that stands in the calendar: a task, or a time about which nothing else is known. */
export interface CalendarEvent {
  /** Its name among all that is drawn. */
  id: string
  /** Absent = it cannot be opened. */
  taskId: number | undefined
  start: Wall
  end: Wall
  allDay: boolean
  /** From when to when it takes its rows, which may be another time than it is drawn at; null = it takes nobody. */
  blocks: Span | null
  title: string
  /** The time as it is planned, without the preparation. */
  time: string
  /** Everything that is to be heard or read of it in a sentence. */
  about: string
  type: TaskType | undefined
  status: TaskStatus | undefined
  /** What the task was made from. */
  template?: PlannedTask['template']
  /** The rows of a timeline that it stands in. */
  rows: string[]
  fixed: Fixed | undefined
  /** Somebody or something is needed twice at this time. */
  isConflict: boolean
}

const rowsOf = ({ user, users, car, resources }: PlannedTask): string[] => [
  ...new Set([
    ...[user, ...users].flatMap((one) => (one ? [userRow(one.id)] : [])),
    ...(car ? [carRow(car.id)] : []),
    ...resources.map(({ id }) => resourceRow(id)),
  ]),
]

/** `10:00 – 11:00`; of leave, and of what nobody has given a time, nothing. */
function plannedTime({ startDate, endDate, dueDate }: PlannedTask, allDay: boolean): string {
  if (allDay) return ''
  const [start, end] = [startDate ?? dueDate, endDate].map((at) => (at ? timeIn(wallOf(at)) : ''))
  return joinParts([start, end], ' – ')
}

/** A task as the calendar shows it; undefined of one that stands at no time. */
export function taskEvent(task: PlannedTask, asker: Asker, t: Translate): CalendarEvent | undefined {
  const span = shownSpan(task)
  if (!span) return undefined
  const type = taskTypeOf(task.type) ?? 'BASIC'
  const title = titleOf(task, t)
  const time = plannedTime(task, span.allDay)
  const preparation = task.preparationTime && !span.allDay ? t('calendar.prepared', { time: timeIn(span.start) }) : ''
  const kind = t(typeLabel(type))
  return {
    ...span,
    blocks: isClosed(task.status) ? null : blockedSpan(task),
    id: `task-${task.id}`,
    taskId: task.id,
    title,
    time,
    about: joinParts(
      [
        time,
        title,
        kind === title ? '' : kind,
        t(`task.status.${task.status}`),
        nameOf(task.user),
        task.car?.name,
        ...task.resources.map(({ name }) => name),
        caseOf(task),
        placeOf(task),
        preparation,
      ],
      ', ',
    ),
    type,
    status: task.status,
    template: task.template,
    rows: rowsOf(task),
    fixed: fixedBy(task, asker),
    isConflict: false,
  }
}

/** Why a task may not be moved by somebody; undefined = it may. */
export function fixedBy(task: PlannedTask, asker: Asker): Fixed | undefined {
  if (isLeave(taskTypeOf(task.type) ?? 'ABSENCE')) return 'leave'
  return mayChangeTask(asker, task) ? undefined : 'foreign'
}

/** Tasks as events in the order in which they are drawn: what begins first, and of that what lasts longest. */
export const taskEvents = (tasks: readonly PlannedTask[], asker: Asker, t: Translate): CalendarEvent[] =>
  tasks.flatMap((task) => taskEvent(task, asker, t) ?? []).toSorted(inOrder)

/** Whole days above hours, then by start; of what starts together the longer one, then the older one. */
export const inOrder = (one: CalendarEvent, other: CalendarEvent): number =>
  dayIn(one.start).localeCompare(dayIn(other.start)) ||
  Number(other.allDay) - Number(one.allDay) ||
  one.start.localeCompare(other.start) ||
  other.end.localeCompare(one.end) ||
  one.id.localeCompare(other.id, 'en', { numeric: true })
