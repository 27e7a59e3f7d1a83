import type { HTMLAttributes } from 'react'
import * as styles from './row-name.module.css'

/** What a row is known by: it stands out among the other cells. */
export const RowName = (props: HTMLAttributes<HTMLElement>) => (
  <strong data-row-name className={styles.rowName} {...props} />
)
