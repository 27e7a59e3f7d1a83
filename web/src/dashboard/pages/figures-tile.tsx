import type { Dashboard } from '@pietas/contract/dashboard'
import { today } from '@pietas/contract/kit/days'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import * as styles from './figures-tile.module.css'
import { Tile } from './tile'
import { toFigures, toNewCases, type Way } from './ways'

type Figures = NonNullable<Dashboard['figures']>

/** Key figures of the month beside the days before it, and the way to all of them; what is hidden there is hidden here. */
export function FiguresTile({ figures }: { figures: Figures }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const newCases = may('Process:List') ? { way: toNewCases(today()) } : {}
  return (
    <Tile title={t('dashboard.figures')} way={toFigures} empty="">
      {[
        <Figure
          key="processes"
          label={t('dashboard.new-processes')}
          days={figures.days}
          figure={figures.deaths}
          {...newCases}
        />,
        <Figure key="cremations" label={t('dashboard.cremations')} days={figures.days} figure={figures.cremations} />,
      ]}
    </Tile>
  )
}

interface FigureProps {
  label: string
  days: number
  figure: Figures['deaths']
  /** The list of what is counted. */
  way?: Way
}

function Figure({ label, days, figure: { now, before }, way }: FigureProps) {
  const { t } = useTranslation()
  return (
    <li className={styles.figure}>
      <span className={`${now === null ? styles.hidden : styles.number} numeric`}>{now ?? t('dashboard.hidden')}</span>
      <span className={styles.words}>
        {way ? (
          <Link {...(way as { to: '/tasks'; search: never })} className={styles.label}>
            {label}
          </Link>
        ) : (
          <span className={styles.label}>{label}</span>
        )}
        <span className={styles.before}>
          {t('dashboard.days-before', { count: days, before: before ?? t('dashboard.hidden') })}
        </span>
      </span>
    </li>
  )
}
