import type { Dashboard } from '@pietas/contract/dashboard'
import { today } from '@pietas/contract/kit/days'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import * as styles from './figures-tile.module.css'
import { Tile } from './tile'
import { toNewCases } from './ways'

type Figures = NonNullable<Dashboard['figures']>

/** Key figures of the month beside the month before. */
export function FiguresTile({ figures }: { figures: Figures }) {
  const { t } = useTranslation()
  const may = usePermissions()
  return (
    <Tile title={t('dashboard.figures')} {...(may('Process:List') ? { way: toNewCases(today()) } : {})} empty="">
      {[
        <Figure key="processes" label={t('dashboard.new-processes')} months={figures.processes} />,
        <Figure key="cremations" label={t('dashboard.cremations')} months={figures.cremations} />,
      ]}
    </Tile>
  )
}

function Figure({ label, months }: { label: string; months: Figures['processes'] }) {
  const { t } = useTranslation()
  return (
    <li className={styles.figure}>
      <span className={`${styles.number} numeric`}>{months.thisMonth}</span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.before}>{t('dashboard.month-before', { count: months.lastMonth })}</span>
      </span>
    </li>
  )
}
