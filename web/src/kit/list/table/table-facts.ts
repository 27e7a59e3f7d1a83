import type { Permission } from '@pietas/contract/kit'
import type { ReactNode } from 'react'
import type { Level } from '../../session'
import type { Column, LoadPage, TableRecord } from '../columns/column'
import type { Filter } from '../filters/filter'
import type { Grouping } from '../groups/grouping'
import type { CellEdit } from '../rows/cell-edit'
import type { BulkAction, RowAction } from '../rows/row-actions'
import type { RowTick } from '../rows/row-tick'
import type { TabFacts } from '../tabs/tab'

/** How a record of a list is made. */
export interface CreateFacts {
  label: string
  /** Absent = everybody may. */
  permission?: Permission
  level?: Level
  onCreate: () => void
}

/** A table as a list of facts. What is not said does not exist: no tabs, no filters, no checkboxes, no export. */
export interface TableFacts<Row extends TableRecord> {
  /** Names what is stored of the table: `<tableId>-<userId>`. */
  tableId: string
  /**
   * Whose rows an embedded table shows: where somebody was in it is remembered for each by itself, so that nobody
   * meets the search for another one's rows.
   */
  owner?: number
  /** What the table shows, for people who hear it. */
  label: string
  columns: Column<Row>[]
  /** Name of the cached pages, feature word first, with everything the pages depend on. */
  cacheKey: readonly unknown[]
  load: LoadPage<Row>
  /** Tabs that the table comes with, beside the one of everything; a list, even an empty one, lets people make own ones. */
  tabs?: readonly TabFacts[]
  filters?: readonly Filter[]
  /** Ways to put the rows under heads; the first one holds until somebody chooses. */
  groupings?: readonly Grouping<Row>[]
  onOpen?: (row: Row) => void
  /** Where `onOpen` leads, as an address: the row is a link to it. Without one a row is opened in place only. */
  href?: (row: Row) => string
  /** Without a permission everybody may open a row. */
  openPermission?: Permission
  rowActions?: RowAction<Row>[]
  /** A round tick in front of each row, for what is done with one most often. */
  tick?: RowTick<Row>
  /** Cells that are changed where they stand. */
  edits?: readonly CellEdit<Row>[]
  /** Rows can be ticked when there is something to do with them. */
  bulkActions?: BulkAction<Row>[]
  /** What stands in the panel under a row. */
  detail?: (row: Row) => ReactNode
  /** Completes rows for the export, where a list does not tell everything. */
  completeForExport?: (rows: Row[], signal: AbortSignal) => Promise<Row[]>
  hasExport?: boolean
  /** Pages use the full height, embedded lists are compact. */
  height?: 'full' | 'compact'
  /** Height of a row in px where that is not the usual one. */
  rowHeight?: number
  /** Says what belongs here, where there is nothing yet. */
  emptyHint?: string
  /** What makes the first one: an empty list offers it. */
  create?: CreateFacts | undefined
  /** Absent = it can be searched. */
  hasSearch?: boolean | undefined
  /** So many rows are looked through faster than searched: with fewer, and nothing narrowed, no search is offered. */
  searchFrom?: number
  /** Buttons beside those of the table. */
  toolbar?: ReactNode
}
