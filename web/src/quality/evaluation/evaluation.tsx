import { dayOf, formatDay } from '@pietas/contract/kit/days'
import { checkPeriod, type Period, usualAge, usualPeriod } from '@pietas/contract/quality'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { client } from '../../kit/api/client'
import { EmptyState } from '../../kit/feedback'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { type Filter, FilterBar, type FilterValues } from '../../kit/list'
import { Failed } from '../../kit/page'
import { activeLegalEntityId } from '../../kit/session'
import { useToday } from '../../kit/time'
import * as styles from './evaluation.module.css'
import { Figures } from './figures'
import { MonthBars } from './month-bars'
import { CausesTable, MonthsTable } from './part-tables'
import { Ratings } from './ratings'

const ages = ['7', '14', '30', '60', '90']

const filters: Filter[] = [
  { id: 'period', label: 'quality.period', kind: 'date-range' },
  {
    id: 'olderThanDays',
    label: 'quality.older-than',
    kind: 'select',
    options: ages.map((value) => ({ value, label: `quality.age-of.${value}` as MessageKey })),
  },
]

/** The days that are chosen; what is not chosen is the usual. */
function periodOf({ period }: FilterValues, day: string): Period {
  const { from, to } = (period ?? {}) as { from?: string; to?: string }
  const usual = usualPeriod(to ? dayOf(to) : day)
  return { from: from ? dayOf(from) : usual.from, to: usual.to }
}

/** Complaints and feedback in numbers. */
export function Evaluation() {
  const { t } = useTranslation()
  const [values, setValues] = useState<FilterValues>({})
  const day = useToday()
  const period = useMemo(() => periodOf(values, day), [values, day])
  const olderThanDays = Number(values.olderThanDays ?? usualAge)
  const [wrong] = checkPeriod(period)
  const asked = useQuery({
    // What becomes of tasks changes the figures.
    queryKey: ['tasks', 'quality', 'evaluation', activeLegalEntityId(), period, olderThanDays],
    queryFn: ({ signal }) => client.quality.evaluation({ query: { ...period, olderThanDays }, signal }),
    enabled: !wrong,
    placeholderData: (before) => before,
  })
  return (
    <div className={styles.evaluation}>
      <div className={styles.bar}>
        <FilterBar filters={filters} values={values} onChange={setValues} />
        <p aria-live="polite">{t('quality.period-of', { from: formatDay(period.from), to: formatDay(period.to) })}</p>
      </div>
      {wrong && <EmptyState title={t(wrong.message as MessageKey)} />}
      {asked.isError && !wrong && <Failed isPage={false} />}
      {asked.data && !wrong && (
        <>
          <Figures evaluation={asked.data} olderThanDays={olderThanDays} />
          <MonthBars months={asked.data.months} />
          <MonthsTable evaluation={asked.data} />
          <CausesTable evaluation={asked.data} />
          <Ratings calls={asked.data.calls} />
        </>
      )}
    </div>
  )
}
