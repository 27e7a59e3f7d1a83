import type { ReactNode } from 'react'
import * as styles from './detail-list.module.css'

interface DetailListProps {
  /** Label and what is known; what is not known is left out. */
  items: readonly (readonly [label: string, value: ReactNode])[]
}

/** Labels with their values, in as many columns as there is room for: for the panel under a row. */
export function DetailList({ items }: DetailListProps) {
  return (
    <dl className={styles.list}>
      {items
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
