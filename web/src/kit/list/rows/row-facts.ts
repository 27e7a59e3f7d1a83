import type { ReactNode } from 'react'
import type { LegalEntity } from '../../session'
import type { TableRecord } from '../columns/column'
import type { Extras, Placed } from '../columns/tracks'
import type { CellEdit } from './cell-edit'
import type { RowAction } from './row-actions'
import type { RowTick } from './row-tick'

/** What all rows of a table have in common; the same object as long as nothing of it changes. */
export interface RowFacts<Row extends TableRecord> {
  /** Rows are cards, each as high as what it says. */
  isNarrow: boolean
  /** Height of a row in px; cards have their own. */
  rowHeight: number
  cells: Placed<Row>[]
  extras: Extras
  leadClass: string
  actions: RowAction<Row>[]
  tick: RowTick<Row> | undefined
  edits: readonly CellEdit<Row>[]
  onOpen: ((row: Row) => void) | undefined
  /** Where opening leads; only of rows that may be opened. */
  href: ((row: Row) => string) | undefined
  onToggle: (id: number) => void
  onExpand: (id: number) => void
  /** Told how high a card is, and again whenever it changes. */
  onLine: (index: number, height: number) => void
  /** What a row is called. */
  nameOf: (row: Row) => string
  /** Name and colour of a legal entity. */
  entityOf: (id: number) => Pick<LegalEntity, 'name' | 'primaryColor'> | undefined
  detail: ((row: Row) => ReactNode) | undefined
}
