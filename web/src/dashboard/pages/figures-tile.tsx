import type { Dashboard } from '@pietas/contract/dashboard'
import { useTranslation } from '../../kit/i18n'
import * as styles from './figures-tile.module.css'
import { Tile } from './tile'

type Figures = NonNullable<Dashboard['figures']>

/** Key figures of the month beside the month before. */
export function FiguresTile({ figures }: { figures: Figures }) {
  const { t } = useTranslation()
  return (
    <Tile title={t('dashboard.figures')} empty="">
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
