import type { Evaluation } from '@pietas/contract/quality'
import { useTranslation } from '../../kit/i18n'
import * as styles from './figures.module.css'
import { timeText } from './time-text'

/** What was said in a period at a glance. */
export function Figures({ evaluation, olderThanDays }: { evaluation: Evaluation; olderThanDays: number }) {
  const { t } = useTranslation()
  const { total } = evaluation
  const figures: [label: string, value: number | string][] = [
    [t('quality.complaints'), total.complaints],
    [t('quality.feedback'), total.feedback],
    [t('quality.open'), total.open],
    [t('quality.open-too-long', { count: olderThanDays }), total.openTooLong],
    [t('quality.average'), timeText(total.averageMinutes, t)],
    [t('quality.median'), timeText(total.medianMinutes, t)],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numeric">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
