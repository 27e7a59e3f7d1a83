import type { HTMLAttributes } from 'react'
import * as styles from './grid.module.css'

/** Class of what fills more or fewer than two of the six columns. */
export const span = {
  1: styles.span1,
  2: '',
  3: styles.span3,
  4: styles.span4,
  5: styles.span5,
  6: styles.span6,
}

/** The same on a telephone, where a field otherwise fills the line. */
export const narrowSpan = { 2: styles.narrow2, 4: styles.narrow4 }

/** Fields on six columns; one takes two of them unless it says otherwise. */
export const FormGrid = ({ className = '', ...props }: HTMLAttributes<HTMLDivElement>) => (
  <div data-form="grid" className={`${styles.formGrid} ${className}`} {...props} />
)
