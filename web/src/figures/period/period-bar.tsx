import { checkPeriod, type Period, type PeriodName, periodNames } from '@pietas/contract/figures'
import { useState } from 'react'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { DayInput } from '../../kit/list/filters/day-input'
import { Segments } from '../../kit/segments'
import * as styles from './period-bar.module.css'

const own = 'own'

interface PeriodBarProps {
  period: Period
  /** Null = the days are chosen freely. */
  name: PeriodName | null
  onName: (name: PeriodName) => void
  onDays: (period: Period) => void
}

/** Chooses the period that is counted: one of the usual ones, or days of one's own. */
export function PeriodBar({ period, name, onName, onDays }: PeriodBarProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isOwn = name === null || isOpen
  const options = [...periodNames, own] as const
  const choose = (value: PeriodName | typeof own) => {
    setOpen(value === own)
    if (value !== own) onName(value)
  }
  return (
    <div className={styles.periodBar}>
      <Segments
        many
        label={t('figures.period')}
        options={options.map((value) => ({ value, label: t(`figures.period.${value}`) }))}
        value={isOwn ? own : name}
        onChoose={choose}
      />
      {isOwn && <OwnDays period={period} onDays={onDays} />}
    </div>
  )
}

/** The days hold as soon as both stand there and are a period. */
function OwnDays({ period, onDays }: Pick<PeriodBarProps, 'period' | 'onDays'>) {
  const { t } = useTranslation()
  const [days, setDays] = useState<{ from: string | null; to: string | null }>(period)
  const problem = days.from && days.to ? checkPeriod({ from: days.from, to: days.to })[0] : undefined
  const change = (next: Partial<typeof days>) => {
    const { from, to } = { ...days, ...next }
    setDays({ from, to })
    if (from && to && checkPeriod({ from, to }).length === 0) onDays({ from, to })
  }
  return (
    <div className={styles.days}>
      <DayInput label={t('figures.from')} value={days.from} onChange={(from) => change({ from })} />
      <DayInput label={t('figures.to')} value={days.to} onChange={(to) => change({ to })} />
      <p role="alert" className={styles.problem}>
        {problem && t(problem.message as MessageKey)}
      </p>
    </div>
  )
}
