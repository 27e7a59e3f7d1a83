import type { Evaluation } from '@pietas/contract/quality'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../kit/i18n'
import * as styles from './month-bars.module.css'

type Month = Evaluation['months'][number]

const amountOf = ({ complaints, feedback }: Month) => complaints + feedback
const two = (month: string) => `${month.slice(5)}/${month.slice(2, 4)}`
const height = (count: number, most: number) => ({ '--part': most === 0 ? 0 : count / most }) as CSSProperties

/** Complaints and feedback of each month as columns; the table below says the same in numbers. */
export function MonthBars({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation()
  const most = Math.max(...months.map(amountOf), 0)
  if (most === 0) return null
  return (
    <figure className={styles.months}>
      <figcaption>
        <span>{t('quality.received')}</span>
        <span className={styles.legend}>
          <span data-kind="complaint">{t('quality.complaints')}</span>
          <span data-kind="feedback">{t('quality.feedback')}</span>
        </span>
      </figcaption>
      <div className={styles.bars} aria-hidden>
        {months.map((month) => (
          <div key={month.month} className={styles.month}>
            <span className={`${styles.amount} numeric`}>{amountOf(month) || ''}</span>
            <div className={styles.column}>
              <span data-kind="feedback" style={height(month.feedback, most)} />
              <span data-kind="complaint" style={height(month.complaints, most)} />
            </div>
            <span className={`${styles.name} numeric`}>{two(month.month)}</span>
          </div>
        ))}
      </div>
    </figure>
  )
}
