import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { dayOf, formatDay, today } from '@pietas/contract/kit/days'
import { mayChangeTask } from '@pietas/contract/tasks'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, GripVertical } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { formatDate, joinParts, useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { useSession } from '../../kit/session'
import { Tooltip } from '../../kit/tooltip'
import { caseOf, placeOf, TaskType, titleOf, useAsker } from '../../tasks'
import type { BoardHandle, PointedAt } from '../board/board-facts'
import { dayIn, timeIn, type Wall, wallOf } from '../events/wall'
import type { PlannedTask } from '../planned-task'
import type { BesideFacts } from '../planner/planner'
import { mostTasks } from '../planner/queries'
import { readRow } from '../rows/row-id'
import type { Put } from '../work/move-fields'
import { dragBeside } from './drag-beside'
import * as styles from './unplanned-list.module.css'
import { missingOf, unfinishedQuery, unplannedOf } from './unplanned-tasks'

const PlanDialog = whenIdle(async () => (await import('./plan-dialog')).PlanDialog)

// What has no hour yet begins in the morning where days alone are shown.
const morning = '08:00'

const hourOf = ({ startDate, dueDate }: PlannedTask): string => {
  const known = startDate ?? dueDate
  const hour = known?.includes('T') ? timeIn(wallOf(known)) : '00:00'
  return hour === '00:00' ? morning : hour
}

const dueDay = ({ startDate, dueDate }: PlannedTask): string | undefined => {
  const known = startDate ?? dueDate
  return known?.includes('T') ? dayOf(known) : (known ?? undefined)
}

/** Where something begins that is put onto a place of a timeline. */
export const startAt = (task: PlannedTask, { at, allDay }: Pick<PointedAt, 'at' | 'allDay'>): Wall =>
  allDay ? `${dayIn(at)}T${hourOf(task)}` : at

/** What is still to be planned; it is dragged onto a row, or planned in a dialog. */
export function UnplannedList({ move, means, day, board }: BesideFacts & { board: RefObject<BoardHandle | null> }) {
  const { t } = useTranslation()
  const id = useId()
  const { legalEntity } = useSession()
  const now = today()
  const { data, error, refetch } = useQuery(unfinishedQuery(legalEntity?.id, now))
  const [planned, setPlanned] = useState<PlannedTask>()
  const tasks = data ? unplannedOf(data.items, now) : undefined
  const put = (task: PlannedTask, place: Put) => void move(task, { fromRow: null, ...place })
  const drop = (task: PlannedTask, x: number, y: number) => {
    const found = board.current?.at(x, y)
    const toRow = readRow(found?.row)
    if (found && toRow) put(task, { start: startAt(task, found), toRow })
  }
  return (
    <section className={styles.unplanned} aria-labelledby={id} data-screen-only>
      <Typography id={id} variant="h3" component="h2" className={styles.head}>
        {t('unplanned.title')}
        {tasks && <span className={`${styles.count} numeric`}>{tasks.length}</span>}
      </Typography>
      {error && !data && (
        <p role="alert" className={styles.nothing}>
          {t('common.error')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </p>
      )}
      {data?.nextCursor && <p className={styles.nothing}>{t('unplanned.more', { count: mostTasks })}</p>}
      {tasks?.length === 0 && !data?.nextCursor && <p className={styles.nothing}>{t('unplanned.empty')}</p>}
      <ul className={styles.tasks}>
        {tasks?.map((task) => (
          <li key={task.id}>
            <UnplannedTask task={task} onDrop={(x, y) => drop(task, x, y)} onPlan={() => setPlanned(task)} />
          </li>
        ))}
      </ul>
      {planned && (
        <PlanDialog
          task={planned}
          means={means}
          start={startAt(planned, { at: `${dueDay(planned) ?? day}T00:00`, allDay: true })}
          onPlan={(place) => {
            setPlanned(undefined)
            put(planned, place)
          }}
          onClose={() => setPlanned(undefined)}
          onMissing={() => setPlanned(undefined)}
        />
      )}
    </section>
  )
}

interface UnplannedTaskProps {
  task: PlannedTask
  onDrop: (x: number, y: number) => void
  onPlan: () => void
}

function UnplannedTask({ task, onDrop, onPlan }: UnplannedTaskProps) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const mayPlan = mayChangeTask(useAsker(), task)
  const title = titleOf(task, t)
  const due = task.startDate ?? task.dueDate
  return (
    <article className={styles.task} data-unplanned={task.id}>
      {mayPlan && (
        <span
          className={styles.grip}
          aria-hidden
          onPointerDown={(event) => dragBeside(event, { label: title, className: styles.shadow, onDrop })}
        >
          <GripVertical size={16} />
        </span>
      )}
      <div className={styles.words}>
        <button
          type="button"
          className={styles.title}
          dir="auto"
          onClick={() => void drawers.open('task', { taskId: task.id, showDetails: true })}
        >
          {title}
        </button>
        <span className={styles.facts} dir="auto">
          {joinParts([caseOf(task), placeOf(task)], ' · ')}
        </span>
        <span className={styles.chips}>
          <TaskType type={task.type} />
          {due && <span className="numeric">{due.includes('T') ? formatDate(due) : formatDay(due)}</span>}
          <span>
            {t('unplanned.without', {
              what: missingOf(task)
                .map((one) => t(`unplanned.${one}`))
                .join(', '),
            })}
          </span>
        </span>
      </div>
      {mayPlan && (
        <Tooltip title={t('unplanned.plan', { title })}>
          <IconButton onClick={onPlan}>
            <CalendarPlus size={18} />
          </IconButton>
        </Tooltip>
      )}
    </article>
  )
}
