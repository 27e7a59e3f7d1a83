import { dayOf } from '@pietas/contract/kit/days'
import { isOverdue, type TaskRow } from '@pietas/contract/tasks'
import { CalendarDays, Clock } from 'lucide-react'
import { joinParts, useTranslation } from '../../kit/i18n'
import { type Column, RowName } from '../../kit/list'
import { timeOfDayText } from '../../kit/time'
import { caseOf, nameOf, placeOf, titleOf } from '../task-line'
import { TaskStatus, TaskType, typeLabel } from '../task-status'
import { TemplateChip } from '../template-chip'
import { assigneeOf, momentOf } from './in-row/in-row-part'
import * as styles from './task-columns.module.css'

const processColumn: Column<TaskRow> = {
  id: 'process',
  header: 'task.processId',
  width: 132,
  grow: 200,
  value: caseOf,
}

/** The columns of every list of tasks. */
export const taskColumns: Column<TaskRow>[] = [
  {
    id: 'type',
    header: 'task.type',
    width: 124,
    grow: 100,
    sortBy: 'TYPE',
    value: (task, t) => t(typeLabel(task.type)),
    cell: (task) => <TaskType type={task.type} />,
  },
  {
    id: 'title',
    heads: true,
    header: 'task.title',
    width: 176,
    grow: 300,
    sortBy: 'TITLE',
    value: titleOf,
    cell: (task) => <Title task={task} />,
  },
  {
    id: 'status',
    header: 'task.status',
    width: 116,
    grow: 100,
    sortBy: 'STATUS',
    value: (task, t) => t(`task.status.${task.status}`),
    cell: (task) => <TaskStatus status={task.status} />,
  },
  {
    id: 'assignee',
    header: 'task.userId',
    width: 132,
    sortBy: 'ASSIGNEE',
    value: assigneeOf,
  },
  {
    id: 'dueDate',
    header: 'task.dueDate',
    width: 178,
    grow: 100,
    sortBy: 'DUE_DATE',
    kind: 'moment',
    value: (task) => task.dueDate,
    cell: (task) => <DueDate task={task} />,
  },
  processColumn,
  {
    id: 'startDate',
    header: 'task.startDate',
    width: 172,
    sortBy: 'START_DATE',
    hidden: true,
    kind: 'moment',
    value: (task) => task.startDate,
    cell: (task) => timeOfDayText(task.startDate),
  },
  {
    id: 'endDate',
    header: 'task.endDate',
    width: 172,
    hidden: true,
    kind: 'moment',
    value: (task) => task.endDate,
    cell: (task) => timeOfDayText(task.endDate),
  },
  {
    id: 'car',
    header: 'task.carId',
    width: 160,
    hidden: true,
    value: ({ car }) => car && joinParts([car.name, car.licensePlate], ' · '),
  },
  {
    id: 'participants',
    header: 'task.participants',
    width: 180,
    hidden: true,
    value: ({ users }) => users.map(nameOf).join(', '),
  },
  {
    id: 'subTasks',
    header: 'task.subTaskCount',
    width: 124,
    hidden: true,
    value: ({ subTaskCount, doneSubTaskCount }) => (subTaskCount > 0 ? `${doneSubTaskCount}/${subTaskCount}` : ''),
  },
  {
    id: 'complaintCause',
    header: 'task.complaintCauseId',
    width: 160,
    hidden: true,
    value: ({ complaintCause }) => complaintCause?.name,
  },
  { id: 'place', header: 'task.place', width: 200, hidden: true, value: placeOf },
  {
    id: 'createdAt',
    header: 'task.createdAt',
    width: 132,
    sortBy: 'CREATED_AT',
    hidden: true,
    kind: 'date',
    value: (task) => dayOf(task.createdAt),
  },
  { id: 'author', header: 'task.author', width: 150, hidden: true, value: (task) => nameOf(task.author) },
]

/** Inside a process nobody has to be told which. */
export const taskColumnsOfProcess = taskColumns.filter((column) => column !== processColumn)

/** The day a task is due, marked by weight, colour and word once it should have been done, or when it begins. */
function DueDate({ task }: { task: TaskRow }) {
  const { field, text } = momentOf(task)
  if (field === 'startDate') return <Begins>{text}</Begins>
  return isOverdue(task) ? <Overdue>{text}</Overdue> : text
}

function Begins({ children }: { children: string }) {
  const { t } = useTranslation()
  return (
    <span className={styles.taskTableBegins} title={t('task.startDate')}>
      <CalendarDays size={14} role="img" aria-label={t('task.startDate')} /> {children}
    </span>
  )
}

function Overdue({ children }: { children: string }) {
  const { t } = useTranslation()
  return (
    <span className={styles.taskTableOverdue} title={t('task.overdue')}>
      <Clock size={14} role="img" aria-label={t('task.overdue')} /> {children}
    </span>
  )
}

function Title({ task }: { task: TaskRow }) {
  const { t } = useTranslation()
  const whereAndHow = joinParts([placeOf(task), task.car?.name], ' · ')
  return (
    <>
      {task.template && (
        <>
          <TemplateChip template={task.template} />{' '}
        </>
      )}
      <RowName dir="auto">{titleOf(task, t)}</RowName>
      {whereAndHow && (
        <span dir="auto" className={styles.taskTableWhere}>
          {' '}
          {whereAndHow}
        </span>
      )}
    </>
  )
}
