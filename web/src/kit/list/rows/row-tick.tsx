import type { ReactNode } from 'react'
import * as styles from './rows.module.css'

/** How a row stands, and the step that comes next. */
export interface RowStep {
  /** Names the step and the row; without a step how the row stands. */
  label: string
  icon: ReactNode
  /** Absent where there is nothing to be done: the sign only says how the row stands. */
  run?: (() => void) | undefined
}

/** The one thing that is done with a row most often, by a single press. */
export interface RowTick<Row> {
  /** Heads the ticks, for people who hear the table. */
  label: string
  /** Undefined where a row has no tick. */
  stepOf: (row: Row) => RowStep | undefined
}

export function TickButton({ step, tabIndex }: { step: RowStep | undefined; tabIndex: number }) {
  if (!step) return null
  const { label, icon, run } = step
  if (!run)
    return (
      <span role="img" aria-label={label} className={styles.tickSign}>
        {icon}
      </span>
    )
  return (
    <button
      type="button"
      data-tick
      tabIndex={tabIndex}
      className={styles.tickButton}
      aria-label={label}
      // One press is one step: the second click of two, and a key that is held, would take the next one as well.
      onClick={({ detail }) => detail <= 1 && run()}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {icon}
    </button>
  )
}
