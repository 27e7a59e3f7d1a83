import Button from '@mui/material/Button'
import { today } from '@pietas/contract/kit/days'
import { useTranslation } from '../../kit/i18n'
import { DayInput } from '../../kit/list/filters/day-input'
import { MultiPicker, Picker } from '../../kit/picker'
import { Segments } from '../../kit/segments'
import { colleagueSource, userGroupSource } from '../../users'
import type { CalendarState } from '../planner/use-calendar'
import { isNarrowed, rowGroups } from '../views/calendar-address'
import { views } from '../views/views'
import * as styles from './filter-bar.module.css'
import { daysOf, type Span, spans } from './shortcuts'

type FilterBarProps = Pick<CalendarState, 'search' | 'view' | 'change'>

/** What the calendar is narrowed to: whose tasks, which days, and which rows of a timeline. */
export function FilterBar({ search, view, change }: FilterBarProps) {
  const { t } = useTranslation()
  const { from, to, user, groups } = search
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own
    <div role="group" aria-label={t('calendar.filter')} className={styles.filters} data-screen-only>
      <div className={styles.person}>
        <Picker
          source={colleagueSource()}
          label={t('calendar.assignee')}
          value={user ?? null}
          onChange={(id) => change({ user: id ?? undefined })}
        />
      </div>
      <div className={styles.person}>
        <MultiPicker
          source={userGroupSource()}
          label={t('calendar.user-group')}
          value={groups ?? []}
          onChange={(ids) => change({ groups: ids.length === 0 ? undefined : ids })}
        />
      </div>
      <DaySpan from={from} to={to} view={view} change={change} />
      {views[view].isTimeline && <RowChoice rows={search.rows} change={change} />}
      <Button
        color="inherit"
        disabled={!isNarrowed(search, view)}
        onClick={() => change({ user: undefined, groups: undefined, from: undefined, to: undefined, rows: undefined })}
      >
        {t('calendar.reset')}
      </Button>
    </div>
  )
}

interface DaySpanProps extends Pick<CalendarState, 'view' | 'change'> {
  from: string | undefined
  to: string | undefined
}

/** A day leads there; several limit the list to themselves: spec 3 section 2.5. */
function DaySpan({ from, to, view, change }: DaySpanProps) {
  const { t } = useTranslation()
  const choose = (first: string | null, last: string | null) => {
    if (!first) return change({ from: undefined, to: undefined })
    const until = last && last >= first ? last : first
    const isOne = until === first
    change({ from: first, to: until, date: first, ...(isOne ? {} : { view: 'list' }) })
  }
  const chooseSpan = (span: Span) => {
    const days = daysOf(span, today())
    choose(days.from, days.to)
  }
  return (
    <div className={styles.days}>
      <DayInput label={t('filter.from')} value={from ?? null} onChange={(day) => choose(day, to ?? null)} />
      <DayInput label={t('filter.to')} value={to ?? null} onChange={(day) => choose(from ?? day, day)} />
      <div className={styles.spans} data-view={view}>
        {spans.map((span) => (
          <button key={span} type="button" onClick={() => chooseSpan(span)}>
            {t(`calendar.span.${span}`)}
          </button>
        ))}
      </div>
    </div>
  )
}

const allRows = 'all'

function RowChoice({ rows, change }: { rows: CalendarState['search']['rows'] } & Pick<CalendarState, 'change'>) {
  const { t } = useTranslation()
  return (
    <Segments
      label={t('calendar.rows')}
      options={([allRows, ...rowGroups] as const).map((group) => ({
        value: group,
        label: t(`calendar.group.${group}`),
      }))}
      value={rows ?? allRows}
      onChoose={(group) => change({ rows: group === allRows ? undefined : group })}
    />
  )
}
