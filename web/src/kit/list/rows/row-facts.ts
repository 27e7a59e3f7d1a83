import type { ReactNode } from 'react'
import type { LegalEntity } from '../../session'
import type { TableRecord } from '../columns/column'
import type { Extras, Placed } from '../columns/tracks'
import type { RowAction } from './row-actions'

/** What all rows of a table have in common; the same object as long as nothing of it changes. */
export interface RowFacts<Row extends TableRecord> {
  /** Rows are cards of three lines. */
  isNarrow: boolean
  /** Height of a row in px; cards have their own. */
  rowHeight: number
  cells: Placed<Row>[]
  extras: Extras
  leadClass: string
  actions: RowAction<Row>[]
  onOpen: ((row: Row) => void) | undefined
  /** Where opening leads; only of rows that may be opened. */
  href: ((row: Row) => string) | undefined
  onToggle: (id: number) => void
  onExpand: (id: number) => void
  /** Name and colour of a legal entity. */
  entityOf: (id: number) => Pick<LegalEntity, 'name' | 'primaryColor'> | undefined
  detail: ((row: Row) => ReactNode) | undefined
}
