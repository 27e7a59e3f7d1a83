import type { Figures } from '@pietas/contract/figures'
import { leastShown } from '@pietas/contract/figures'
import { ChartColumnBig } from 'lucide-react'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { breakdownsOf } from './breakdown'
import { BreakdownCard } from './breakdown-card'
import * as styles from './figures-shown.module.css'
import { HeadFigures } from './head-figures'
import { MonthsCard } from './months-card'

/** The figures of a period: at a glance, by month, and broken down by what they consist of. */
export function FiguresShown({ figures, company }: { figures: Figures; company: string }) {
  const { t } = useTranslation()
  const { now } = figures
  return (
    <>
      <HeadFigures {...figures} />
      {now.cases === 0 && (
        <EmptyState
          icon={<ChartColumnBig size={32} aria-hidden />}
          title={t('figures.none')}
          hint={t('figures.none-hint')}
        />
      )}
      {now.cases > 0 && <MonthsCard figures={figures} company={company} />}
      <div className={styles.cards}>
        {breakdownsOf(figures, t)
          .filter(({ all, parts }) => all.now !== 0 && parts.length > 0)
          .map((breakdown) => (
            <BreakdownCard key={breakdown.id} breakdown={breakdown} company={company} />
          ))}
      </div>
      <p className={styles.notes}>
        {t('figures.note')} {t('figures.note-hidden', { count: leastShown })}
      </p>
    </>
  )
}
