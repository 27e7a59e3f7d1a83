import Button from '@mui/material/Button'
import { today } from '@pietas/contract/kit/days'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CalendarX2, Printer } from 'lucide-react'
import { client } from '../../kit/api/client'
import { useCommands } from '../../kit/commands'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import type { FilterValues } from '../../kit/list'
import { Failed, Page } from '../../kit/page'
import { printCommand } from '../../kit/print'
import { useSession } from '../../kit/session'
import { useSettings } from '../../kit/settings'
import { readPlanSearch } from '../day-plan/plan-address'
import { planFilters } from '../day-plan/plan-filters'
import { PlanSheet } from '../day-plan/plan-sheet'
import { sheetsOf } from '../day-plan/sheets'
import { useDayNotes } from '../notes/day-notes'
import { DayBar } from '../toolbar/day-bar'
import { dayTitle } from '../views/day-title'
import * as styles from './day-plan-page.module.css'

/** What each person, or each car, has to do on a day, as sheets to be printed and taken along. */
export function DayPlanPage() {
  const { t } = useTranslation()
  const { language } = useSettings()
  const { tenant } = useSession()
  const navigate = useNavigate()
  const search = readPlanSearch(useSearch({ strict: false }))
  const { day = today(), sheets: kind = 'users', of } = search
  const { data, error } = useQuery({
    queryKey: ['tasks', 'day-plan', tenant?.id, day],
    queryFn: ({ signal }) => client.tasks.dayPlan({ query: { day }, signal }),
  })
  const note = useDayNotes({ from: day, to: day }).get(day)?.noteText
  const sheets = data && sheetsOf(data.items, kind).filter(({ id }) => of === undefined || id === of)
  const go = (found: FilterValues) =>
    void navigate({ to: '/calendar/day-plan', search: readPlanSearch({ day, ...found }), replace: true })
  const printing = { ...printCommand(), label: t('plan.print') }
  useCommands(t('nav.day-plan'), sheets?.length ? [printing] : [])
  return (
    <Page
      title={t('nav.day-plan')}
      paperHead={`${t('nav.day-plan')} · ${dayTitle(day, language)}`}
      list={{ to: '/calendar', label: t('nav.calendar') }}
      actions={
        sheets?.length ? (
          <Button variant="contained" startIcon={<Printer size={18} />} onClick={printing.run}>
            {t('plan.print')}
          </Button>
        ) : null
      }
    >
      <DayBar
        day={day}
        onDay={(chosen) => go({ ...search, day: chosen })}
        filters={planFilters(kind)}
        values={search as FilterValues}
        // Whose sheet it is means nothing among those of the other kind.
        onChange={(found) => go(found.sheets === search.sheets ? found : { sheets: found.sheets })}
        cut={data?.hasMore && t('plan.cut')}
      />
      {error && !data && <Failed isPage={false} />}
      {sheets?.length === 0 && (
        <EmptyState
          icon={<CalendarX2 size={32} aria-hidden />}
          title={t(of ? 'plan.nothing-for' : 'plan.empty')}
          hint={t(of ? 'plan.nothing-for-hint' : 'plan.empty-hint')}
        />
      )}
      <div className={styles.sheets} aria-busy={!data && !error}>
        {sheets?.map((sheet) => (
          <PlanSheet key={sheet.id ?? 'nobody'} sheet={sheet} day={day} note={note} />
        ))}
      </div>
    </Page>
  )
}
