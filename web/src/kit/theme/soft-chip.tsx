import type { ReactNode } from 'react'
import * as styles from './soft-chip.module.css'
import { toned } from './toned'

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
  <span dir="auto" className={`${styles.softChip} ${toned}`} data-tone={tone}>
    {children}
  </span>
)
