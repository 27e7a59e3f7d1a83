import Button from '@mui/material/Button'
import { createLink } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { type ReactNode, type Ref, useCallback, useMemo, useState } from 'react'
import { preloadDrawer, useDrawers } from '../../kit/drawer/use-drawers'
import { EmptyState, toast } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { CreateButton, Page } from '../../kit/page'
import { usePermissions } from '../../kit/session'
import { useSetting } from '../../kit/settings'
import { useShortcut } from '../../kit/shortcut'
import { OverlapDialog } from '../../tasks'
import type { BoardHandle, Dropped } from '../board/board-facts'
import { packMonth } from '../events/month-lanes'
import type { CalendarEvent } from '../events/task-event'
import { useHolidays } from '../holidays/use-holidays'
import { DayNoteHead } from '../notes/day-note-head'
import { useDayNotes } from '../notes/day-notes'
import type { PlannedTask } from '../planned-task'
import { readRow } from '../rows/row-id'
import type { Means } from '../rows/timeline-rows'
import { Toolbar } from '../toolbar/toolbar'
import { isNarrowed } from '../views/calendar-address'
import { countOf } from '../views/days'
import { titleOf } from '../views/title'
import { type ViewName, viewNames, views } from '../views/views'
import { hasNoHour, morningOf, type Put } from '../work/move-fields'
import { useKeyMoves } from '../work/use-key-moves'
import { useMoves } from '../work/use-moves'
import * as styles from './planner.module.css'
import { mostTasks } from './queries'
import { useCalendar } from './use-calendar'
import { useCreate } from './use-create'
import { useFromTop } from './use-from-top'
import { useFull } from './use-full'
import { usePlanned } from './use-planned'

// As large as the rest of the page, which asks for its tasks meanwhile.
const Board = whenIdle(async () => (await import('../board/board')).Board)
const DayDialog = whenIdle(async () => (await import('./day-dialog')).DayDialog)
const FilterBar = whenIdle(async () => (await import('../toolbar/filter-bar')).FilterBar)

const ButtonLink = createLink(Button)

/** What stands beside a calendar, and puts something into it. */
export interface BesideFacts {
  move: (task: PlannedTask, put: Put) => Promise<boolean>
  means: Means
  day: string
}

interface PlannerProps {
  /** What the page is called. */
  name: string
  /** The views of this page, the usual one first; absent = all six, and the usual one by the width. */
  offered?: readonly ViewName[]
  beside?: (facts: BesideFacts) => ReactNode
  board?: Ref<BoardHandle>
}

/** A calendar with everything that is done in it. */
export function Planner({ name, offered, beside, board }: PlannerProps) {
  const { t } = useTranslation()
  const language = useSetting('language')
  const drawers = useDrawers()
  const calendar = useCalendar(offered)
  const { search, view, day, days, chosen, change, step, toToday } = calendar
  const planned = usePlanned(calendar)
  const { create, createOn, day: newDay } = useCreate(calendar)
  const { isFull, toggle } = useFull()
  const sheet = useFromTop(view, planned.isSettled ? days.from : undefined)
  const rest = useHolidays(days)
  const notes = useDayNotes(days)
  const hasNotes = usePermissions()('Task:ListAll') && views[view].isTimeline
  const writeNote = () =>
    void drawers.open('dayNote', { noteDate: newDay, ...(notes.has(newDay) ? {} : { isNew: true }) })
  useShortcut('create-other', writeNote, hasNotes, t('dayNote.create'))
  const isFiltered = isNarrowed(search, view)
  const [isFilterOpen, setFilterOpen] = useState(isFiltered)
  const [shownDay, setShownDay] = useState<string>()
  const { move, question } = useMoves(planned.means)

  const taskOf = (event: CalendarEvent) => planned.tasks.find(({ id }) => id === event.taskId)
  const refuse = (event: CalendarEvent) => event.fixed && toast.info(`calendar.refused.${event.fixed}`)
  const keys = useKeyMoves({ view, groups: planned.groups, taskOf, move, refuse })
  const packed = useMemo(
    () => (view === 'month' ? packMonth(planned.events, days) : undefined),
    [view, planned.events, days],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as nothing is on its way nothing is drawn anew
  const events = useMemo(() => keys.follow(packed?.pieces ?? planned.events), [packed, planned.events, keys.pending])

  const open = useCallback(
    ({ taskId }: CalendarEvent) => {
      if (taskId !== undefined) void drawers.open('task', { taskId, showDetails: true })
    },
    [drawers],
  )
  const drop = async (event: CalendarEvent, dropped: Dropped, revert: () => void) => {
    const task = taskOf(event)
    if (!task || !(await move(task, putOf(event, task, dropped)))) revert()
  }
  const title = titleOf(view, day, chosen, t, language)
  const actions = (
    <>
      <ButtonLink to="/calendar/day-plan" search={{ day: newDay }} variant="outlined" startIcon={<Printer size={18} />}>
        {t('nav.day-plan')}
      </ButtonLink>
      <CreateButton
        label={t('calendar.create')}
        permission="Task:Create"
        onCreate={() => createOn(newDay)}
        onNear={() => preloadDrawer('task')}
      />
    </>
  )
  return (
    <Page title={name} paperHead={`${name} · ${title}`} actions={actions}>
      <div className={styles.planner} data-full={isFull || undefined}>
        <Toolbar
          title={title}
          view={view}
          offered={offered ?? viewNames}
          onView={(next) => change({ view: next, ...(next === 'list' ? {} : { from: undefined, to: undefined }) })}
          onStep={step}
          onToday={toToday}
          isFiltered={isFiltered}
          isFilterOpen={isFilterOpen}
          onFilter={() => setFilterOpen(!isFilterOpen)}
          isFull={isFull}
          onFull={toggle}
        />
        {isFilterOpen && (
          <FilterBar search={search} view={view} change={change} onMissing={() => setFilterOpen(false)} />
        )}
        {planned.hasMore && (
          <p role="status" className={styles.tooMany}>
            {t('calendar.too-many', { count: mostTasks })}
          </p>
        )}
        {planned.hasMoreBusy && (
          <p role="status" className={styles.tooMany}>
            {t('calendar.too-many-busy')}
          </p>
        )}
        <div className={styles.sheets}>
          <div ref={sheet} className={styles.sheet} aria-busy={planned.isLoading || undefined}>
            {planned.error ? (
              <EmptyState
                title={t('common.error')}
                action={
                  <button type="button" className={styles.retry} onClick={planned.retry}>
                    {t('common.retry')}
                  </button>
                }
              />
            ) : (
              <Board
                key={`${view}-${countOf(days)}`}
                ref={board}
                waiting={<div className={styles.waiting} aria-busy />}
                view={view}
                day={day}
                days={days}
                events={events}
                more={packed?.more}
                groups={planned.groups}
                head={hasNotes ? (one) => <DayNoteHead day={one} note={notes.get(one)} /> : undefined}
                restDays={rest}
                label={title}
                onOpen={open}
                onDay={setShownDay}
                onMark={create}
                onDrop={(event, dropped, revert) => void drop(event, dropped, revert)}
                onRefused={refuse}
                onKey={keys.press}
              />
            )}
          </div>
          {beside?.({ move, means: planned.means, day })}
        </div>
        <p className="visually-hidden" role="status">
          {keys.spoken}
        </p>
        {shownDay && (
          <DayDialog
            day={shownDay}
            events={planned.events}
            onOpen={(event) => {
              setShownDay(undefined)
              open(event)
            }}
            onClose={() => setShownDay(undefined)}
            onMissing={() => setShownDay(undefined)}
            onCreate={
              create &&
              (() => {
                setShownDay(undefined)
                createOn(shownDay)
              })
            }
          />
        )}
        {question && <OverlapDialog {...question} onMissing={() => question.onAnswer(false)} />}
      </div>
    </Page>
  )
}

function putOf(event: CalendarEvent, task: PlannedTask, { start, end, fromRow, toRow }: Dropped): Put {
  const rows = { fromRow: readRow(fromRow), toRow: readRow(toRow) }
  if (hasNoHour(event, task)) return { start: morningOf(start), ...rows }
  if (start === event.start && !toRow) return { end, ...rows }
  return { ...(start === event.start ? {} : { start }), ...rows }
}
