import type { ReactNode } from 'react'
import * as styles from './rows.module.css'

/** A cell that is changed where it stands, by a press on it. */
export interface CellEdit<Row> {
  /** The id of its column. */
  column: string
  /** Names what is changed and how it stands. */
  label: (row: Row) => string
  isFor: (row: Row) => boolean
  /** Opens what it is changed by, beside the cell. */
  run: (row: Row, cell: HTMLElement) => void
}

interface EditButtonProps<Row> {
  edit: CellEdit<Row>
  row: Row
  /** Stands in front of the value. */
  label: string | undefined
  tabIndex: number
  children: ReactNode
}

export function EditButton<Row>({ edit, row, label, tabIndex, children }: EditButtonProps<Row>) {
  return (
    <button
      type="button"
      data-text
      data-label={label}
      tabIndex={tabIndex}
      dir="auto"
      className={`${styles.text} ${styles.edit}`}
      aria-label={edit.label(row)}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => edit.run(row, currentTarget)}
    >
      {children || '–'}
    </button>
  )
}
