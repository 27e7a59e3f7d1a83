import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { mostCounted } from '@pietas/contract/kit/counted'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../kit/i18n'
import * as styles from './tile.module.css'
import type { Way } from './ways'

interface TileProps {
  title: string
  total?: number
  /** The list behind it. */
  way?: Way
  /** Shows them all where they stand in no list of a page. */
  onAll?: () => void
  /** What is said where there is nothing. */
  empty: string
  children: ReactNode[]
}

/** A part of the day: its title, how many there are, the first lines, and the way to all of them. */
export function Tile({ title, total, way, onAll, empty, children }: TileProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Paper component="section" variant="outlined" className={styles.tile} aria-labelledby={id}>
      <div className={styles.head}>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        {total !== undefined && total > 0 && <Count total={total} />}
        {way && total !== 0 && (
          <Link
            {...(way as { to: '/tasks'; search: never })}
            className={styles.all}
            aria-label={t('dashboard.all-of', { title })}
          >
            {t('dashboard.all')}
          </Link>
        )}
        {onAll && (
          <button type="button" className={styles.all} aria-label={t('dashboard.all-of', { title })} onClick={onAll}>
            {t('dashboard.all')}
          </button>
        )}
      </div>
      {children.length > 0 ? <ul className={styles.lines}>{children}</ul> : <p className={styles.empty}>{empty}</p>}
    </Paper>
  )
}

/** How many there are, as far as they were counted. */
export const countText = (total: number): string => (total > mostCounted ? `${mostCounted}+` : String(total))

const Count = ({ total }: { total: number }) => <span className={`${styles.count} numeric`}>{countText(total)}</span>

interface LineProps {
  /** What stands before all lines, such as the time. */
  start?: ReactNode
  /** Where it leads. */
  href: string
  name: string
  facts?: ReactNode
  /** Signs behind it. */
  signs?: ReactNode
  /** What can be done at once. */
  action?: ReactNode
}

/** One line of a tile: a link over all of it, and beside it what can be done. */
export const Line = ({ start, href, name, facts, signs, action }: LineProps) => (
  <li className={styles.line}>
    {start && <span className={`${styles.start} numeric`}>{start}</span>}
    <span className={styles.words}>
      <Link to={href as '/'} className={styles.name} dir="auto">
        {name}
      </Link>
      {facts && <span className={styles.facts}>{facts}</span>}
    </span>
    {signs && <span className={styles.signs}>{signs}</span>}
    {action && <span className={styles.action}>{action}</span>}
  </li>
)
