import type { ReactNode } from 'react'
import * as styles from './soft-chip.module.css'

export type Tone =
  | 'blue'
  | 'sky'
  | 'purple'
  | 'magenta'
  | 'green'
  | 'forest'
  | 'teal'
  | 'red'
  | 'vermilion'
  | 'orange'
  | 'neutral'

/** A state in a word, on a soft ground of its colour. */
export const SoftChip = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={styles.softChip} data-tone={tone}>
    {children}
  </span>
)
