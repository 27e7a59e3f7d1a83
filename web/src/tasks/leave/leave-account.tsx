import { today } from '@pietas/contract/kit/days'
import type { LeaveAccount as Account } from '@pietas/contract/tasks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { TreePalm } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '../../kit/feedback'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { Failed } from '../../kit/page'
import { Steps } from '../../kit/steps'
import * as styles from './leave-account.module.css'
import { LeaveItems } from './leave-items'
import { leaveQuery } from './queries'

/** Leave is planned this many years ahead, see the server. */
const yearsAhead = 2

const thisYear = () => Number(today().slice(0, 4))

interface LeaveAccountProps {
  userId: number
  /** What stands below the year that is shown. */
  below?: (account: Account) => ReactNode
}

/** What somebody has of leave in a year, and which days it goes to. */
export function LeaveAccount({ userId, below }: LeaveAccountProps) {
  const { t } = useTranslation()
  const [year, setYear] = useState(thisYear)
  const { data, error, isPlaceholderData } = useQuery({
    ...leaveQuery(userId, year),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className={styles.account} aria-busy={!data || isPlaceholderData}>
        <div className={styles.years} data-screen-only>
          <h3 className="numeric" aria-live="polite">
            {t('leave.year', { year })}
          </h3>
          <Steps
            before={t('leave.year-before')}
            after={t('leave.year-after')}
            onStep={(by) => setYear(year + by)}
            isLast={year >= thisYear() + yearsAhead}
          />
        </div>
        {data && <LeaveSums account={data} />}
        {error && !data && <Failed isPage={false} />}
        {data?.items.length === 0 && (
          <EmptyState icon={<TreePalm size={28} aria-hidden />} title={t('leave.empty', { year: data.year })} />
        )}
        {data && data.items.length > 0 && <LeaveItems items={data.items} />}
      </div>
      {data && below?.(data)}
    </>
  )
}

/** The days of a year: what there are, what they went to, and what is left. */
function LeaveSums({ account }: { account: Account }) {
  const { t } = useTranslation()
  const { year, entitlement, carriedOver, forfeited, planned, taken, rest } = account
  const facts: { label: MessageKey; days: number | null; hint?: string }[] = [
    { label: 'leave.entitlement', days: entitlement },
    { label: 'leave.carriedOver', days: carriedOver, hint: t('leave.carriedOver-hint', { year }) },
    { label: 'leave.forfeited', days: forfeited },
    { label: 'leave.taken', days: taken },
    { label: 'leave.planned', days: planned },
  ]
  const always: MessageKey[] = ['leave.entitlement', 'leave.taken', 'leave.planned']
  return (
    <dl className={styles.sums}>
      <div className={styles.rest} data-low={(rest !== null && rest < 0) || undefined}>
        <dt>{t('leave.rest')}</dt>
        <dd>{rest === null ? t('leave.unknown') : t('leave.days', { count: rest })}</dd>
      </div>
      {facts
        .filter(({ label, days }) => days !== 0 || always.includes(label))
        .map(({ label, days, hint }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd className="numeric">{days ?? t('leave.unknown')}</dd>
            {hint && <dd className={styles.hint}>{hint}</dd>}
          </div>
        ))}
    </dl>
  )
}
