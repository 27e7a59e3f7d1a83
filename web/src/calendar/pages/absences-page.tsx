import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus, Users } from 'lucide-react'
import { client } from '../../kit/api/client'
import { useCommands } from '../../kit/commands'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { Failed, Page } from '../../kit/page'
import { PrintButton, printCommand } from '../../kit/print'
import { useSession } from '../../kit/session'
import { useSettings } from '../../kit/settings'
import { Steps } from '../../kit/steps'
import { daysOfMonth, stepMonth } from '../absences/away-days'
import { AwayTable } from '../absences/away-table'
import { readAbsencesSearch, thisMonth } from '../absences/month-address'
import { useHolidays } from '../holidays/use-holidays'
import { monthTitle } from '../views/day-title'
import * as styles from './absences-page.module.css'

/** Who of the house is away on which days of a month, for whoever accepts leave. */
export function AbsencesPage() {
  const { t } = useTranslation()
  const { language } = useSettings()
  const { legalEntity } = useSession()
  const drawers = useDrawers()
  const navigate = useNavigate()
  const { month = thisMonth() } = readAbsencesSearch(useSearch({ strict: false }))
  const days = daysOfMonth(month)
  const holidays = useHolidays({ from: days[0] as string, to: days.at(-1) as string })
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['tasks', 'absences', legalEntity?.id, month],
    queryFn: ({ signal }) => client.absences.listOfEntity({ query: { month }, signal }),
    placeholderData: keepPreviousData,
  })
  const go = (next: string) =>
    void navigate({
      to: '.',
      search: (next === thisMonth() ? {} : { month: next }) as never,
      replace: true,
    })
  const title = monthTitle(`${month}-01`, language)
  useCommands(t('nav.absences'), [{ ...printCommand(), quiet: true }])
  return (
    <Page
      title={t('nav.absences')}
      paperHead={`${t('nav.absences')} · ${title}`}
      actions={
        <>
          <PrintButton />
          <Button variant="contained" startIcon={<Plus size={18} />} onClick={() => void drawers.open('absence', {})}>
            {t('leave.request')}
          </Button>
        </>
      }
    >
      <div className={styles.bar} data-screen-only>
        <Button variant="outlined" disabled={month === thisMonth()} onClick={() => go(thisMonth())}>
          {t('leave.this-month')}
        </Button>
        <Steps
          before={t('leave.month-before')}
          after={t('leave.month-after')}
          onStep={(by) => go(stepMonth(month, by))}
        />
        <h2 className={styles.month} aria-live="polite">
          {title}
        </h2>
      </div>
      {data?.hasMore && <p className={styles.cut}>{t('leave.cut')}</p>}
      {error && !data && <Failed isPage={false} />}
      {data?.items.length === 0 && (
        <EmptyState icon={<Users size={32} aria-hidden />} title={t('leave.nobody')} hint={t('leave.nobody-hint')} />
      )}
      {data && data.items.length > 0 && (
        <div aria-busy={isPlaceholderData}>
          <AwayTable month={data.month} people={data.items} holidays={holidays} label={t('leave.overview')} />
        </div>
      )}
    </Page>
  )
}
